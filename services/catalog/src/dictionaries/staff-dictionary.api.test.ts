import {
  changeHeightsEndpoint,
  changeShortSizesEndpoint,
  collectionCalls,
  colorCalls,
  heightCalls,
  sizeCalls,
} from '@shop/contracts/staff/storefront/staff-dictionaries'
import { changeShopsEndpoint, type ShopChange, staffShopsEndpoint } from '@shop/contracts/staff/storefront/staff-shops'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeEach(async () => {
  api = await startApi()
})
afterEach(() => expect(api.errors).toEqual([]))

const title = { uk: 'Шавлія', en: 'Sage' }
const sage = { name: 'sage', fields: { title, hex: '#9caf88' } }

const colors = async () => (await api.staff.read(colorCalls.list)).rows
const addSage = (fields: object = {}) =>
  api.staff.write(colorCalls.add, { body: { ...sage, fields: { ...sage.fields, ...fields } } })
const changeSage = (revision: number, fields: object = {}) =>
  api.staff.write(colorCalls.change, {
    params: { name: 'sage' },
    body: { revision, fields: { ...sage.fields, ...fields } },
  })
const namesAt = async (address: string, list: string) =>
  (await api.get(address)).body[list].map(({ name }: { name: string }) => name)

test('a colour is added and changed, and shoppers see it', async () => {
  const added = await addSage()
  expect(added.change).toEqual({ action: 'color_add', subject: 'sage', after: sage.fields })
  expect((await colors()).at(-1)).toEqual(added.row)
  expect(added.row).toMatchObject({ name: 'sage', articles: 0, revision: 1, changed: { by: 'olena' } })

  const changed = await changeSage(1, { hex: ' #FFFFFF ' })
  const white = { title, hex: '#ffffff' }
  expect(changed.change).toEqual({ action: 'color_change', subject: 'sage', before: sage.fields, after: white })
  expect((await api.get('/api/colors/all')).body.colors.at(-1)).toEqual({ name: 'sage', title, hex: '#ffffff' })
})

test('a colour gets a pattern and is plain again, and an older form leaves it as it is', async () => {
  const shown = async () => (await api.get('/api/colors/all')).body.colors.at(-1).pattern

  await addSage({ pattern: 'check' })
  expect(await shown()).toBe('check')
  await changeSage(1)
  expect(await shown()).toBe('check')
  await changeSage(2, { pattern: null })
  expect(await shown()).toBeNull()
})

test('what shoppers see of an article says which of its colours are patterned', async () => {
  const { body } = await api.get('/api/products/get-by/model-by-article?article=DR-1042-IVF-R')
  expect(body.product.color.pattern).toBe('floral')
  const patterns = body.product.colors.map(({ pattern = null }) => pattern)
  expect(patterns).toEqual([null, null, null, 'floral', 'dots'])

  const list = encodeURIComponent('["DR-1042-IVF-R","CO-2014-CAM-R"]')
  const { body: cards } = await api.get(`/api/products/get-by/article-list?article_list=${list}&view=card`)
  expect(cards.list[0].patterns).toEqual(patterns)
})

test('a colour that there is already is refused, and so is a change that came too late', async () => {
  await addSage()

  await expect(addSage()).rejects.toMatchObject({ code: 'name_taken' })
  const details = { revision: 1, by: 'olena' }
  await expect(changeSage(0)).rejects.toMatchObject({ code: 'changed_meanwhile', details })
})

test('a new collection comes first, and as the current one its articles are new', async () => {
  const fields = { title: { uk: 'Весна 2027', en: 'Spring 2027' }, is_current: true }
  const { change } = await api.staff.write(collectionCalls.add, { body: { name: 'spring-2027', fields } })
  expect(change).toEqual({ action: 'collection_add', subject: 'spring-2027', after: fields })
  await api.db.collection('articles').updateOne({ article: 'DR-1042-BUR-R' }, { $set: { collection: 'spring-2027' } })
  await api.refresh()

  expect((await namesAt('/api/collections/all', 'collections'))[0]).toBe('spring-2027')
  const { body } = await api.get('/api/products/get-by/model-by-article?article=DR-1042-BUR-R')
  expect(body.product.badges).toContain('new')
})

test('sizes stand in the order of staff, for shoppers too', async () => {
  const [first = '', ...rest] = await namesAt('/api/sizes/all', 'sizes')
  const [before, after] = [
    [first, ...rest],
    [...rest, first],
  ]
  const { rows, change } = await api.staff.write(sizeCalls.order, { body: { names: after } })

  expect(rows.map(({ name }) => name)).toEqual(after)
  expect(change).toEqual({ action: 'size_order', subject: 'all', before, after })
  expect(await namesAt('/api/sizes/all', 'sizes')).toEqual([...rest, first])
})

