import { bundlePrice } from './bundle-price.ts'

const item = (uah: number, eur: number, list: { uah: number; eur: number } | null = null) => ({
  price: { uah, eur },
  price_without_discount: list,
})
const coatAndDress = [item(4200, 94), item(2700, 60)]

test('a bundle costs its percent less than its items apart', () => {
  expect(bundlePrice(coatAndDress, { bundlePercent: 10 })).toEqual({
    list: { uah: 6900, eur: 154 },
    own: { uah: 6210, eur: 138.6 },
  })
})

test('a level that gives more than the bundle takes its place: list prices less the level', () => {
  expect(bundlePrice(coatAndDress, { bundlePercent: 10, personalPercent: 15 }).own.uah).toBe(5865)
})

test('a level that gives less than the bundle changes nothing, and the two discounts never add up', () => {
  expect(bundlePrice(coatAndDress, { bundlePercent: 10, personalPercent: 5 }).own.uah).toBe(6210)
})

test('an item on sale keeps its own price when that is the lowest', () => {
  const onSale = item(3000, 67, { uah: 5000, eur: 111 })

  expect(bundlePrice([onSale], { bundlePercent: 10 })).toEqual({
    list: { uah: 5000, eur: 111 },
    own: { uah: 3000, eur: 67 },
  })
})

test('without a discount the items cost together what they cost apart', () => {
  const { list, own } = bundlePrice(coatAndDress, { bundlePercent: 0 })

  expect(own).toEqual(list)
})
