import { brandOfPage } from '@shop/contracts/texts/page-brand'
import { useTexts } from '../../../use-texts.ts'
import css from './PhoneLink.module.css'

/** Calls the shop. */
export function PhoneLink() {
  const { t } = useTexts()
  const { phone } = brandOfPage()
  if (!phone) return null
  return (
    <a className={css.phone} href={`tel:${phone.dialled}`}>
      {t('callUs', { phone: phone.shown })}
    </a>
  )
}
