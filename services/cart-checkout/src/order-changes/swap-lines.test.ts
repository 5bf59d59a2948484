import type { Sellable } from '@shop/contracts/catalog/stock'
import { oneOf, seededRandom } from '@shop/testing/seeded'
import { anOrder, anOrderLine } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { OrderLine } from '../order/order-line.ts'
import { type PricedSwap, swapLines, type Terms } from './swap-lines.ts'

const sellable: Sellable = {
  article: 'DR-1042-BUR-L',
  size: '38 (M)',
  title: { uk: 'Сукня', en: 'Dress' },
  height: '170-177',
  picture: null,
  category: 'dresses',
  categories: ['dresses'],
  collection: 'autumn',
  list: { uah: 499_000, eur: null },
  price: { uah: 499_000, eur: null },
  weight_kg: 0.45,
  available: 3,
  preorder: null,
  bundle_percent: null,
}
const { article, size } = anOrderLine()
const swap = (about: Partial<Sellable> = {}, count = 1): PricedSwap => ({
  ...{ article, size, bundle: null, count },
  to: { article: about.article ?? article, size: about.size ?? '38 (M)' },
  sellable: { ...sellable, ...about },
})
const three = (about: Partial<OrderLine> = {}) =>
  anOrderLine({
    count: 3,
    sum: 1_497_000,
    discount_share: 74_900,
    uah: { unit: 499_000, discount_share: 74_900 },
    ...about,
  })
const order = (lines: OrderLine[], about: Partial<Order> = {}) => anOrder({ lines, ...about })
const percent = (discount_percent: number, discount_kind: Order['sums']['discount_kind'] = 'loyalty') => ({
  sums: { ...anOrder().sums, discount_percent, discount_kind },
})
const lower = { price: { uah: 399_000, eur: null } }
const higher = { list: { uah: 529_000, eur: null }, price: { uah: 529_000, eur: null } }

test('the other size has the price and the share that were agreed, and nothing of the order’s sums is lost', () => {
  const lines = swapLines(order([three()]), [swap()], 'agreed')

  expect(lines).toMatchObject([
    { size: '36 (S)', count: 2, sum: 998_000, discount_share: 49_900 },
    { size: '38 (M)', count: 1, sum: 499_000, discount_share: 25_000, height: '170-177' },
  ])
  expect(lines.reduce((sum, line) => sum + line.uah.discount_share, 0)).toBe(74_900)
})

test('a whole line that is swapped goes, and items of a size that the order has come to its line', () => {
  const medium = anOrderLine({ size: '38 (M)', discount_share: 25_000 })

  const lines = swapLines(order([three(), medium]), [swap({}, 3)], 'today')

  expect(lines).toMatchObject([{ size: '38 (M)', count: 4, sum: 1_996_000, discount_share: 99_900 }])
})

test('one line may be swapped for two sizes', () => {
  const lines = swapLines(order([three()]), [swap({}, 1), swap({ size: '40 (L)' }, 2)], 'today')

  expect(lines.map(({ size, count, discount_share }) => [size, count, discount_share])).toEqual([
    ['38 (M)', 1, 25_000],
    ['40 (L)', 2, 49_900],
  ])
})

test('a size that stands in the order at another price is refused', () => {
  const cheaper = anOrderLine({ size: '38 (M)', unit: 399_000, sum: 399_000, in_base: false })

  expect(() => swapLines(order([three(), cheaper]), [swap()], 'agreed')).toThrow('validation')
})

