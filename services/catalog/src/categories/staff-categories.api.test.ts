import { goodsRemoving } from '@shop/contracts/staff/removing/removing'
import {
  changeCategoryEndpoint,
  newCategoryEndpoint,
  orderCategoriesEndpoint,
  staffCategoriesEndpoint,
} from '@shop/contracts/staff/storefront/staff-categories'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeEach(async () => {
  api = await startApi()
})
afterEach(() => expect(api.errors).toEqual([]))

const title = { uk: 'Капелюхи', en: 'Hats' }
const form = { title, parent_category: null, special: null }

const kept = async (query: object = { with_archived: '1' }) =>
  (await api.staff.read(staffCategoriesEndpoint, { query })).categories
const one = async (name: string) => (await kept()).find(category => category.name === name)
const shownNames = async () =>
  (await api.get('/api/categories/all')).body.categories.map(({ name }: { name: string }) => name)
const add = (name: string, about = {}) => api.staff.write(newCategoryEndpoint, { body: { name, ...form, ...about } })
const change = (name: string, about: object) =>
  api.staff.write(changeCategoryEndpoint, { params: { name }, body: { ...form, ...about, revision: 0 } })
const archive = (name: string, move_to: string | null) =>
  api.staff.write(goodsRemoving.archive, { body: { kind: 'category', names: [name], leads_to: null, move_to } })
const shownIn = async (category: string) => {
  await api.refresh()
  return (await api.get(`/api/products/get-count-by/filters?categories=["${category}"]`)).body.count
}

test('staff see archived categories too, where they ask for them', async () => {
  expect(await kept()).toContainEqual(expect.objectContaining({ name: 'raincoats', is_archived: true }))
  for (const query of [{}, { with_archived: '0' }])
    expect((await kept(query)).map(({ name }) => name)).not.toContain('raincoats')
})

test('a new category stands last among its siblings, and shoppers see it', async () => {
  const { category, change: entry } = await add('hats')
  await add('berets', { parent_category: 'hats' })

  expect(await one('hats')).toMatchObject(category)
  expect(entry).toEqual({ action: 'category_add', subject: 'hats', after: form })
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
  const moved = { parent_category: 'tops' }
  const { title: titleBefore } = (await one('skirts')) ?? {}
  const { change: entry } = await change('skirts', moved)

  expect(await one('skirts')).toMatchObject({ title, ...moved, revision: 1, changed: { by: 'olena' } })
  expect(entry).toEqual({
    action: 'category_change',
    subject: 'skirts',
    before: { ...form, title: titleBefore, listing: 'always' },
    after: { ...form, ...moved },
  })
  await expect(change('skirts', moved)).rejects.toMatchObject({
    code: 'changed_meanwhile',
    details: { revision: 1, by: 'olena' },
  })
})

const inShop = async (name: string) => {
  await api.refresh()
  const { categories } = (await api.get('/api/categories/all')).body
  return categories.find((category: { name: string }) => category.name === name)
}

test('a new category stands in menus once it has a shown product, or at once where staff say so', async () => {
  await add('hats')
  expect(await one('hats')).toMatchObject({ listing: 'automatic', is_listed: false })
  expect(await inShop('hats')).toMatchObject({ unlisted: true })

  await archive('skirts', 'hats')
  expect(await one('hats')).toMatchObject({ is_listed: true })
  expect(await inShop('hats')).not.toHaveProperty('unlisted')

  await api.staff.write(changeCategoryEndpoint, {
    params: { name: 'hats' },
    body: { ...form, listing: 'never', revision: 1 },
  })
  expect(await inShop('hats')).toMatchObject({ unlisted: true })
})

test('a form of before, which says nothing of menus, leaves what staff said', async () => {
  await add('hats', { listing: 'never' })
  const renamed = { ...form, title: { uk: 'Капелюшки', en: 'Little hats' }, revision: 1 }
  await api.staff.write(changeCategoryEndpoint, { params: { name: 'hats' }, body: renamed })

  expect(await one('hats')).toMatchObject({ title: { en: 'Little hats' }, listing: 'never', is_listed: false })
  expect(await one('dresses')).toMatchObject({ listing: 'always', is_listed: true })
})

test('a place in menus that there is not is refused', async () => {
  const added = add('hats', { listing: 'sometimes' })

  await expect(added).rejects.toMatchObject({
    code: 'validation',
    details: { fields: { listing: expect.any(String) } },
  })
})

test('a category cannot be moved below itself', async () => {
  await expect(change('dresses', { parent_category: 'wrap-dresses' })).rejects.toMatchObject({
    details: { fields: { parent_category: 'category_cycle' } },
  })
})

test('a category with shown articles or live subcategories is not archived, and says which', async () => {
  const { shown: count } = (await one('skirts')) ?? {}

  await expect(archive('skirts', null)).rejects.toMatchObject({ details: { uses: [{ kind: 'product', count }] } })
  await expect(archive('dresses', null)).rejects.toMatchObject({ details: { uses: [{ kind: 'category', count: 5 }] } })
  expect(await shownNames()).toEqual(expect.arrayContaining(['skirts', 'dresses']))
})

test('what is in a category moves along in the same step when staff say where', async () => {
  const before = await shownIn('skirts')
  const { shown = 0, hidden = 0 } = (await one('skirts')) ?? {}
  const { change: entry } = await archive('skirts', 'trousers')

  expect(entry).toMatchObject({ action: 'category_archive', subject: 'skirts', asked: { move_to: 'trousers' } })
  expect(shown + hidden).toBeGreaterThanOrEqual(before)
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
  const { change: entry } = await api.staff.write(goodsRemoving.restore, {
    body: { kind: 'category', names: ['raincoats'] },
  })

  expect(entry).toMatchObject({ action: 'category_restore', subject: 'raincoats' })
  expect(await shownNames()).toContain('raincoats')
})

test('siblings stand in the order of staff, and one that they did not name follows', async () => {
  const body = { parent_category: 'tops', names: ['knitwear', 'shirts', 'gone'] }
  const { change: entry } = await api.staff.write(orderCategoriesEndpoint, { body })

  const before = ['blouses', 'shirts', 'camisoles', 'knitwear']
  expect(entry).toEqual({ action: 'category_order', subject: 'tops', before, after: body.names })
  const names = await shownNames()
  expect(names.slice(names.indexOf('tops') + 1, names.indexOf('tops') + 5)).toEqual([
    ...['knitwear', 'shirts', 'blouses', 'camisoles'],
  ])
})
