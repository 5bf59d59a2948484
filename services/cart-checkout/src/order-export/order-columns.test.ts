import { anAttempt, anOrder, anOrderLine } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import { orderColumns } from './order-columns.ts'

const placed = (about: Partial<Order> = {}) => anOrder({ state: 'paid', ...about }) as Placed

/** What stands under a heading of the Ukrainian file. */
function cellOf(order: Placed, head: string) {
  const column = orderColumns.find(known => known.head.uk === head)
  if (!column) throw new Error(`no column is called ${head}`)
  return column.of(order, 'uk')
}

test('a row says who ordered what, and where it stands', () => {
  const order = placed({
    payment_state: 'approved',
    lines: [anOrderLine({ count: 2 }), anOrderLine({ article: 'CO-2014-IVO-R', size: '38 (M)' })],
    promo: { code: 'AUTUMN', gift: { kind: 'percent', percent: 10 }, customer: 'customer c' },
    parts: [{ at: new Date(0), who: 'olena', tracking: '20450123456789', lines: [] }],
  } as Partial<Order>)

  expect(cellOf(order, 'Стан')).toBe('Нове')
  expect(cellOf(order, 'Товари')).toBe('DR-1042-BUR-L 36 (S) × 2, CO-2014-IVO-R 38 (M) × 1')
  expect(cellOf(order, 'Речей')).toBe(3)
  expect(cellOf(order, 'Промокод')).toBe('AUTUMN')
  expect(cellOf(order, 'Посилки')).toBe('20450123456789')
})

test('of an order in euros the total is in euros, and what came is in the currency of the charge', () => {
  const order = placed({
    currency: 'EUR',
    attempts: [anAttempt(1, { state: 'declined' }), anAttempt(2, { state: 'approved' })],
    refunds: [
      { payment_id: '26-000001-2', amount: 1050, state: 'done' },
      { payment_id: '26-000001-2', amount: 9999, state: 'declined' },
    ] as Order['refunds'],
  })

  expect([cellOf(order, 'Валюта'), cellOf(order, 'Валюта оплати')]).toEqual(['EUR', 'UAH'])
  expect(cellOf(order, 'Номер оплати')).toBe('26-000001-2')
  expect(cellOf(order, 'Спосіб оплати')).toBe('Картка')
  expect([cellOf(order, 'Надійшло'), cellOf(order, 'Повернено')]).toEqual([998_000, 1050])
})

test('nothing is said of money where none came', () => {
  const order = placed({ attempts: [anAttempt()] })
  expect([cellOf(order, 'Спосіб оплати'), cellOf(order, 'Надійшло'), cellOf(order, 'Валюта оплати')]).toEqual([
    '',
    null,
    null,
  ])
})

test.each([
  ['the customer', {}, 'Сайт'],
  [
    'staff, paid by its link',
    { made_by_staff: { who: 'olena', discount_reason: null, paid_in_shop: null } },
    'Працівники',
  ],
  ['staff in the shop', { source: 'offline' as const }, 'Магазин'],
])('an order made by %s has its source', (_, about, source) => {
  expect(cellOf(placed(about), 'Джерело')).toBe(source)
})
