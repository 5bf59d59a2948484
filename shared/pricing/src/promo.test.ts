import { cartFixture } from '../test/cart-fixture.ts'
import type { CartInput } from './choose-discount.ts'
import type { PromoTerms } from './promo.ts'
import { priceCart } from './quote.ts'

const dressAndCoat = (promo: PromoTerms, rest: Partial<CartInput> = {}) =>
  priceCart(
    cartFixture(
      [
        { uah: 5000, article: 'DR-1' },
        { uah: 9000, article: 'CT-1' },
      ],
      { promo, ...rest },
    ),
  )

test('a code for coats takes nothing off the dress', () => {
  const quote = dressAndCoat({ kind: 'percent', percent: 20, onlyArticles: ['CT-1'] })
  expect(quote).toMatchObject({ promo: 'applied', base: 900_000, promoDiscount: 180_000, goods: 1_220_000 })
  expect(quote.lines.map(({ discountShare }) => discountShare)).toEqual([0, 180_000])
})

test('a code for coats leaves the dress its sale price', () => {
  const lines = [
    { uah: 5000, saleUah: 4000 },
    { uah: 9000, article: 'CT-1' },
  ]
  const promo: PromoTerms = { kind: 'fixed', amount: { uah: 100_000, eur: null }, onlyArticles: ['CT-1'] }
  expect(priceCart(cartFixture(lines, { promo }))).toMatchObject({
    promo: 'applied',
    subtotal: 1_300_000,
    goods: 1_200_000,
  })
})

test('a code for skirts does not fit a cart without them', () => {
  expect(dressAndCoat({ kind: 'percent', percent: 20, onlyArticles: ['SK-1'] }).promo).toBe('not_applicable')
  expect(dressAndCoat({ kind: 'free_delivery', onlyArticles: ['SK-1'] }).promo).toBe('not_applicable')
})

test('a fixed code without an amount in euros is not valid in a euro cart', () => {
  const promo: PromoTerms = { kind: 'fixed', amount: { uah: 50_000, eur: null } }
  expect(dressAndCoat(promo, { currency: 'EUR' }).promo).toBe('not_applicable')
})

test('a code needs the cart to reach its least sum, at sale prices', () => {
  const promo: PromoTerms = { kind: 'percent', percent: 20, minGoodsUah: 1_400_000 }
  expect(dressAndCoat(promo).promo).toBe('applied')
  const onSale = cartFixture([{ uah: 5000, saleUah: 4999 }, { uah: 9000 }], { promo })
  expect(priceCart(onSale)).toMatchObject({ promo: 'min_goods', promoDiscount: 0, goods: 1_399_900 })
})

test('a code that saves as much as the level is kept for another order', () => {
  const quote = dressAndCoat({ kind: 'percent', percent: 10 }, { customer: { level: 10, birthday: false } })
  expect(quote).toMatchObject({ promo: 'weaker', discountKind: 'loyalty', promoDiscount: 0 })
})

test('a code changes neither level nor birthday into something to add up', () => {
  const quote = dressAndCoat({ kind: 'percent', percent: 40 }, { customer: { level: 15, birthday: true } })
  expect(quote).toMatchObject({ discountPercent: 0, birthdayPercent: 0, birthdayDiscount: 0, discount: 560_000 })
})

test('free delivery is accepted before a delivery is chosen', () => {
  expect(dressAndCoat({ kind: 'free_delivery' })).toMatchObject({ promo: 'applied', delivery: null, total: 1_400_000 })
})

test('free delivery is not spent on taking the parcel from the shop', () => {
  expect(dressAndCoat({ kind: 'free_delivery' }, { deliveryPrice: 0 })).toMatchObject({ promo: 'weaker', delivery: 0 })
})
