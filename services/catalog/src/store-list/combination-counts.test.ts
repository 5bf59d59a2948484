import { copyOf, countIn, emptyCounts } from './combination-counts.ts'
import { countOfTerms, termsOf } from './terms.ts'

// Values 0-1 are categories, 2-4 colours, 5-7 sizes; an article may have several of the last.
const articles = [
  [0, 2, 5, 6],
  [0, 3, 5, 6, 7],
  [0, 3, 6],
  [1, 2, 5],
  [0, 1, 4, 6, 7],
]

function counted() {
  const combinations = emptyCounts(8, articles.length)
  for (const values of articles) countIn(combinations, values, 1)
  return combinations
}

function plainly(groups: number[][]): number {
  return articles.filter(values => groups.every(wanted => wanted.some(value => values.includes(value)))).length
}

const choices = [
  [],
  [[0]],
  [[0, 1]],
  [[0], [2, 3]],
  [
    [0, 1],
    [5, 6],
  ],
  [[3], [5, 6, 7]],
  [[0], [2, 3, 4], [6, 7]],
]

test.each(choices.map(groups => [groups]))('%j is counted as a check of every article would', groups => {
  const combinations = counted()
  const terms = termsOf(combinations, groups, combinations.depth)

  expect(terms && countOfTerms(combinations, terms)).toBe(plainly(groups))
})

test('what asks for larger sets than are counted is left to a walk', () => {
  expect(termsOf(counted(), [[0], [5, 6, 7]], 3)).toBeNull()
})

test('an article that leaves is counted no more, and those who still read the old counts see it', async () => {
  const before = counted()
  const after = await copyOf(before)
  countIn(after, articles[1] ?? [], -1)
  const dressesInThree = (combinations: typeof before) =>
    countOfTerms(combinations, termsOf(combinations, [[0], [3]], 4) ?? [])

  expect([dressesInThree(before), dressesInThree(after)]).toEqual([2, 1])
})

test('few articles are counted less deep, for a walk over them is short', () => {
  expect([emptyCounts(52, 132).depth, emptyCounts(52, 100_000).depth, emptyCounts(200, 100_000).depth]).toEqual([
    4, 5, 3,
  ])
})
