import { cartFixture } from '../test/cart-fixture.ts'
import { loyaltyLevel, loyaltyTotals, type PaidOrder } from './loyalty.ts'
import { priceCart } from './quote.ts'

/** A paid order in whole hryvnias; without a discount goods are the subtotal. */
function paid(subtotal: number, { goods = subtotal, refundedSubtotal = 0, refundedGoods = 0 } = {}): PaidOrder {
  return {
    subtotalUah: subtotal * 100,
    goodsUah: goods * 100,
    refundedSubtotalUah: refundedSubtotal * 100,
    refundedGoodsUah: refundedGoods * 100,
  }
}

const levelAfter = (...orders: PaidOrder[]) => loyaltyLevel(loyaltyTotals(orders))

test('two purchases of 21 000 together do not make a member', () => {
  expect(loyaltyTotals([paid(12_000), paid(9_000)])).toEqual({
    cumulativeUah: 2_100_000,
    largestPurchaseUah: 1_200_000,
  })
  expect(levelAfter(paid(12_000), paid(9_000))).toBe(0)
})

test('one purchase of 21 000 makes a member, though the automatic discount made it 19 950', () => {
  expect(levelAfter(paid(21_000, { goods: 19_950 }))).toBe(5)
})

test('returning 3 000 of a purchase of 21 000 takes the level away', () => {
  expect(levelAfter(paid(21_000, { goods: 19_950, refundedSubtotal: 3_000, refundedGoods: 2_850 }))).toBe(0)
})

test.each([
  [19_999, 0],
  [20_000, 5],
  [99_999, 5],
  [100_000, 10],
  [149_999, 10],
  [150_000, 15],
])('a purchase of %s gives %s %%', (amount, level) => {
  expect(levelAfter(paid(amount))).toBe(level)
})

test.each([
  [49_999, 0],
  [50_000, 5],
])('small purchases of %s together give %s %%', (amount, level) => {
  const small = Array.from({ length: 5 }, () => paid(9_000))
  expect(levelAfter(...small, paid(amount - 45_000))).toBe(level)
})

test('a refund of one hryvnia can cost a level', () => {
  expect(levelAfter(paid(150_000))).toBe(15)
  expect(levelAfter(paid(150_000, { refundedGoods: 1 }))).toBe(10)
})

test('a purchase in euros counts by its hryvnia prices', () => {
  const { uah } = priceCart(cartFixture([{ uah: 20_000, eur: 438.5 }], { currency: 'EUR' }))
  expect(uah).toEqual({ subtotal: 2_000_000, goods: 1_900_000 })
  expect(levelAfter(paid(uah.subtotal / 100, { goods: uah.goods / 100 }))).toBe(5)
})

test('a refund greater than the order does not eat what other orders earned', () => {
  expect(loyaltyTotals([paid(1_000, { refundedGoods: 1_500 }), paid(2_000)]).cumulativeUah).toBe(200_000)
})

test('a customer who bought nothing has no level', () => {
  expect(levelAfter()).toBe(0)
})
