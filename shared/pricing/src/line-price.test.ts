import { isOnSale, listPrice, ownDiscountPercent } from './line-price.ts'

test('the badge rounds the percent down', () => {
  expect(ownDiscountPercent(399_900, 499_000)).toBe(19)
})

test('the smallest sale shows 1 %', () => {
  expect(ownDiscountPercent(998_000, 999_000)).toBe(1)
})

test.each([null, 0, 400_000, 499_000])('a list price of %s is no sale', stored => {
  expect(isOnSale(499_000, stored)).toBe(false)
  expect(ownDiscountPercent(499_000, stored)).toBe(0)
  expect(listPrice(499_000, stored)).toBe(499_000)
})