const free = percent(0, 'none')
const ofPromo = (gift: NonNullable<Order['promo']>['gift']) => ({
  ...percent(0, 'promo'),
  promo: { code: 'CODE', gift, customer: 'olena@example.com' },
})
const fivePercent = anOrderLine({ discount_share: 25_000 })
test.each<[string, OrderLine, Partial<Order>, Partial<Sellable>, { was: number; will_be: number }]>([
  ['the price that was agreed', anOrderLine(), free, {}, { was: 499_000, will_be: 499_000 }],
  ['the price that was agreed, less the share', fivePercent, percent(5), {}, { was: 474_000, will_be: 474_000 }],
  ['more today', anOrderLine(), free, higher, { was: 499_000, will_be: 529_000 }],
  ['more today, under the loyalty percent', fivePercent, percent(5), higher, { was: 474_000, will_be: 502_500 }],
  ['less in a sale', anOrderLine(), free, lower, { was: 499_000, will_be: 399_000 }],
  ['a sale price below the percent', fivePercent, percent(5), lower, { was: 474_000, will_be: 399_000 }],
  [
    'the sale is over',
    anOrderLine({ unit: 399_000, sum: 399_000, in_base: false, current_price: { uah: 399_000, eur: 8900 } }),
    free,
    {},
    { was: 399_000, will_be: 499_000 },
  ],
  [
    'under the percent of a code',
    anOrderLine({ discount_share: 49_900 }),
    ofPromo({ kind: 'percent', percent: 10 }),
    higher,
    { was: 449_100, will_be: 476_100 },
  ],
  [
    'under the fixed sum of a code, whose share stays',
    anOrderLine({ discount_share: 50_000 }),
    ofPromo({ kind: 'fixed', amount: { uah: 50_000, eur: null } }),
    higher,
    { was: 449_000, will_be: 479_000 },
  ],
])('the other size costs %s', (_, line, about, today, expected) => {
  const costOf = (terms: Terms) => costsOf(swapLines(order([line], about), [swap(today)], terms))
  expect([costOf('agreed'), costOf('today')]).toEqual([expected.was, expected.will_be])
})

test('under a code for other goods a swapped size has no discount of it either', () => {
  const outside = anOrderLine({ in_base: false })
  const lines = swapLines(order([outside], ofPromo({ kind: 'percent', percent: 10 })), [swap(higher)], 'today')
  expect(costsOf(lines)).toBe(529_000)
})

test('of an order in euros the rate of that day counts, and a euro price of its own', () => {
  const euros = anOrderLine({ unit: 11_100, list: 11_100, sum: 11_100 })
  const inEuros = (today: Partial<Sellable>) =>
    swapLines(order([euros], { ...free, currency: 'EUR' }), [swap(today)], 'today')
  const own = { uah: 499_000, eur: 12_000 }

  expect(costsOf(inEuros({}))).toBe(11_100)
  expect(inEuros({ list: own, price: own })).toMatchObject([
    { sum: 12_000, list_price: own, uah: { unit: 499_000, discount_share: 0 } },
  ])
})

const sizesOfShop = ['34 (XS)', '36 (S)', '38 (M)', '40 (L)']

test('whatever is swapped, and swapped again, the goods of an order stay as many and cost what was agreed', () => {
  const random = seededRandom(49)
  const countOf = () => 1 + Math.floor(random() * 4)
  for (let run = 0; run < 300; run++) {
    const first = { count: countOf(), discount_share: Math.floor(random() * 900) * 100 }
    const second = { size: '38 (M)', count: countOf(), discount_share: Math.floor(random() * 900) * 100 }
    let lines = [first, second].map(about =>
      anOrderLine({
        ...about,
        sum: 499_000 * about.count,
        uah: { unit: 499_000, discount_share: about.discount_share },
      }),
    )
    const agreed = totalsOf(lines)
    for (let step = 0; step < 8; step++) {
      const { article, size, bundle, count: most } = oneOf(random, lines)
      const other = oneOf(
        random,
        sizesOfShop.filter(name => name !== size),
      )
      const count = 1 + Math.floor(random() * most)
      const wanted = {
        article,
        size,
        bundle,
        count,
        to: { article, size: other },
        sellable: { ...sellable, size: other },
      }
      lines = swapLines(order(lines), [wanted], step % 2 === 0 ? 'today' : 'agreed')
      expect(totalsOf(lines)).toEqual(agreed)
      expect(new Set(lines.map(line => line.size)).size).toBe(lines.length)
      expect(
        lines.every(line => line.count > 0 && line.discount_share >= 0 && line.sum === line.unit * line.count),
      ).toBe(true)
    }
  }
})

function costsOf(lines: readonly OrderLine[]): number {
  return lines.reduce((cost, { sum, discount_share }) => cost + sum - discount_share, 0)
}

function totalsOf(lines: readonly OrderLine[]) {
  const total = (of: (line: OrderLine) => number) => lines.reduce((sum, line) => sum + of(line), 0)
  return {
    count: total(({ count }) => count),
    sum: total(({ sum }) => sum),
    share: total(({ discount_share }) => discount_share),
    uah: total(({ uah, count }) => uah.unit * count - uah.discount_share),
  }
}