test('short labels of sizes change at once, and sizes that are not named keep theirs', async () => {
  const shown = async () => (await api.get('/api/sizes/short-sizes/all')).body.short_sizes
  const before = await shown()
  const [first = '', second = ''] = Object.keys(before)
  const wanted = { [first]: 'New', [second]: before[second] }

  const { short_sizes, change } = await api.staff.write(changeShortSizesEndpoint, { body: { short_sizes: wanted } })

  const after = { ...before, [first]: 'New' }
  expect([short_sizes, await shown()]).toEqual([after, after])
  expect(change).toEqual({ action: 'size_change', subject: 'short-sizes', before, after })
  const { rows } = await api.staff.read(sizeCalls.list)
  expect(rows.slice(0, 2)).toMatchObject([
    { name: first, revision: 1, changed: { by: 'olena' } },
    { name: second, revision: 0 },
  ])
})

test('labels of sizes that there are not are refused before anything is changed', async () => {
  const { rows: before } = await api.staff.read(sizeCalls.list)
  const short_sizes = { [before[0]?.name ?? '']: 'New', '99 (Z)': 'Z' }

  await expect(api.staff.write(changeShortSizesEndpoint, { body: { short_sizes } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect((await api.staff.read(sizeCalls.list)).rows).toEqual(before)
})

test('heights get titles and an order at once, and one that is not named keeps its title, at the end', async () => {
  const { rows } = await api.staff.read(heightCalls.list)
  const before = rows.map(({ name, fields }) => ({ name, title: fields.title }))
  const [first, ...others] = before
  const [last, ...between] = others.toReversed()
  const renamed = { name: last?.name ?? '', title }
  const named = [renamed, ...between]

  const { heights, change } = await api.staff.write(changeHeightsEndpoint, { body: { heights: named } })

  const after = [...named, first]
  expect([heights, await namesAt('/api/sizes/heights/all', 'heights')]).toEqual([after, after.map(of => of?.name)])
  expect(change).toEqual({ action: 'height_change', subject: 'heights', before, after })
  const unknown = { heights: [{ name: 'no-such-height', title }] }
  await expect(api.staff.write(changeHeightsEndpoint, { body: unknown })).rejects.toMatchObject({ code: 'not_found' })
})

describe('a shop', () => {
  const hours = [...Array.from({ length: 6 }, () => ({ from: '09:00', to: '18:00' })), null]
  const shop = { city: { uk: 'Одеса', en: 'Odesa' }, address: title, phone: '+380480000101', hours, map_image: null }
  const kept = async () => (await api.staff.read(staffShopsEndpoint)).shops
  const change = (body: ShopChange) => api.staff.write(changeShopsEndpoint, { body })

  test('is entered and changed, and shoppers see it', async () => {
    const entered = await change({ action: 'save', id: null, revision: 0, shop })
    const { id = '', revision = 0 } = (await kept()).at(-1) ?? {}
    expect(entered.shops).toEqual(await kept())
    expect(entered.change).toEqual({ action: 'shop_save', subject: id, before: null, after: shop })
    expect((await api.get('/api/shop-location/get-all-info')).body.shops.at(-1)).toEqual({ id, ...shop })

    const closed = { ...shop, hours: hours.with(0, null) }
    const changed = await change({ action: 'save', id, revision, shop: closed })
    expect(changed.change).toEqual({ action: 'shop_save', subject: id, before: shop, after: closed })
    expect((await kept()).at(-1)?.hours[0]).toBeNull()
    await expect(change({ action: 'save', id, revision, shop })).rejects.toMatchObject({ code: 'changed_meanwhile' })
  })

  test('shows a picture of its map, one that there is', async () => {
    const [first] = await kept()
    const { id = '', revision = 0 } = first ?? {}
    const withMap = (map_image: string) => change({ action: 'save', id, revision, shop: { ...shop, map_image } })

    await expect(withMap('no-such-map')).rejects.toMatchObject({
      details: { fields: { 'shop.map_image': 'picture_unknown' } },
    })
    await withMap('map-lviv')
    expect((await api.get('/api/shop-location/get-all-info')).body.shops[0].map_image).toBe('map-lviv')
  })

  test('stands where staff put it', async () => {
    const before = (await kept()).map(({ id }) => id)
    const ids = before.toReversed()
    const ordered = await change({ action: 'order', ids })

    expect(ordered.change).toEqual({ action: 'shop_order', subject: 'order', before, after: ids })
    expect((await kept()).map(({ id }) => id)).toEqual(ids)
  })
})
