import { inOneSpelling, patternOfAnySpelling } from './one-spelling.ts'

test.each([
  ["М'яка", 'мʼяка'],
  ['м’яка', 'М`ЯКА'],
  ['м′яка', 'м‘яка'],
  ['26-000123', '26–000123'],
  ['DR‐1042', 'dr‑1042'],
])('%s and %s are one', (one, other) => {
  expect(inOneSpelling(one)).toBe(inOneSpelling(other))
  expect(new RegExp(patternOfAnySpelling(one), 'iu').test(`— ${other}!`)).toBe(true)
})

test('what means something in a pattern is only itself', () => {
  expect(new RegExp(patternOfAnySpelling('50% (a.b)'), 'iu').test('50% (a.b)')).toBe(true)
  expect(new RegExp(patternOfAnySpelling('a.b'), 'iu').test('acb')).toBe(false)
})

test('letters, digits and spaces stay as they are', () => {
  expect(inOneSpelling('Їжак № 5')).toBe('їжак № 5')
})
