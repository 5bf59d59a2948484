import { moveProblem, placeProblem } from './category-place.ts'
import type { StoredCategory } from './category-tree.ts'

function aCategory(name: string, parent: string | null, about: Partial<StoredCategory> = {}): StoredCategory {
  const title = { uk: name, en: name }
  return { name, title, parent_category: parent, order: 1, special: null, is_archived: false, ...about }
}

const tree = [
  aCategory('clothes', null),
  aCategory('dresses', 'clothes'),
  aCategory('maxi', 'dresses'),
  aCategory('shoes', null),
  aCategory('boots', 'shoes'),
  aCategory('old', null, { is_archived: true }),
  aCategory('older', 'old'),
  aCategory('new', null, { special: 'new' }),
]

test.each([
  ['shoes', null, null],
  ['hats', 'clothes', null],
  ['shoes', 'clothes', null],
  ['boots', 'dresses', null],
  ['hats', 'nowhere', 'category_unknown'],
  ['hats', 'old', 'category_archived'],
  ['hats', 'older', 'category_archived'],
  ['hats', 'new', 'category_special'],
  ['clothes', 'clothes', 'category_cycle'],
  ['clothes', 'maxi', 'category_cycle'],
  ['hats', 'maxi', 'category_too_deep'],
  ['shoes', 'dresses', 'category_too_deep'],
])('%s under %s: %s', (name, parent, problem) => {
  expect(placeProblem(tree, name, parent)).toBe(problem)
})

test.each([
  ['dresses', 'shoes', null],
  ['dresses', 'dresses', 'category_cycle'],
  ['clothes', 'maxi', 'category_cycle'],
  ['shoes', 'maxi', 'category_too_deep'],
  ['shoes', 'old', 'category_archived'],
  ['shoes', 'new', 'category_special'],
  ['shoes', 'nowhere', 'category_unknown'],
])('what is in %s moved into %s: %s', (name, to, problem) => {
  expect(moveProblem(tree, name, to)).toBe(problem)
})

test('categories that two people put under each other at once end the search', () => {
  const knot = [aCategory('a', 'b'), aCategory('b', 'a')]

  expect(placeProblem(knot, 'c', 'a')).toBeNull()
  expect(placeProblem(knot, 'a', null)).toBeNull()
})
