import { poolSizes } from './pool-sizes.ts'

test('without a bound a process takes sixty connections at most, ten of them for limits', () => {
  expect(poolSizes(undefined, 12)).toEqual({ work: 50, limits: 10 })
})

test.each([
  [500, 12, { work: 35, limits: 6 }],
  [100, 4, { work: 21, limits: 4 }],
  [72, 12, { work: 4, limits: 2 }],
  [5000, 8, { work: 50, limits: 10 }],
])('of %i connections each of %i processes has its part', (together, processes, sizes) => {
  expect(poolSizes(together, processes)).toEqual(sizes)
  expect((sizes.work + sizes.limits) * processes).toBeLessThanOrEqual(together)
})
