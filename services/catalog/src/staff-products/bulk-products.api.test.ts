import { randomUUID } from 'node:crypto'
import {
  type BulkChange,
  type BulkWhich,
  internalChangeInBulkEndpoint,
  internalUndoBulkEndpoint,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import { internalStaffProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { internalStaffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { startApi } from '../../test/start-api.ts'

const names = ['DR-1042-BUR-R', 'DR-1042-BUR-L']
const half: BulkChange = { do: 'price', how: 'percent', value: -50, keep_old: true }

async function start() {
  const api = await startApi()
  const { internal } = api
  return {
    ...api,
    bulk: (change: BulkChange, which: BulkWhich = { by: 'articles', articles: names }, key: string = randomUUID()) =>
      internal.call(internalChangeInBulkEndpoint, { who: 'olha', key, which, change }),
    undo: (id: string) => internal.call(internalUndoBulkEndpoint, { who: 'olha', id }),
    read: async (article: string) => (await internal.call(internalStaffProductEndpoint, { article })).product,
    count: async (filter: object) =>
      (await internal.call(internalStaffProductsEndpoint, { filter, sort: 'article', page: 1, limit: 1 })).count,
  }
}

test('prices of several articles are halved once, and undone exactly', async () => {
  const { bulk, undo, read } = await start()
  const before = await read(names[0] as string)
  const key = randomUUID()

  const result = await bulk(half, undefined, key)
  expect(result).toMatchObject({ changed: 2, left: 0, refused: [], undo: key })
  expect(await bulk(half, undefined, key)).toEqual(result)
  const halved = await read(names[0] as string)
  expect(halved.sizes[0]?.price.uah).toBe(Math.round((before.sizes[0]?.price.uah ?? 0) / 2))
  expect(halved).toMatchObject({ revision: 1, changed: { by: 'olha' } })

  expect(await undo(key)).toMatchObject({ restored: 2, left: 0 })
  expect(await read(names[0] as string)).toMatchObject({ sizes: before.sizes, revision: 2 })
  expect(await undo(key)).toMatchObject({ restored: 0, left: 2 })
})

test('undoing leaves what somebody changed since', async () => {
  const { bulk, undo, read } = await start()
  const first = await bulk({ do: 'hide' })
  await bulk({ do: 'show' }, { by: 'articles', articles: names.slice(0, 1) })

  expect(await undo(first.undo ?? '')).toMatchObject({ restored: 1, left: 1 })
  expect(await Promise.all(names.map(async name => (await read(name)).is_shown))).toEqual([true, true])
  await expect(undo(randomUUID())).rejects.toMatchObject({ code: 'not_found' })
})

test('all that match a filter are changed, if there are as many as were seen', async () => {
  const { bulk, undo, count, refresh, get } = await start()
  const filter = { category: 'dresses', shown: true }
  const seen = await count(filter)

  await expect(bulk({ do: 'hide' }, { by: 'filter', filter, count: seen + 1 })).rejects.toMatchObject({
    code: 'count_changed',
    details: { count: seen },
  })
  const { changed, undo: id } = await bulk({ do: 'hide' }, { by: 'filter', filter, count: seen })
  expect([changed, await count(filter)]).toEqual([seen, 0])
  await refresh()
  const dresses = async () => (await get('/api/products/get-by/filters?categories=["dresses"]')).body.count
  expect(await dresses()).toBe(0)

  await undo(id ?? '')
  await refresh()
  expect([await count(filter), await dresses()]).toEqual([seen, seen])
})

test('what cannot be changed is refused with why, and the others are changed', async () => {
  const { bulk, db } = await start()
  await bulk({ do: 'hide' })
  await db.collection('articles').updateOne({ article: names[1] }, { $set: { pictures: [] } })

  const articles = [...names, 'NO-SUCH', 'CO-2014-IVO-R']
  expect(await bulk({ do: 'show' }, { by: 'articles', articles })).toMatchObject({
    changed: 1,
    left: 1,
    refused: [
      { article: names[1], why: ['picture'] },
      { article: 'NO-SUCH', why: ['not_found'] },
    ],
  })
})

test('a category or a collection that takes no products is refused as a whole', async () => {
  const { bulk } = await start()

  await expect(bulk({ do: 'category', category: 'raincoats' })).rejects.toMatchObject({
    details: { fields: { 'change.category': 'unknown' } },
  })
  await expect(bulk({ do: 'collection', collection: 'nothing' })).rejects.toMatchObject({
    details: { fields: { 'change.collection': 'unknown' } },
  })
})
