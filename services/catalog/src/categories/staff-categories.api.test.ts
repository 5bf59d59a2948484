import {
  internalArchiveCategoryEndpoint,
  internalChangeCategoryEndpoint,
  internalKeptCategoriesEndpoint,
  internalNewCategoryEndpoint,
  internalOrderCategoriesEndpoint,
  internalRestoreCategoryEndpoint,
} from '@shop/contracts/staff/storefront/staff-categories'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeEach(async () => {
  api = await startApi()
})
afterEach(() => expect(api.errors).toEqual([]))

const who = 'olha'
const title = { uk: 'Капелюхи', en: 'Hats' }
const form = { title, parent_category: null, special: null }

const kept = async () => (await api.internal.call(internalKeptCategoriesEndpoint, { with_archived: true })).categories
const one = async (name: string) => (await kept()).find(category => category.name === name)
const shownNames = async () =>
  (await api.get('/api/categories/all')).body.categories.map(({ name }: { name: string }) => name)
const add = (name: string, about = {}) =>
  api.internal.call(internalNewCategoryEndpoint, { name, who, form: { ...form, ...about } })
const archive = (name: string, move_to: string | null, revision = 0) =>
  api.internal.call(internalArchiveCategoryEndpoint, { name, revision, move_to, who })
const shownIn = async (category: string) => {
  await api.refresh()
  return (await api.get(`/api/products/get-count-by/filters?categories=["${category}"]`)).body.count
}

test('a new category stands last among its siblings, and shoppers see it', async () => {
  await add('hats')
  await add('berets', { parent_category: 'hats' })

  expect((await shownNames()).slice(-2)).toEqual(['hats', 'berets'])
  await expect(add('hats')).rejects.toMatchObject({ code: 'name_taken' })
})

test.each([
  [{ parent_category: 'nowhere' }, { parent_category: 'category_unknown' }],
  [{ parent_category: 'new' }, { parent_category: 'category_special' }],
  [{ special: 'sale' }, { special: 'special_taken' }],
])('a category with %j is refused', async (about, fields) => {
  await expect(add('hats', about)).rejects.toMatchObject({ code: 'validation', details: { fields } })
})

test('a category is renamed and moved on the revision that it was opened with', async () => {
  const change = { name: 'skirts', revision: 0, who, form: { ...form, parent_category: 'tops' } }
  await api.internal.call(internalChangeCategoryEndpoint, change)

  expect(await one('skirts')).toMatchObject({ title, parent_category: 'tops', revision: 1, changed: { by: who } })
  await expect(api.internal.call(internalChangeCategoryEndpoint, change)).rejects.toMatchObject({
    code: 'changed_meanwhile',
    details: { revision: 1, by: who },
  })
})

test('a category cannot be moved below itself', async () => {
  const change = { name: 'dresses', revision: 0, who, form: { ...form, parent_category: 'wrap-dresses' } }

  await expect(api.internal.call(internalChangeCategoryEndpoint, change)).rejects.toMatchObject({
    details: { fields: { parent_category: 'category_cycle' } },
  })
})

test('a category with shown articles or live subcategories is not archived, and says how many there are', async () => {
  const { shown = 0 } = (await one('dresses')) ?? {}

  await expect(archive('dresses', null)).rejects.toMatchObject({
    code: 'in_use',
    details: { articles: shown, categories: 5 },
  })
  expect(await shownNames()).toContain('dresses')
})

test('what is in a category moves along in the same step when staff say where', async () => {
  const before = await shownIn('skirts')
  const { moved } = await archive('skirts', 'trousers')

  expect(moved).toMatchObject({ categories: 0 })
  expect(moved.articles).toBeGreaterThanOrEqual(before)
  expect(await shownNames()).not.toContain('skirts')
  expect(await one('skirts')).toMatchObject({ is_archived: true, shown: 0, hidden: 0 })
  expect(await shownIn('trousers')).toBeGreaterThanOrEqual(before)
})

test('subcategories move along too', async () => {
  await archive('jackets', 'outerwear')

  const { body } = await api.get('/api/categories/all')
  const moved = body.categories.filter(
    (category: { parent_category: string }) => category.parent_category === 'outerwear',
  )
  expect(moved.map(({ name }: { name: string }) => name)).toEqual(['coats', 'blazers', 'short-jackets', 'waistcoats'])
})

test.each([
  ['dresses', 'wrap-dresses', 'category_cycle'],
  ['dresses', 'new', 'category_special'],
  ['skirts', 'raincoats', 'category_archived'],
])('what is in %s does not move into %s', async (name, to, code) => {
  await expect(archive(name, to)).rejects.toMatchObject({ details: { fields: { move_to: code } } })
})

test('an archived category comes back to its place', async () => {
  await api.internal.call(internalRestoreCategoryEndpoint, { name: 'raincoats', revision: 0, who })

  expect(await shownNames()).toContain('raincoats')
})

test('siblings stand in the order of staff, and one that they did not name follows', async () => {
  await api.internal.call(internalOrderCategoriesEndpoint, {
    parent_category: 'tops',
    names: ['knitwear', 'shirts', 'gone'],
  })

  const names = await shownNames()
  expect(names.slice(names.indexOf('tops') + 1, names.indexOf('tops') + 5)).toEqual([
    ...['knitwear', 'shirts', 'blouses', 'camisoles'],
  ])
})
