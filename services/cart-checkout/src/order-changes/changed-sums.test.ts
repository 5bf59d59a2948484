import { oneOf, seededRandom } from '@shop/testing/seeded'
import { anOrder, anOrderLine, noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { OrderLine, OrderSums } from '../order/order-line.ts'
import { changeGoods } from './changed-sums.ts'

const { article } = anOrderLine()
const item = (size: string, price: number, about: Partial<OrderLine> = {}): OrderLine => {
  const { count = 1, discount_share = 0 } = about
  const known = { uah: price, eur: null } as unknown as OrderLine['list_price']
  const prices = { list_price: known, current_price: known, list: price, unit: price }
  return anOrderLine({ size, ...prices, sum: price * count, uah: { unit: price, discount_share }, ...about })
}
const percents = (discount_kind: OrderSums['discount_kind'], discount_percent: number, birthday_percent = 0) => ({
  sums: { ...anOrder().sums, discount_kind, discount_percent, birthday_percent },
})
const take = (size: string, count = 1) => ({ removed: [{ article, size, bundle: null, count }], swaps: [] })
const ofRefund = (lines: { size: string; count: number }[]): Partial<Order> => {
  const named = lines.map(line => ({ article, bundle: null, ...line }))
  const about = { payment_id: '26-000001-1', amount: 100, delivery: false, comment: '', who: 'olena', at: noon }
  return { refunds: [{ ...about, lines: named, state: 'done' }] }
}
const fixed = { kind: 'fixed' as const, amount: { uah: 50_000, eur: null } }
const promo = { code: 'CODE', gift: fixed, customer: 'olena@example.com' }

// Two of 10 000: 5 % by themselves, 1 000 in all. Without one of them the limit of 20 000 is not reached.
const automatic = [item('36 (S)', 1_000_000, { count: 2, discount_share: 100_000 })]
const large = [
  item('36 (S)', 1_500_000, { discount_share: 75_000 }),
  item('38 (M)', 800_000, { discount_share: 40_000 }),
]
/** On sale for 1 % less, which 5 % of the list price beats. */
const onSale = item('40 (L)', 1_000_000, {
  discount_share: 50_000,
  current_price: { uah: 990_000, eur: 22_000 },
})
const two = [item('36 (S)', 500_000, { discount_share: 25_000 }), item('38 (M)', 300_000, { discount_share: 15_000 })]

type Expected = { agreed: [sum: number, discount: number]; today: [sum: number, discount: number] }
const same = (sum: number, discount: number): Expected => ({ agreed: [sum, discount], today: [sum, discount] })

test.each<[string, OrderLine[], Partial<Order>, ReturnType<typeof take>, Expected]>([
  [
    'without a discount',
    [item('36 (S)', 500_000, { count: 3 })],
    percents('none', 0),
    take('36 (S)'),
    same(1_000_000, 0),
  ],
  ['of a loyal customer', two, percents('loyalty', 5), take('38 (M)'), same(500_000, 25_000)],
  ['with a discount of staff', two, percents('staff', 5), take('36 (S)'), same(300_000, 15_000)],
  [
    'under a fixed code, whose share stays',
    two,
    { ...percents('promo', 0), promo },
    take('38 (M)'),
    same(500_000, 25_000),
  ],
  [
    'that loses the automatic discount',
    automatic,
    percents('auto', 5),
    take('36 (S)'),
    { agreed: [1_000_000, 50_000], today: [1_000_000, 0] },
  ],
  [
    'that keeps the automatic discount',
    [...large, item('40 (L)', 100)],
    percents('auto', 5),
    take('40 (L)'),
    same(2_300_000, 115_000),
  ],
  [
    'that loses the automatic discount: what is on sale has its sale price again',
    [onSale, item('36 (S)', 1_000_000, { discount_share: 50_000 })],
    percents('auto', 5),
    take('36 (S)'),
    { agreed: [1_000_000, 50_000], today: [990_000, 0] },
  ],
  [
    'of which an item was given back under the automatic discount',
    [...automatic, item('38 (M)', 100_000, { discount_share: 5_000 })],
    { ...percents('auto', 5), ...ofRefund([{ size: '36 (S)', count: 1 }]) },
    take('38 (M)'),
    same(2_000_000, 100_000),
  ],
])('an item is taken out of an order %s', (_, lines, about, goods, expected) => {
  const order = anOrder({ lines, ...about })
  const sumsOn = (terms: 'agreed' | 'today') => {
    const { sums } = changeGoods(order, goods, terms)
    return [sums.subtotal, sums.discount]
  }
  expect({ agreed: sumsOn('agreed'), today: sumsOn('today') }).toEqual(expected)
})

test('the shares of a birthday and of a code are those of what stays', () => {
  const birthday = changeGoods(anOrder({ lines: two, ...percents('loyalty', 2, 3) }), take('38 (M)'), 'today').sums
  expect([birthday.discount, birthday.birthday_discount, birthday.promo_discount]).toEqual([25_000, 15_000, 0])
  const code = changeGoods(anOrder({ lines: two, ...percents('promo', 0), promo }), take('38 (M)'), 'today').sums
  expect([code.discount, code.birthday_discount, code.promo_discount]).toEqual([25_000, 0, 25_000])
})

test('an order that lost the automatic discount has none any more', () => {
  const { sums, lines } = changeGoods(anOrder({ lines: automatic, ...percents('auto', 5) }), take('36 (S)'), 'today')
  expect(sums).toMatchObject({
    discount_kind: 'none',
    discount_percent: 0,
    uah: { subtotal: 1_000_000, goods: 1_000_000 },
  })
  expect(lines).toMatchObject([{ count: 1, in_base: false, discount_share: 0 }])
})

test('whatever is taken away, one item after another, the parts are the sums, and all of them together are the order', () => {
  const random = seededRandom(4901)
  for (let run = 0; run < 300; run++) {
    let lines = ['34 (XS)', '36 (S)', '38 (M)'].map(size => {
      const count = 1 + Math.floor(random() * 4)
      return item(size, 100 * (1 + Math.floor(random() * 9000)), {
        count,
        discount_share: Math.floor(random() * 90) * 100,
      })
    })
    const whole = changeGoods(anOrder({ lines, ...percents('loyalty', 5) }), { removed: [], swaps: [] }, 'today').sums
    let gone = 0
    while (lines.length > 0) {
      const { size, count: most } = oneOf(random, lines)
      const order = anOrder({ lines, ...percents('loyalty', 5) })
      const before = changeGoods(order, { removed: [], swaps: [] }, 'today').sums
      const changed = changeGoods(order, take(size, 1 + Math.floor(random() * most)), 'today')
      gone += before.subtotal - before.discount - (changed.sums.subtotal - changed.sums.discount)
      expect(changed.sums.uah).toEqual({
        subtotal: changed.sums.subtotal,
        goods: changed.sums.subtotal - changed.sums.discount,
      })
      expect(changed.lines.every(line => line.count > 0 && line.discount_share >= 0)).toBe(true)
      lines = changed.lines
    }
    expect(gone).toBe(whole.subtotal - whole.discount)
  }
})
