import type { OrderChangePreview } from '@shop/contracts/staff/orders/order-change'
import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'

/** Of an order in which no sizes can be swapped. */
export const changeableFixture: NonNullable<FullOrder['changeable']> = {
  revision: '0123456789abcdef',
  name: 'Олена',
  last_name: 'Коваль',
  delivery: { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' },
  lines: [],
}

const same = (sum: number) => ({ was: sum, will_be: sum })

/** A change that costs nothing more and nothing less. */
export const changePreviewFixture: OrderChangePreview = {
  currency: 'UAH',
  changes: [],
  goods: same(0),
  discount: same(0),
  delivery: same(0),
  total: same(4390),
  agreed_total: 4390,
  promo: null,
  to_give_back: null,
  to_pay: null,
  short: [],
  refusal: null,
}
