import { anOrder, noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import { historyOrder } from './history-order.ts'
import { orderInfo } from './order-info.ts'

const paid = (about: Partial<Order>) => ({ ...anOrder(about), state: 'paid' as const })
const { sums } = anOrder()
const percent = { kind: 'percent', percent: 15 } as const
const customer = ['email olena@example.com']
const reduced = { ...sums, discount: 149_700, promo_discount: 149_700, discount_kind: 'promo' as const, total: 848_300 }

test.each<[string, Partial<Order>, object | null]>([
  ['no code', {}, null],
  [
    'a code for the goods',
    { promo: { code: 'SPRING15', gift: percent, customer }, sums: reduced },
    { code: 'SPRING15', discount: 1497, free_delivery: false },
  ],
  [
    'a code for the delivery',
    { promo: { code: 'SHIP', gift: { kind: 'free_delivery' }, customer } },
    { code: 'SHIP', discount: 0, free_delivery: true },
  ],
])('the page of an order and the list of orders say what %s saved', (_, about, promo) => {
  const order = paid(about)

  expect(orderInfo(order, noon).promo).toEqual(promo)
  expect(historyOrder(order, noon).promo).toEqual(promo)
})
