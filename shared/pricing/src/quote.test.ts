import { cartFixture } from '../test/cart-fixture.ts'
import { missingToAutomatic } from './personal-percent.ts'
import { priceCart, quoteFingerprint } from './quote.ts'

const guest = { level: 0, birthday: false } as const

test('an empty cart costs nothing', () => {
  expect(priceCart(cartFixture([]))).toMatchObject({ subtotal: 0, discount: 0, total: 0, weightKg: 0, explained: [] })
})

test('the explanation lists every rule that took something off, and no other', () => {
  const lines = [{ uah: 5000, saleUah: 3500 }, { uah: 4000, bundlePercent: 30 }, { uah: 3000 }]
  const promo = { kind: 'free_delivery' } as const
  const quote = priceCart(cartFixture(lines, { customer: { level: 5, birthday: true }, promo, deliveryPrice: 9_000 }))

  expect(quote.explained).toEqual([
    { rule: 'sale', amount: 150_000 },
    { rule: 'bundle', amount: 120_000 },
    { rule: 'loyalty', amount: 15_000 },
    { rule: 'birthday', amount: 30_000 },
    { rule: 'free_delivery', amount: 9_000 },
  ])
  expect(priceCart(cartFixture([{ uah: 20_000 }])).explained).toEqual([{ rule: 'auto', amount: 100_000 }])
})

test('a line shows its own discount only when that is the one that counts', () => {
  const lines = [
    { uah: 6000, saleUah: 4800, count: 2 },
    { uah: 6000, saleUah: 5400 },
  ]
  const quote = priceCart(cartFixture(lines, { customer: { level: 15, birthday: false } }))

  expect(quote.lines).toMatchObject([
    { unit: 480_000, sum: 960_000, ownDiscount: 240_000, ownDiscountPercent: 20, inBase: false },
    { unit: 600_000, sum: 600_000, ownDiscount: 0, ownDiscountPercent: 0, inBase: true, discountShare: 90_000 },
  ])
})

test('an item of a bundle that is also on sale costs the lower of both', () => {
  const unitOf = (saleUah: number) => priceCart(cartFixture([{ uah: 4000, saleUah, bundlePercent: 10 }])).lines[0]?.unit
  expect(unitOf(3500)).toBe(350_000)
  expect(unitOf(3700)).toBe(360_000)
})

test('from 10 000 the customer sees how much is missing to 5 %, from 18 000 that it is little', () => {
  const totals = [999_900, 1_000_000, 1_799_900, 1_800_000, 1_999_900, 2_000_000]
  expect(totals.map(total => missingToAutomatic(guest, total))).toEqual([
    null,
    { missingUah: 1_000_000, isNear: false },
    { missingUah: 200_100, isNear: false },
    { missingUah: 200_000, isNear: true },
    { missingUah: 100, isNear: true },
    null,
  ])
  expect(missingToAutomatic({ level: 5, birthday: false }, 1_900_000)).toBeNull()
  expect(missingToAutomatic({ level: 0, birthday: true }, 1_900_000)).toBeNull()
})

describe('what the shopper agreed to', () => {
  const dress = { uah: 5000, article: 'DR-1' }
  const skirt = { uah: 3000, article: 'SK-1' }
  const agreed = (cart = cartFixture([dress, skirt]), code: string | null = null) =>
    quoteFingerprint(priceCart(cart), code)

  test('is the same in whatever order the lines come', () => {
    expect(agreed(cartFixture([skirt, dress]))).toBe(agreed())
  })

  test.each([
    ['a new price', cartFixture([{ ...dress, uah: 5001 }, skirt])],
    ['another count', cartFixture([{ ...dress, count: 2 }, skirt])],
    ['another article at the same price', cartFixture([{ ...dress, article: 'DR-2' }, skirt])],
    ['a discount', cartFixture([dress, skirt], { customer: { level: 5, birthday: false } })],
    ['a delivery price', cartFixture([dress, skirt], { deliveryPrice: 8_000 })],
    ['another currency', cartFixture([dress, skirt], { currency: 'EUR' })],
  ])('is something else after %s', (_change, cart) => {
    expect(agreed(cart)).not.toBe(agreed())
  })

  test('includes a code that was applied, and no other', () => {
    const cart = cartFixture([dress, skirt], { promo: { kind: 'percent', percent: 10 } })
    const weaker = cartFixture([dress, skirt], {
      promo: { kind: 'percent', percent: 10 },
      customer: { level: 10, birthday: false },
    })
    expect(agreed(cart, 'SPRING')).not.toBe(agreed(cart, 'SUMMER'))
    expect(agreed(weaker, 'SPRING')).toBe(agreed(weaker, 'SUMMER'))
  })
})

describe('a discount of staff', () => {
  const customer = { level: 10, birthday: false } as const
  const lines = [{ uah: 6000, saleUah: 4800 }, { uah: 5000 }]

  test('replaces the percent of the customer where the goods then cost less, and is split as that one is', () => {
    const quote = priceCart(cartFixture(lines, { customer, staffPercent: 15 }))
    expect(quote).toMatchObject({ discountKind: 'staff', discountPercent: 15, discount: 75_000, goods: 905_000 })
    expect(quote.lines.map(({ discountShare }) => discountShare)).toEqual([0, 75_000])
    expect(quote.explained).toEqual([
      { rule: 'sale', amount: 120_000 },
      { rule: 'staff', amount: 75_000 },
    ])
  })

  test('never adds to the percent of the customer, and on a tie that one stays', () => {
    const kinds = [5, 10].map(staffPercent => priceCart(cartFixture(lines, { customer, staffPercent })).discountKind)
    expect(kinds).toEqual(['loyalty', 'loyalty'])
    const birthday = { level: 10, birthday: true } as const
    expect(priceCart(cartFixture(lines, { customer: birthday, staffPercent: 15 }))).toMatchObject({
      birthdayPercent: 10,
      discountKind: 'loyalty',
    })
  })

  test('takes a line off its sale price where its percent is worth more', () => {
    const quote = priceCart(cartFixture(lines, { staffPercent: 30 }))
    expect(quote).toMatchObject({ subtotal: 1_100_000, discount: 330_000, goods: 770_000 })
  })
})
