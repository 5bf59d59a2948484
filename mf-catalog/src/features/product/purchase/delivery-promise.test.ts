import { aSize } from '../../../../test/goods.ts'
import { deliveryPromise } from './delivery-promise.ts'

const inStock = aSize('38 (M)')
const inAdvance = { ...aSize('40 (L)', 0), preorder: true }
const soldOut = aSize('36 (S)', 0)

test('of a garment that is sold in advance in part, each size has its own promise', () => {
  const sizes = [soldOut, inStock, inAdvance]

  expect(deliveryPromise(sizes, inStock)).toBe('soon')
  expect(deliveryPromise(sizes, inAdvance)).toBe('later')
  expect(deliveryPromise(sizes, soldOut)).toBeNull()
})

test('before a size is chosen the soonest delivery is promised, and none where nothing can be had', () => {
  expect(deliveryPromise([inAdvance, inStock], undefined)).toBe('soon')
  expect(deliveryPromise([soldOut, inAdvance], undefined)).toBe('later')
  expect(deliveryPromise([soldOut], undefined)).toBeNull()
})
