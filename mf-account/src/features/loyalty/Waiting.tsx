import type { CustomerView } from '@shop/contracts/customers/profile'
import { openPopup } from '@shop/shell/popup'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../../use-texts.ts'

/** What the customer must still verify before the level counts (docs/rules.md, "Loyalty"). */
export function Waiting({ customer }: { customer: CustomerView }) {
  const { t } = useTexts()
  const { email_verified, phone, phone_verified, level } = customer
  if (email_verified && phone_verified) return null
  const what = t(email_verified ? 'personal.discount.waitsPhone' : 'personal.discount.waitsEmail')
  const confirm = (
    <Button variant="outline" size="small" onClick={() => openPopup('confirm-phone', { phone })}>
      {t('personal.data.confirmPhone')}
    </Button>
  )
  return (
    <Notice
      tone="warn"
      title={t(level > 0 ? 'personal.discount.waitsLevel' : 'personal.discount.waits', { percent: level })}
      action={phone_verified ? undefined : confirm}
    >
      {phone_verified || email_verified ? what : t('personal.discount.waitsBoth')}
    </Notice>
  )
}
