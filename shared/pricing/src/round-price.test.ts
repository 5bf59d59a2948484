import { roundPrice } from './round-price.ts'

test.each([
  [4990, '10', 4990],
  [4994, '10', 4990],
  [4995, '10', 5000],
  [3, '10', 10],
  [4974, '50', 4950],
  [4975, '50', 5000],
  [20, '50', 50],
  [5239, '90', 5190],
  [5240, '90', 5290],
  [5290, '90', 5290],
  [5300, '90', 5290],
  [12, '90', 90],
  [5239, null, 5239],
  [0, '50', 0],
] as const)('%s hryvnias rounded to %s are %s', (price, rounding, expected) => {
  expect(roundPrice(price * 100, rounding)).toBe(expected * 100)
})
