import { declaredValue } from './price-of-delivery.ts'

test.each([
  [0, 50_000],
  [1, 50_000],
  [50_000, 50_000],
  [50_001, 100_000],
  [499_000, 500_000],
  [500_000, 500_000],
])('goods of %i kopiyky are declared as %i', (goods, declared) => {
  expect(declaredValue(goods)).toBe(declared)
})
