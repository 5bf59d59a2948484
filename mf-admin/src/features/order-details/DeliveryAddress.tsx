import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../../use-texts.ts'

type Props = { order: Pick<FullOrder, 'delivery_text' | 'is_address_typed' | 'phone' | 'lines'> }

/**
 * Where the parcel goes. Nobody has checked what a shopper wrote without the carrier's list: until all of it has left, a call
 * costs less than a lost parcel.
 */
export function DeliveryAddress({ order: { delivery_text, is_address_typed, phone, lines } }: Props) {
  const { t, locale } = useTexts()
  const address = <p>{delivery_text[locale]}</p>
  if (!is_address_typed || lines.every(({ left }) => left === 0)) return address
  return (
    <Notice tone="warn" title={t('address.typed')} action={<a href={`tel:${phone}`}>{phone}</a>}>
      {address}
      <p>{t('address.check')}</p>
    </Notice>
  )
}
