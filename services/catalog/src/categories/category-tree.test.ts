import { byName } from '../dictionaries/dictionaries.ts'
import { publicTree, type StoredCategory, withParents } from './category-tree.ts'

function aCategory(name: string, about: Partial<StoredCategory> = {}): StoredCategory {
  return {
    name,
    title: { uk: name, en: name },
    parent_category: null,
    order: 1,
    special: null,
    is_archived: false,
    ...about,
  }
}

const tree = publicTree([
  aCategory('coats', { parent_category: 'outerwear' }),
  aCategory('outerwear', { order: 2 }),
  aCategory('dresses', { order: 1 }),
  aCategory('old', { order: 3, is_archived: true }),
  aCategory('older', { parent_category: 'old' }),
])

test('parents come first, each followed by its children, in the order of staff', () => {
  expect(tree.map(({ name }) => name)).toEqual(['dresses', 'outerwear', 'coats'])
})

test('an article is found in its category and all above it', () => {
  expect(withParents(byName(tree), 'coats')).toEqual(['coats', 'outerwear'])
})

test('an archived category leads nowhere', () => {
  expect(withParents(byName(tree), 'older')).toEqual([])
})
