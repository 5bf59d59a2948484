import {
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

const who = 'olha'
const title = { uk: 'Шавлія', en: 'Sage' }
const sage = { name: 'sage', fields: { title, hex: '#9caf88' }, who }

const colors = async () => (await api.internal.call(colorCalls.internalList, {})).rows
const namesAt = async (address: string, list: string) =>
  (await api.get(address)).body[list].map(({ name }: { name: string }) => name)

test('a colour is added, changed and removed while nothing has it', async () => {
  await api.internal.call(colorCalls.internalAdd, sage)
  expect((await colors()).at(-1)).toMatchObject({ name: 'sage', articles: 0, revision: 1, changed: { by: who } })

  const change = { name: 'sage', revision: 1, who, fields: { title, hex: '#ffffff' } }
  const { before } = await api.internal.call(colorCalls.internalChange, change)
  expect(before).toEqual(sage.fields)
  expect((await api.get('/api/colors/all')).body.colors.at(-1)).toEqual({ name: 'sage', title, hex: '#ffffff' })

  await api.internal.call(colorCalls.internalRemove, { name: 'sage', revision: 2, who })
  expect(await namesAt('/api/colors/all', 'colors')).not.toContain('sage')
})

test('a colour gets a pattern and is plain again, and an older form leaves it as it is', async () => {
  const shown = async () => (await api.get('/api/colors/all')).body.colors.at(-1).pattern
  const change = (revision: number, fields: object) =>
    api.internal.call(colorCalls.internalChange, { name: 'sage', revision, who, fields: { ...sage.fields, ...fields } })

  await api.internal.call(colorCalls.internalAdd, { ...sage, fields: { ...sage.fields, pattern: 'check' } })
  expect(await shown()).toBe('check')
  await change(1, {})
  expect(await shown()).toBe('check')
  await change(2, { pattern: null })
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
  await api.internal.call(colorCalls.internalAdd, sage)

  await expect(api.internal.call(colorCalls.internalAdd, sage)).rejects.toMatchObject({ code: 'name_taken' })
  await expect(
    api.internal.call(colorCalls.internalChange, { ...sage, name: 'sage', revision: 0 }),
  ).rejects.toMatchObject({ code: 'changed_meanwhile', details: { revision: 1, by: who } })
  await expect(api.internal.call(colorCalls.internalRemove, { name: 'sage', revision: 0, who })).rejects.toMatchObject({
    code: 'changed_meanwhile',
  })
})

test.each([
  ['collection', collectionCalls],
  ['colour', colorCalls],
  ['size', sizeCalls],
  ['height', heightCalls],
] as const)('a %s that articles have is not removed, and says how many have it', async (_, calls) => {
  const { rows } = await api.internal.call(calls.internalList as typeof colorCalls.internalList, {})
  const used = rows.find(({ articles }) => articles > 0)

  await expect(
    api.internal.call(calls.internalRemove as typeof colorCalls.internalRemove, {
      name: used?.name ?? '',
      revision: 0,
      who,
    }),
  ).rejects.toMatchObject({ code: 'in_use', details: { articles: used?.articles } })
})

test('a hidden article keeps its colour from being removed', async () => {
  await api.db.collection('articles').updateMany({ color: 'black' }, { $set: { is_shown: false } })

  await expect(api.internal.call(colorCalls.internalRemove, { name: 'black', revision: 0, who })).rejects.toMatchObject(
    { code: 'in_use' },
  )
})

test('a new collection comes first, and as the current one its articles are new', async () => {
  const fields = { title: { uk: 'Весна 2027', en: 'Spring 2027' }, is_current: true }
  await api.internal.call(collectionCalls.internalAdd, { name: 'spring-2027', fields, who })
  await api.db.collection('articles').updateOne({ article: 'DR-1042-BUR-R' }, { $set: { collection: 'spring-2027' } })
  await api.refresh()

  expect((await namesAt('/api/collections/all', 'collections'))[0]).toBe('spring-2027')
  const { body } = await api.get('/api/products/get-by/model-by-article?article=DR-1042-BUR-R')
  expect(body.product.badges).toContain('new')
})

test('sizes stand in the order of staff, for shoppers too', async () => {
  const [first = '', ...rest] = await namesAt('/api/sizes/all', 'sizes')
  const { before } = await api.internal.call(sizeCalls.internalOrder, { names: [...rest, first] })

  expect(before).toEqual([first, ...rest])
  expect(await namesAt('/api/sizes/all', 'sizes')).toEqual([...rest, first])
})

describe('a shop', () => {
  const hours = [...Array.from({ length: 6 }, () => ({ from: '09:00', to: '18:00' })), null]
  const shop = { city: { uk: 'Одеса', en: 'Odesa' }, address: title, phone: '+380480000101', hours }
  const kept = async () => (await api.staff.read(staffShopsEndpoint)).shops
  const change = (body: ShopChange) => api.staff.write(changeShopsEndpoint, { body })

  test('is entered, changed and removed, and shoppers see it', async () => {
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

    const removed = await change({ action: 'remove', id, revision: 2 })
    expect(removed.change).toEqual({ action: 'shop_remove', subject: id, before: closed, after: null })
    expect((await kept()).map(shop => shop.id)).not.toContain(id)
  })

  test('stands where staff put it', async () => {
    const before = (await kept()).map(({ id }) => id)
    const ids = before.toReversed()
    const ordered = await change({ action: 'order', ids })

    expect(ordered.change).toEqual({ action: 'shop_order', subject: 'order', before, after: ids })
    expect((await kept()).map(({ id }) => id)).toEqual(ids)
  })

  test('may be the last one to go', async () => {
    for (const { id, revision } of await kept()) await change({ action: 'remove', id, revision })

    expect((await api.get('/api/shop-location/get-all-info')).body.shops).toEqual([])
  })
})
