import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'

/** To the field for an address at the foot of every page. */
export function NewsletterLink({ className }: { className?: string }) {
  const { t } = useTranslation('mf-catalog')
  return (
    <Link to={{ hash: '#newsletter' }} className={className}>
      {t('opening.tell')}
    </Link>
  )
}
