import { byName } from '../dictionaries/dictionaries.ts'
import { listedNames, publicTree, type StoredCategory, withParents } from './category-tree.ts'

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

const automatic = { listing: 'automatic' } as const

test('a category stands in menus once it, or one below it, has a shown article', () => {
  const categories = [
    aCategory('hats', automatic),
    aCategory('berets', { ...automatic, parent_category: 'hats' }),
    aCategory('gloves', automatic),
  ]

  expect([...listedNames(categories, new Set())]).toEqual([])
  expect([...listedNames(categories, new Set(['berets']))]).toEqual(['hats', 'berets'])
  expect([...listedNames(categories, new Set(['hats']))]).toEqual(['hats'])
})

test('one that staff always show takes its parents along, one that they never show takes all below it away', () => {
  const categories = [
    aCategory('hats', automatic),
    aCategory('berets', { listing: 'always', parent_category: 'hats' }),
    aCategory('outlet', { listing: 'never' }),
    aCategory('last-sizes', { listing: 'always', parent_category: 'outlet' }),
  ]

  expect([...listedNames(categories, new Set(['outlet', 'last-sizes']))]).toEqual(['hats', 'berets'])
})

test('a parent stands for what is sold in a category that staff never show by itself', () => {
  const categories = [aCategory('hats', automatic), aCategory('berets', { listing: 'never', parent_category: 'hats' })]

  expect([...listedNames(categories, new Set(['berets']))]).toEqual(['hats'])
})

test('categories from before staff could say so, and special ones, stand without an article', () => {
  const categories = [aCategory('old-hats'), aCategory('new', { ...automatic, special: 'new' })]

  expect([...listedNames(categories, new Set())]).toEqual(['old-hats', 'new'])
})

test('what does not stand in menus keeps its address, and is marked', () => {
  expect(publicTree([aCategory('hats', automatic)], new Set())).toMatchObject([{ name: 'hats', unlisted: true }])
  expect(publicTree([aCategory('hats', automatic)], new Set(['hats']))[0]).not.toHaveProperty('unlisted')
})
