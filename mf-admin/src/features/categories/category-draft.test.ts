import type { KeptCategory } from '@shop/contracts/staff/staff-categories'
import { draftOf, formOf, movedBy, placed, targetsOf } from './category-draft.ts'

function aCategory(name: string, parent: string | null = null, about: Partial<KeptCategory> = {}): KeptCategory {
  const counts = { shown: 0, hidden: 0, revision: 0, changed: null }
  return {
    name,
    title: { uk: name, en: name },
    parent_category: parent,
    special: null,
    is_archived: false,
    ...counts,
    ...about,
  }
}

const tree = [
  aCategory('new', null, { special: 'new' }),
  aCategory('dresses'),
  aCategory('maxi', 'dresses'),
  aCategory('slip', 'dresses'),
  aCategory('old', null, { is_archived: true }),
  aCategory('shoes'),
]

test('a category that is opened and saved unchanged stays as it was', () => {
  const [, , known = tree[0]] = tree

  expect(formOf(draftOf(known ?? null))).toEqual({
    title: { uk: 'maxi', en: 'maxi' },
    parent_category: 'dresses',
    special: null,
  })
})

test('each category knows how deep it stands', () => {
  expect(placed(tree).map(({ depth }) => depth)).toEqual([0, 0, 1, 1, 0, 0])
})

test('a category may go anywhere but into itself, below itself, into an archived or a special one', () => {
  const names = (name: string | null) => targetsOf(placed(tree), name).map(({ name }) => name)

  expect(names('dresses')).toEqual(['shoes'])
  expect(names('slip')).toEqual(['dresses', 'maxi', 'shoes'])
  expect(names(null)).toEqual(['dresses', 'maxi', 'slip', 'shoes'])
})

test('a category moves among its siblings only', () => {
  expect(movedBy(tree, 'slip', -1)).toEqual(['slip', 'maxi'])
  expect(movedBy(tree, 'slip', 1)).toBeNull()
  expect(movedBy(tree, 'shoes', -1)).toEqual(['new', 'dresses', 'shoes', 'old'])
  expect(movedBy(tree, 'gone', 1)).toBeNull()
})
