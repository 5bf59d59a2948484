import { cheapestSize } from './cheapest-size.ts'

const size = (name: string, uah: number, count: number) => ({ name, price: { uah }, count })

test('a garment is shown at the lowest price it can be had for', () => {
  expect(cheapestSize([size('S', 900, 0), size('M', 1000, 2), size('L', 1100, 1)])?.name).toBe('M')
})

test('a sold out garment is shown at its lowest price', () => {
  expect(cheapestSize([size('S', 1000, 0), size('M', 900, 0)])?.name).toBe('M')
})

test('a garment without sizes has no price', () => {
  expect(cheapestSize([])).toBeUndefined()
})
