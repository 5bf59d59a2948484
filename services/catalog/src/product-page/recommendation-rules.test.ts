import { without, wrongRecommendations } from './recommendation-rules.ts'

const known = new Set(['DR-1', 'CO-1', 'SK-1'])

test('recommendations of known products in any order are right', () => {
  expect(wrongRecommendations(['SK-1', 'CO-1'], known, ['DR-1'])).toEqual({})
  expect(wrongRecommendations([], known, ['DR-1'])).toEqual({})
})

test.each([
  ['an unknown product', ['CO-1', 'XX-0'], { 'recommendations.1': 'unknown_article' }],
  ['a product twice', ['CO-1', 'CO-1'], { 'recommendations.1': 'product_twice' }],
  ['the product itself', ['DR-1'], { 'recommendations.0': 'recommends_itself' }],
])('%s is named by its position', (_what, names, wrong) => {
  expect(wrongRecommendations(names, known, ['DR-1'])).toEqual(wrong)
})

test('twelve products can be recommended, not thirteen', () => {
  const many = Array.from({ length: 13 }, (_, index) => `DR-${index + 10}`)

  expect(wrongRecommendations(many.slice(1), new Set(many), [])).toEqual({})
  expect(wrongRecommendations(many, new Set(many), [])).toEqual({ recommendations: 'too_many_recommended' })
})

test('what is taken out leaves the others in their order; what is not there cannot be taken out', () => {
  expect(without(['A', 'B', 'C'], 'B')).toEqual(['A', 'C'])
  expect(without(['A'], 'B')).toBeNull()
})
