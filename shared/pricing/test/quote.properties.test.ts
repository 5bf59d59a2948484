import { grains } from '@shop/money/money'
import fc from 'fast-check'
import type { CartInput } from '../src/choose-discount.ts'
import { type CartLine, ownLinePrice } from '../src/line-price.ts'
import type { PromoTerms } from '../src/promo.ts'
import { priceCart } from '../src/quote.ts'

const runs = { seed: 2014, numRuns: 500 }
const levels = [0, 5, 10, 15] as const

const hryvnias = fc.integer({ min: 1, max: 30_000 }).map(uah => uah * 100)
const cents = fc.integer({ min: 1, max: 70_000 })
const price = fc.record({ uah: hryvnias, eur: cents })

const line: fc.Arbitrary<CartLine> = fc.record({
  article: fc.constantFrom('DR-1', 'DR-2', 'CT-1'),
  size: fc.constantFrom('S', 'M'),
  count: fc.integer({ min: 1, max: 9 }),
  list: price,
  price,
  bundlePercent: fc.option(fc.integer({ min: 0, max: 50 })),
  weightKg: fc.option(fc.constantFrom(0.25, 0.333, 1.2)),
})

const cartTerms = {
  minGoodsUah: fc.option(hryvnias),
  onlyArticles: fc.option(fc.subarray(['DR-1', 'DR-2', 'CT-1'])),
}
const promo: fc.Arbitrary<PromoTerms> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 90 }), ...cartTerms }),
  fc.record({
    kind: fc.constant('fixed' as const),
    amount: fc.record({ uah: fc.option(hryvnias), eur: fc.option(cents) }),
    ...cartTerms,
  }),
  fc.record({ kind: fc.constant('free_delivery' as const), ...cartTerms }),
)

const cart: fc.Arbitrary<CartInput> = fc.record({
  currency: fc.constantFrom('UAH', 'EUR'),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  customer: fc.record({ level: fc.constantFrom(...levels), birthday: fc.boolean() }),
  promo: fc.option(promo),
  deliveryPrice: fc.option(hryvnias),
})

function everyCart(fact: (cart: CartInput) => void): void {
  fc.assert(fc.property(cart, fact), runs)
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('the amounts of a quote add up to its totals', () =>
  everyCart(cart => {
    const quote = priceCart(cart)
    expect(sum(quote.lines.map(line => line.sum))).toBe(quote.subtotal)
    expect(sum(quote.lines.map(line => line.discountShare))).toBe(quote.discount)
    expect(quote.levelDiscount + quote.birthdayDiscount + quote.promoDiscount).toBe(quote.discount)
    expect(sum(quote.lines.map(line => line.sum - line.discountShare)) + (quote.delivery ?? 0)).toBe(quote.total)
    expect(sum(quote.lines.map(line => line.uah.unit * line.count - line.uah.discountShare))).toBe(quote.uah.goods)
  }))

test('list prices less all that is explained are what the goods cost', () =>
  everyCart(cart => {
    const { lines, explained, goods } = priceCart(cart)
    const takenOff = explained.filter(({ rule }) => rule !== 'free_delivery').map(({ amount }) => amount)
    expect(sum(lines.map(({ list, count }) => list * count)) - sum(takenOff)).toBe(goods)
  }))

test('the shopper never pays more than the own prices', () =>
  everyCart(cart => {
    const own = sum(cart.lines.map(line => ownLinePrice(line, cart.currency).unit * line.count))
    expect(priceCart(cart).goods).toBeLessThanOrEqual(own)
  }))

test('a better level never costs more, and neither does a birthday', () =>
  everyCart(cart => {
    const totalAs = (level: (typeof levels)[number], birthday: boolean) =>
      priceCart({ ...cart, customer: { level, birthday } }).total
    for (const birthday of [false, true]) {
      const totals = levels.map(level => totalAs(level, birthday))
      expect(totals).toEqual(totals.toSorted((one, other) => other - one))
    }
    for (const level of levels) expect(totalAs(level, true)).toBeLessThanOrEqual(totalAs(level, false))
  }))

test('trying a code never makes the cart dearer', () =>
  everyCart(cart => {
    expect(priceCart(cart).total).toBeLessThanOrEqual(priceCart({ ...cart, promo: null }).total)
  }))

test('a code that is not applied changes nothing', () =>
  everyCart(cart => {
    const quote = priceCart(cart)
    if (quote.promo === 'applied') return
    expect({ ...quote, promo: null }).toEqual(priceCart({ ...cart, promo: null }))
  }))

test('no amount is negative or finer than the grain', () =>
  everyCart(cart => {
    const quote = priceCart(cart)
    const amounts = [quote.discount, quote.goods, quote.levelDiscount, ...quote.lines.map(line => line.discountShare)]
    for (const amount of [...amounts, quote.subtotal, quote.total]) expect(amount).toBeGreaterThanOrEqual(0)
    for (const amount of amounts) expect(amount % grains[cart.currency]).toBe(0)
  }))
