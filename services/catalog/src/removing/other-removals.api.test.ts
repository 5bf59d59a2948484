import { staffBundlesEndpoint } from '@shop/contracts/staff/goods/staff-bundles'
import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { changeProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { goodsRemoving, type RemovableKind } from '@shop/contracts/staff/removing/removing'
import { newCategoryEndpoint, staffCategoriesEndpoint } from '@shop/contracts/staff/storefront/staff-categories'
import { colorCalls } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { staffShopsEndpoint } from '@shop/contracts/staff/storefront/staff-shops'
import { startApi } from '../../test/start-api.ts'

const title = { uk: 'Лавандовий', en: 'Lavender' }

async function start() {
  const api = await startApi()
  const { staff } = api
  const asked = (kind: RemovableKind, name: string, more: object = {}) => ({
    body: { kind: kind as never, names: [name], leads_to: null, ...more },
  })
  return {
    ...api,
    stops: async (kind: RemovableKind, name: string) => {
      const { stops } = await staff.read(goodsRemoving.uses, asked(kind, name))
      const named = (uses: typeof stops.archive) => uses.map(({ kind, count }) => [kind, count])
      return { archive: named(stops.archive), delete: named(stops.delete) }
    },
    archive: (kind: RemovableKind, name: string, more: object = {}) =>
      staff.write(goodsRemoving.archive, asked(kind, name, more)),
    restore: (kind: RemovableKind, name: string) => staff.write(goodsRemoving.restore, asked(kind, name)),
    remove: (kind: RemovableKind, name: string, typed: string, more: object = {}) =>
      staff.write(goodsRemoving.delete, asked(kind, name, { typed, ...more })),
    addColor: () =>
      staff.write(colorCalls.add, { body: { name: 'lavender', fields: { title, hex: '#b57edc', pattern: null } } }),
    colors: async () => (await staff.read(colorCalls.list)).rows.map(({ name, is_archived }) => [name, is_archived]),
    publicNames: async (path: string) => JSON.stringify((await api.get(path)).body),
  }
}

test('a colour that shown products have stays; one that none has leaves pickers and filters and comes back', async () => {
  const { stops, archive, restore, addColor, colors, publicNames } = await start()
  const used = await stops('color', 'burgundy')
  expect(used.archive).toEqual([['product', expect.any(Number)]])
  await expect(archive('color', 'burgundy')).rejects.toMatchObject({
    code: 'in_use',
    details: { uses: [{ kind: 'product' }] },
  })

  await addColor()
  const { change } = await archive('color', 'lavender')
  expect(change).toMatchObject({ action: 'color_archive', subject: 'lavender' })
  expect(await publicNames('/api/colors/all')).not.toContain('lavender')
  expect(await colors()).toContainEqual(['lavender', true])

  expect((await restore('color', 'lavender')).change).toMatchObject({ action: 'color_restore' })
  expect(await publicNames('/api/colors/all')).toContain('lavender')
})

test('an archived colour cannot be chosen for a product', async () => {
  const { archive, addColor, staff } = await start()
  await addColor()
  await archive('color', 'lavender')
  const { product } = await staff.read(staffGoodsEndpoint, { params: { article: 'DR-1042-BUR-R' } })

  const save = staff.write(changeProductEndpoint, {
    params: { article: product.article },
    body: { ...product, color: 'lavender' } as never,
  })
  await expect(save).rejects.toMatchObject({ details: { fields: { color: 'unknown' } } })
})

test('a colour is deleted when no product has it, hidden ones neither, and its name is typed in any language', async () => {
  const { stops, remove, addColor, colors, db } = await start()
  await addColor()
  await db
    .collection('articles')
    .updateOne({ article: 'DR-1042-BUR-R' }, { $set: { is_shown: false, color: 'lavender' } })
  expect(await stops('color', 'lavender')).toEqual({ archive: [], delete: [['product', 1]] })
  await expect(remove('color', 'lavender', 'Lavender')).rejects.toMatchObject({ code: 'in_use' })

  await db.collection('articles').updateOne({ article: 'DR-1042-BUR-R' }, { $set: { color: 'burgundy' } })
  await expect(remove('color', 'lavender', 'rose')).rejects.toMatchObject({ code: 'validation' })
  expect((await remove('color', 'lavender', ' лавандовий ')).change).toMatchObject({ action: 'color_delete' })
  expect((await colors()).map(([name]) => name)).not.toContain('lavender')
})

test.each([
  ['size', '36 (S)'],
  ['height', '160-167'],
  ['collection', 'autumn-winter-2026'],
  ['category', 'wrap-dresses'],
] as const)('a %s that shown products have is neither archived nor deleted, and they are named', async (kind, name) => {
  const { stops, archive, remove } = await start()

  const found = await stops(kind, name)
  expect(found.archive).toContainEqual(['product', expect.any(Number)])
  await expect(archive(kind, name)).rejects.toMatchObject({ code: 'in_use' })
  await expect(remove(kind, name, name)).rejects.toMatchObject({ code: 'in_use' })
})

test('a category is archived once what is in it has moved, comes back, and is deleted when it was never sold from', async () => {
  const { archive, restore, remove, staff, sales } = await start()
  const category = { name: 'hats', title: { uk: 'Капелюхи', en: 'Hats' }, parent_category: null, special: null }
  await staff.write(newCategoryEndpoint, { body: category })
  const hats = async () => {
    const { categories } = await staff.read(staffCategoriesEndpoint, { query: { with_archived: '1' } })
    return categories.find(({ name }) => name === 'hats')
  }
  await archive('category', 'hats', { move_to: 'skirts' })
  expect(await hats()).toMatchObject({ is_archived: true })
  await restore('category', 'hats')
  expect(await hats()).toMatchObject({ is_archived: false })

  sales.uses.push({ of: 'hats', kind: 'sold', count: 1, places: [] })
  await expect(remove('category', 'hats', 'Hats')).rejects.toMatchObject({ code: 'in_use' })
  sales.uses.length = 0
  await remove('category', 'hats', 'Hats')
  expect(await hats()).toBe(undefined)
})

test('a category that the home page shows with its picture may be archived, and is not deleted', async () => {
  const { stops, staff, db } = await start()
  const category = { name: 'caps', title: { uk: 'Кашкети', en: 'Caps' }, parent_category: null, special: null }
  await staff.write(newCategoryEndpoint, { body: category })
  const shown = { kind: 'categories', categories: [{ name: 'caps', image: 'coat-camel-front' }] }
  await db.collection('home').updateMany({}, { $push: { blocks: shown as never } })

  expect(await stops('category', 'caps')).toEqual({ archive: [], delete: [['home', 1]] })
})

test('a shop leaves the contacts and the pick-up, and is deleted when no order was collected there', async () => {
  const { archive, restore, remove, staff, sales, publicNames } = await start()
  const [shop] = (await staff.read(staffShopsEndpoint)).shops
  const id = shop?.id ?? ''
  await archive('shop', id)
  expect(await publicNames('/api/shop-location/get-all-info')).not.toContain(id)
  expect((await staff.read(staffShopsEndpoint)).shops.find(one => one.id === id)).toMatchObject({ is_archived: true })
  await restore('shop', id)
  expect(await publicNames('/api/shop-location/get-all-info')).toContain(id)

  sales.uses.push({ of: id, kind: 'order', count: 1, places: [{ name: '26-000001', title: null }] })
  await expect(remove('shop', id, id)).rejects.toMatchObject({ code: 'in_use' })
  sales.uses.length = 0
  await remove('shop', id, `${shop?.city.uk}, ${shop?.address.uk}`)
  expect((await staff.read(staffShopsEndpoint)).shops.map(one => one.id)).not.toContain(id)
})

test('the last shop may be archived: then orders are only sent', async () => {
  const { archive, staff, publicNames } = await start()
  for (const { id } of (await staff.read(staffShopsEndpoint)).shops) await archive('shop', id)

  expect(JSON.parse(await publicNames('/api/shop-location/get-all-info')).shops).toEqual([])
})

test('a look is archived with its address, comes back as it was shown, and is deleted when nobody bought it', async () => {
  const { archive, restore, remove, staff, sales, get } = await start()
  const [look] = (await staff.read(staffBundlesEndpoint, { query: { filter: 'shown' } })).bundles
  const article = look?.article ?? ''
  const led = async () => (await get(`/api/redirects?from=/bundle/${article}`)).body.to
  await archive('bundle', article, { leads_to: '/store' })
  expect(await led()).toBe('/store')
  expect(await restore('bundle', article)).toMatchObject({ shown: [article] })
  expect(await led()).toBe(null)

  sales.uses.push({ of: article, kind: 'cart', count: 2, places: [] })
  await expect(remove('bundle', article, article)).rejects.toMatchObject({
    details: { uses: [{ kind: 'cart', count: 2 }] },
  })
  sales.uses.length = 0
  await remove('bundle', article, article, { leads_to: '/store' })
  const { bundles } = await staff.read(staffBundlesEndpoint, { query: {} })
  expect(bundles.map(one => one.article)).not.toContain(article)
  expect(await led()).toBe('/store')
})

test.each(['bundle', 'category', 'color', 'shop', 'picture'] as const)(
  'a %s that there is not is not found',
  async kind => {
    const { archive, remove } = await start()

    await expect(archive(kind, 'no-such')).rejects.toMatchObject({ code: 'not_found' })
    await expect(remove(kind, 'no-such', 'no-such')).rejects.toMatchObject({ code: 'not_found' })
  },
)
