import type { KeptCategory } from '@shop/contracts/staff/storefront/staff-categories'
import { draftOf, formOf, reorderSiblings, siblingsIn, targetsOf, withDepths } from './category-draft.ts'

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
    listing: 'always',
  })
})

test('each category knows how deep it stands', () => {
  expect(withDepths(tree).map(({ depth }) => depth)).toEqual([0, 0, 1, 1, 0, 0])
})

test('a category may go anywhere but into itself, below itself, into an archived or a special one', () => {
  const names = (name: string | null) => targetsOf(withDepths(tree), name).map(({ name }) => name)

  expect(names('dresses')).toEqual(['shoes'])
  expect(names('slip')).toEqual(['dresses', 'maxi', 'shoes'])
  expect(names(null)).toEqual(['dresses', 'maxi', 'slip', 'shoes'])
})

test('a category that is moved in the tree takes its place among its siblings, with all below it', () => {
  const shown = ['new', 'shoes', 'dresses', 'maxi', 'slip', 'old']
  const wanted = siblingsIn(tree, shown, 'shoes')
  expect(wanted).toEqual({ parent_category: null, names: ['new', 'shoes', 'dresses', 'old'] })
  expect(reorderSiblings(tree, wanted.names).map(({ name }) => name)).toEqual(shown)

  const alone = ['new', 'maxi', 'shoes', 'dresses', 'slip', 'old']
  expect(siblingsIn(tree, alone, 'dresses').names).toEqual(['new', 'shoes', 'dresses', 'old'])
  expect(siblingsIn(tree, ['new', 'dresses', 'slip', 'maxi', 'old', 'shoes'], 'slip')).toEqual({
    parent_category: 'dresses',
    names: ['slip', 'maxi'],
  })
})
