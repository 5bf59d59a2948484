import { PHONE } from '@shop/contracts/texts/brand-links'
import { useTexts } from '../../../use-texts.ts'
import css from './PhoneLink.module.css'

/** Calls the shop. */
export function PhoneLink() {
  const { t } = useTexts()
  return (
    <a className={css.phone} href={`tel:${PHONE.dialled}`}>
      {t('callUs', { phone: PHONE.shown })}
    </a>
  )
}
