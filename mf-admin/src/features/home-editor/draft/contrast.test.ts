import { cellsOf, headerContrast, heroBoxes, LEAST_CONTRAST, regionUnderHeader } from './contrast.ts'

const white = [255, 255, 255] as const
const black = [0, 0, 0] as const
const sand = [236, 230, 222] as const

test('dark words are read on a light picture and lost on a dark one', () => {
  expect(headerContrast([white], 'dark', 'wide')).toBeGreaterThan(15)
  expect(headerContrast([black], 'dark', 'wide')).toBeLessThan(1.5)
  expect(headerContrast([sand], 'dark', 'wide')).toBeGreaterThan(LEAST_CONTRAST)
})

test('light words have a shade under them, with which they are read even on white', () => {
  expect(headerContrast([black], 'light', 'wide')).toBeGreaterThan(15)
  expect(headerContrast([white], 'light', 'wide')).toBeGreaterThan(LEAST_CONTRAST)
})

test('the worst place decides', () => {
  expect(headerContrast([white, black, white], 'dark', 'wide')).toBe(headerContrast([black], 'dark', 'wide'))
})

test('on phones the wall behind the words lightens what lies under a dark header', () => {
  expect(headerContrast([black], 'dark', 'phone')).toBeGreaterThan(LEAST_CONTRAST)
})

test('under the header lies the upper edge of the picture, as much of it as the box shows', () => {
  expect(regionUnderHeader({ width: 1440, height: 810 }, heroBoxes.wide)).toEqual({
    x: 0,
    y: 0,
    width: 1440,
    height: 64,
  })
  expect(regionUnderHeader({ width: 2880, height: 1620 }, heroBoxes.wide)).toMatchObject({ x: 0, y: 0, height: 128 })
})

test('of a picture that is too high a fifth of what does not fit is cut off above the header', () => {
  expect(regionUnderHeader({ width: 1440, height: 1810 }, heroBoxes.wide).y).toBe(200)
})

test('of a picture that is too wide both sides are cut off', () => {
  expect(regionUnderHeader({ width: 1000, height: 624 }, heroBoxes.phone)).toMatchObject({ x: 305, width: 390 })
})

test('the colours of a canvas come in fours', () => {
  expect(cellsOf([1, 2, 3, 255, 4, 5, 6, 255])).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ])
})
