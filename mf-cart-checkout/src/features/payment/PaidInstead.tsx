import { Notice } from '@shop/ui-kit/Notice'
import { useTexts } from '../../use-texts.ts'
import css from './PaymentResult.module.css'
import { PhoneLink } from './PhoneLink.tsx'

/** The customer wanted to cancel, and the bank said meanwhile that the order is paid: it stays, until they say otherwise. */
export function PaidInstead() {
  const { t } = useTexts()
  return (
    <div className={css.aside}>
      <Notice announced title={t('cancel.paidInstead')} action={<PhoneLink />}>
        {t('cancel.paidInsteadText')}
      </Notice>
    </div>
  )
}
