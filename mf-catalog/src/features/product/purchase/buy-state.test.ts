import { buyState, sizeToBuy } from './buy-state.ts'

const size = (name: string, count: number, preorder = false) => ({
  name,
  short_name: name,
  count,
  preorder,
  price: { uah: 4990, eur: 111 },
  price_without_discount: null,
  weight: 0.4,
})
const sizes = [size('36 (S)', 2), size('38 (M)', 0)]
const shelf = { sizes, chosen: undefined, isInCart: false }

test('a size is asked for before anything can be added', () => {
  expect(buyState(shelf)).toBe('choose-size')
})

test('a chosen size can be added, and then found in the cart', () => {
  const chosen = sizeToBuy(sizes, '36 (S)')

  expect(buyState({ ...shelf, chosen })).toBe('add')
  expect(buyState({ ...shelf, chosen, isInCart: true })).toBe('in-cart')
})

test('a size that is sold out in this colour has to be chosen again', () => {
  expect(sizeToBuy(sizes, '38 (M)')).toBeUndefined()
})

test('an article without a single item in stock is sold out', () => {
  expect(buyState({ ...shelf, sizes: [size('36 (S)', 0)] })).toBe('sold-out')
})

test('a size that is sold in advance is offered as such, and asked for like any other', () => {
  const awaited = [size('36 (S)', 0, true), size('38 (M)', 0)]
  const chosen = sizeToBuy(awaited, '36 (S)')

  expect(buyState({ ...shelf, sizes: awaited })).toBe('choose-size')
  expect(buyState({ ...shelf, sizes: awaited, chosen })).toBe('preorder')
  expect(sizeToBuy(awaited, '38 (M)')).toBeUndefined()
})
