import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { CopyLink } from '../../components/CopyLink.tsx'
import { Facts } from '../../components/Facts.tsx'
import { useTexts } from '../../use-texts.ts'
import { WriteCustomer } from './messages/WriteCustomer.tsx'

/** Who made it for the customer, why there is a discount, and by what it was paid in the shop; nothing of an order that the customer placed. */
export function MadeByStaff({ order: { made_by_staff: made } }: { order: FullOrder }) {
  const { t } = useTexts()
  if (!made) return null
  const { who, discount_reason, paid_in_shop, means_note, handed_over } = made
  const means = paid_in_shop && [t(`means.${paid_in_shop}`), ...(means_note ? [means_note] : [])].join(': ')
  return (
    <Facts
      facts={[
        { name: t('order.madeBy'), value: t('order.madeByValue', { who }) },
        ...(discount_reason ? [{ name: t('order.discountReason'), value: discount_reason }] : []),
        ...(means ? [{ name: t('order.paidInShop'), value: means }] : []),
        ...(handed_over ? [{ name: t('order.handedOver'), value: t('order.handedOverNow') }] : []),
      ]}
    />
  )
}

/** The page on which the customer pays, to be copied, or sent as a text message or an email. */
export function PayLink({ order }: { order: FullOrder }) {
  const { t } = useTexts()
  if (order.order_status !== 'awaiting_payment') return null
  return (
    <>
      <CopyLink path={`/payment/${order.ref}`} label={t('order.payLink')} copiedText={t('order.payLinkCopied')} />
      <WriteCustomer order={order} label={t('message.sendPayLink')} first={{ template: 'pay_link', channel: 'sms' }} />
    </>
  )
}
