import { randomUUID } from 'node:crypto'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { dieAt, half, names, raise, startBulks } from '../../../test/start-bulks.ts'

test('prices of several articles are halved once, and undone exactly', async () => {
  const { bulk, undo, read } = await startBulks()
  const before = await read(names[0] as string)
  const key = randomUUID()

  const result = await bulk(half, undefined, key)
  expect(result).toMatchObject({ state: 'done', changed: 2, left: 0, refused: [], undo: key, done: 2, total: 2 })
  expect(await bulk(half, undefined, key)).toEqual(result)
  const halved = await read(names[0] as string)
  expect(halved.sizes[0]?.price.uah).toBe(Math.round((before.sizes[0]?.price.uah ?? 0) / 2))
  expect(halved).toMatchObject({ revision: 1, changed: { by: 'olha' } })

  expect(await undo(key)).toMatchObject({ restored: 2, left: 0 })
  expect(await read(names[0] as string)).toMatchObject({ sizes: before.sizes, revision: 2 })
  expect(await undo(key)).toMatchObject({ restored: 2, left: 0 })
  expect(await read(names[0] as string)).toMatchObject({ revision: 2 })
})

test('undoing leaves what somebody changed since', async () => {
  const { bulk, undo, read } = await startBulks()
  const first = await bulk({ do: 'hide' })
  await bulk({ do: 'show' }, { by: 'articles', articles: names.slice(0, 1) })

  expect(await undo(first.undo ?? '')).toMatchObject({ restored: 1, left: 1 })
  expect(await Promise.all(names.map(async name => (await read(name)).is_shown))).toEqual([true, true])
  await expect(undo(randomUUID())).rejects.toMatchObject({ code: 'not_found' })
})

test('all that match a filter are changed, if there are as many as were seen', async () => {
  const { bulk, undo, count, refresh, get } = await startBulks()
  const filter = { category: 'dresses', shown: true }
  const inAddress = { category: 'dresses', shown: '1' }
  const seen = await count(inAddress)

  await expect(bulk({ do: 'hide' }, { by: 'filter', filter, count: seen + 1 })).rejects.toMatchObject({
    code: 'count_changed',
    details: { count: seen },
  })
  const { changed, undo: id } = await bulk({ do: 'hide' }, { by: 'filter', filter, count: seen })
  expect([changed, await count(inAddress)]).toEqual([seen, 0])
  await refresh()
  const dresses = async () => (await get('/api/products/get-by/filters?categories=["dresses"]')).body.count
  expect(await dresses()).toBe(0)

  await undo(id ?? '')
  await refresh()
  expect([await count(inAddress), await dresses()]).toEqual([seen, seen])
})

test('what cannot be changed is refused with why, and the others are changed', async () => {
  const { bulk, db } = await startBulks()
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
  const { bulk } = await startBulks()

  await expect(bulk({ do: 'category', category: 'raincoats' })).rejects.toMatchObject({
    details: { fields: { 'change.category': 'unknown' } },
  })
  await expect(bulk({ do: 'collection', collection: 'nothing' })).rejects.toMatchObject({
    details: { fields: { 'change.collection': 'unknown' } },
  })
})

test('while a change is unfinished another one is refused with whose it is and how far it came', async () => {
  const { bulk, addMany, prices, passOn } = await startBulks()
  const articles = await addMany(300)
  dieAt('goods-change-applied', 2)
  await bulk(raise, { by: 'articles', articles })

  await expect(bulk(raise, { by: 'articles', articles }, undefined, 'iryna')).rejects.toMatchObject({
    code: 'bulk_running',
    details: { who: 'olha', done: 250, total: 300 },
  })
  await passOn()
  expect(await prices(articles)).toEqual({ 1100: 300 })
})

test('of two changes that begin at once one is made, and the other is refused', async () => {
  const { bulk, read } = await startBulks()
  const before = (await read(names[0] as string)).sizes[0]?.price.uah ?? 0
  const paused = Promise.withResolvers<void>()
  const disarm = armFailpoint('goods-change-planned', () => paused.promise)
  const answers = [randomUUID(), randomUUID()].map(key =>
    bulk(half, undefined, key).catch((error: { code: string }) => {
      paused.resolve()
      return { state: error.code }
    }),
  )

  expect((await Promise.all(answers)).map(({ state }) => state).toSorted()).toEqual(['bulk_running', 'done'])
  disarm()
  expect((await read(names[0] as string)).sizes[0]?.price.uah).toBe(Math.round(before / 2))
})

test('a key is refused with another change', async () => {
  const { bulk } = await startBulks()
  const key = randomUUID()
  await bulk(half, undefined, key)

  await expect(bulk({ do: 'hide' }, undefined, key)).rejects.toMatchObject({ code: 'idempotency_conflict' })
})

test('the audit log hears what a change and its undoing came to, when they have ended, and by whom they were, articles in the order of the plan', async () => {
  const { bulk, undo, outcome, addMany, passOn } = await startBulks()
  const articles = (await addMany(300)).reverse()
  const key = randomUUID()
  dieAt('goods-change-applied', 2)
  await bulk(raise, { by: 'articles', articles }, key)
  expect(await outcome(key)).toBe(null)
  await passOn()

  const made = { action: 'product_bulk', subject: key, subjects: articles, asked: raise, after: { changed: 300 } }
  expect(await outcome(key)).toMatchObject(made)
  expect(await outcome(key, 'product_bulk', 'iryna')).toBe(null)
  expect(await outcome(key, 'product_undo')).toBe(null)
  expect(await outcome(randomUUID())).toBe(null)

  const restored = { subject: key, subjects: articles, after: { restored: 300, left: 0 } }
  expect((await undo(key)).change).toMatchObject(restored)
  expect(await outcome(key, 'product_undo')).toMatchObject(restored)
  expect(await outcome(key)).toMatchObject(made)
})
