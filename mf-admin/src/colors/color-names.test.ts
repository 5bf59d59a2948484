import { distanceOf, hexOfHsl, hslOf } from './color-codes.ts'
import { nearestNameOf } from './color-names.ts'
import { contrastOf } from './contrast.ts'

test.each([
  ['#000000', 'Чорний', 'Black'],
  ['#0a0a0c', 'Чорний', 'Black'],
  ['#6e1b2c', 'Вишневий', 'Cherry'],
  ['#9caf88', 'Шавлія', 'Sage'],
  ['#c29b6c', 'Кемел', 'Camel'],
  ['#02025a', 'Темно-синій', 'Navy'],
  ['#fe0102', 'Червоний', 'Red'],
])('a colour of %s is called %s, %s', (hex, uk, en) => {
  expect(nearestNameOf(hex)).toEqual({ uk, en })
})

test.each([
  ['#ff0000', { hue: 0, saturation: 100, lightness: 50 }],
  ['#00ff00', { hue: 120, saturation: 100, lightness: 50 }],
  ['#336699', { hue: 210, saturation: 50, lightness: 40 }],
  ['#ffffff', { hue: 0, saturation: 0, lightness: 100 }],
])('%s is %j, and back', (hex, hsl) => {
  expect(hslOf(hex)).toEqual(hsl)
  expect(hexOfHsl(hsl)).toBe(hex)
})

test('what is no code has no hue', () => {
  expect([hslOf(''), hslOf('#12'), hslOf('red')]).toEqual([null, null, null])
})

test('contrast is that of WCAG, and equal colours are nowhere apart', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrastOf([250, 247, 243], [250, 247, 243])).toBe(1)
  expect(distanceOf([18, 52, 86], [18, 52, 86])).toBe(0)
})
