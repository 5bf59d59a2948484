import { bundleSum } from './bundle-sum.ts'

const size = (uah: number, eur: number, list: { uah: number; eur: number } | null = null) => ({
  name: '36 (S)',
  short_name: 'S',
  count: 3,
  preorder: false,
  price: { uah, eur },
  price_without_discount: list,
  weight: null,
})

test('a look of two pieces costs its percent less than they do apart', () => {
  const pieces = [size(12900, 287), size(4990, 111)].map(one => ({ sizes: [one], chosen: one }))

  expect(bundleSum(pieces, 10)).toEqual({ list: { uah: 17890, eur: 398 }, own: { uah: 16101, eur: 358.2 } })
})

test('a piece on sale keeps its own price when that is lower', () => {
  const onSale = size(3000, 67, { uah: 5000, eur: 111 })

  expect(bundleSum([{ sizes: [onSale], chosen: undefined }], 10).own).toEqual({ uah: 3000, eur: 67 })
})
