import { editDistance, typosAllowed } from './typos.ts'

test.each([
  ['сукня', 'сукня', 0],
  ['сункя', 'сукня', 1],
  ['суукня', 'сукня', 1],
  ['сукн', 'сукня', 1],
  ['суцня', 'сукня', 1],
  ['скуян', 'сукня', 2],
  ['', 'abc', 3],
])('between %s and %s lie %i slips', (one, other, typos) => {
  expect(editDistance(one, other)).toBe(typos)
})

test('short words are taken at their word', () => {
  expect([2, 3, 4, 6, 7, 20].map(typosAllowed)).toEqual([0, 0, 1, 1, 2, 2])
})
