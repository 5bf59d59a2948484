import { brandOfPage } from '@shop/contracts/texts/page-brand'
import { buttonClass } from '@shop/ui-kit/Button'
import { useTexts } from '../../../use-texts.ts'

/** Writes to the shop where it answers messages: in its first social network, else by email. */
export function MessageLink({ variant }: { variant: 'primary' | 'outline' }) {
  const { t } = useTexts()
  const { social, seller } = brandOfPage()
  const [network] = social
  const address = network?.url ?? (seller && `mailto:${seller.uk.email}`)
  if (!address) return null
  return (
    <a className={buttonClass({ variant, wide: true })} href={address} rel="noopener">
      {network ? t('unavailable.message', { where: network.title }) : t('unavailable.email')}
    </a>
  )
}
