import { randomUUID } from 'node:crypto'
import {
  internalChangeOutcomeEndpoint,
  stopChangeEndpoint,
  takeBackChangeEndpoint,
} from '@shop/contracts/staff/goods/staff-goods-changes'
import {
  type BulkChange,
  type BulkWhich,
  bulksEndpoint,
  changeInBulkEndpoint,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import { staffProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import { startApi } from '../../../test/start-api.ts'
import { LEASE_MS } from '../../goods-changes/long-changes.ts'

const names = ['DR-1042-BUR-R', 'DR-1042-BUR-L']
const half: BulkChange = { do: 'price', how: 'percent', value: -50, keep_old: true }

async function start() {
  const time = { now: Date.now() }
  const api = await startApi({ clock: { now: () => new Date(time.now) } })
  const { internal, staff, db } = api
  return {
    ...api,
    /** Moves the clock past the lease of the process that worked, and lets another one go on. */
    async passOn() {
      time.now += LEASE_MS
      await api.service.runJob('product-bulks')
    },
    async bulk(
      change: BulkChange,
      which: BulkWhich = { by: 'articles', articles: names },
      key: string = randomUUID(),
      who = 'olha',
    ) {
      return staff.write(changeInBulkEndpoint, { who, idempotencyKey: key, body: { which, change } })
    },
    undo: (id: string) => staff.write(takeBackChangeEndpoint, { who: 'olha', params: { id } }),
    stop: (id: string) => staff.write(stopChangeEndpoint, { who: 'olha', params: { id } }),
    bulks: async () => (await staff.read(bulksEndpoint)).bulks,
    outcome: async (id: string, action: 'product_bulk' | 'product_undo' = 'product_bulk', who = 'olha') =>
      (await internal.call(internalChangeOutcomeEndpoint, { action, id, who })).change,
    read: async (article: string) => (await staff.read(staffProductEndpoint, { params: { article } })).product,
    count: async (filter: object) =>
      (await staff.read(staffProductsEndpoint, { query: { ...filter, limit: 1 } })).count,
    /** So many articles at one price. */
    async addMany(many: number) {
      const like = await db.collection('articles').findOne({ article: names[0] }, { projection: { _id: 0 } })
      const sizes = [{ ...like?.sizes[0], price: { uah: 100_000, eur: null }, price_without_discount: null }]
      const articles = Array.from({ length: many }, (_, place) => `MANY-${place}`)
      await db.collection('articles').insertMany(articles.map(article => ({ ...like, article, model: article, sizes })))
      return articles
    },
    async prices(articles: readonly string[]): Promise<Record<number, number>> {
      const found = await db
        .collection('articles')
        .find({ article: { $in: [...articles] } })
        .toArray()
      const counts = Map.groupBy(found, ({ sizes }) => sizes[0].price.uah / 100)
      return Object.fromEntries([...counts].map(([price, all]) => [price, all.length]))
    },
  }
}

/** Dies at the point, the nth time that it is reached, once. */
function dieAt(point: FailpointName, nth = 1): void {
  const seen = { times: 0 }
  const disarm = armFailpoint(point, () => {
    seen.times += 1
    if (seen.times < nth) return
    disarm()
    throw new Error('died')
  })
}

test('prices of several articles are halved once, and undone exactly', async () => {
  const { bulk, undo, read } = await start()
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

const raise: BulkChange = { do: 'price', how: 'percent', value: 10, keep_old: false }

test.each(['goods-change-planned', 'goods-change-applied'] as const)(
  'a change whose process died at %s goes on by its key, and each price is raised once',
  async point => {
    const { bulk, addMany, prices, passOn, bulks } = await start()
    const articles = await addMany(600)
    const key = randomUUID()
    dieAt(point, 2)

    const first = await bulk(raise, { by: 'articles', articles }, key)
    expect(first).toMatchObject({ state: 'running', done: 250, total: 600, changed: 250, change: null })
    expect(await bulks()).toMatchObject([{ id: key, who: 'olha', state: 'running', done: 250, total: 600 }])
    await passOn()

    const last = await bulk(raise, { by: 'articles', articles }, key)
    expect(last).toMatchObject({ state: 'done', done: 600, changed: 600, left: 0, refused: [] })
    expect(Object(last.change).subjects).toHaveLength(600)
    expect(await prices(articles)).toEqual({ 1100: 600 })
  },
)

test('while a change is unfinished another one is refused with whose it is and how far it came', async () => {
  const { bulk, addMany, prices, passOn } = await start()
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
  const { bulk, read } = await start()
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

test('half a change can be undone: what was changed is put back, the rest stays, and another change may begin', async () => {
  const { bulk, addMany, prices, passOn, undo, bulks } = await start()
  const articles = await addMany(600)
  const key = randomUUID()
  dieAt('goods-change-applied', 2)
  await bulk(raise, { by: 'articles', articles }, key)
  expect(await prices(articles)).toEqual({ 1100: 500, 1000: 100 })

  expect(await undo(key)).toMatchObject({ state: 'undoing', restored: 0 })
  await passOn()

  expect(await undo(key)).toMatchObject({ state: 'undone', restored: 500, left: 0 })
  expect(await prices(articles)).toEqual({ 1000: 600 })
  expect(await bulks()).toMatchObject([{ state: 'undone', undone: { restored: 500, left: 0 }, can_undo: false }])
  expect(await bulk(raise, { by: 'articles', articles })).toMatchObject({ state: 'done', changed: 600 })
})

test('a change that is stopped in the middle keeps what is done, never goes on, lets another begin, and is taken back', async () => {
  const { bulk, addMany, prices, passOn, stop, undo, bulks, outcome, db } = await start()
  const articles = await addMany(600)
  const key = randomUUID()
  const stopping: Promise<unknown>[] = []
  const disarm = armFailpoint('goods-change-planned', async () => {
    disarm()
    // Its answer waits for what is begun.
    stopping.push(stop(key))
    const changes = db.collection<{ _id: string; state: string }>('goods_changes')
    while ((await changes.findOne({ _id: key }))?.state !== 'stopped');
  })
  const stopped = { state: 'stopped', done: 250, total: 600, changed: 250 }
  expect(await bulk(raise, { by: 'articles', articles }, key)).toMatchObject({ ...stopped, undo: key })
  expect(await Promise.all(stopping)).toMatchObject([{ ...stopped, change: { action: 'product_stop', subject: key } }])

  // What had been begun is whole, and nothing goes on with the rest, not by a repeat either.
  await passOn()
  expect(await bulk(raise, { by: 'articles', articles }, key)).toMatchObject(stopped)
  expect(await prices(articles)).toEqual({ 1100: 250, 1000: 350 })
  expect(await bulks()).toMatchObject([{ ...stopped, can_undo: true }])
  expect(await outcome(key)).toMatchObject({ after: { changed: 250, done: 250, total: 600 } })
  const { change, ...again } = await stop(key)
  expect([change, again]).toMatchObject([null, stopped])
  const second = randomUUID()
  await bulk(raise, { by: 'articles', articles: articles.slice(250) }, second)
  expect(await prices(articles)).toEqual({ 1100: 600 })

  await undo(key)
  await passOn()
  expect(await undo(key)).toMatchObject({ state: 'undone', restored: 250, left: 0, kept: [] })
  expect(await prices(articles)).toEqual({ 1000: 250, 1100: 350 })
})

test('one whose process dies after it was stopped is ended by another, with what was begun counted', async () => {
  const { bulk, addMany, prices, passOn, stop, undo, bulks } = await start()
  const articles = await addMany(600)
  const key = randomUUID()
  dieAt('goods-change-applied', 2)
  await bulk(raise, { by: 'articles', articles }, key)
  expect(await stop(key)).toMatchObject({ state: 'stopping', done: 250 })
  expect(await bulks()).toMatchObject([{ state: 'stopping', can_undo: true }])
  await passOn()

  expect(await bulks()).toMatchObject([{ state: 'stopped', done: 500, changed: 500 }])
  await undo(key)
  await passOn()
  expect(await undo(key)).toMatchObject({ state: 'undone', restored: 500 })
  expect(await prices(articles)).toEqual({ 1000: 600 })
  await expect(stop(randomUUID())).rejects.toMatchObject({ code: 'not_found' })
})

test('an undo whose process died goes on, and counts what it put back once', async () => {
  const { bulk, addMany, prices, passOn, undo } = await start()
  const articles = await addMany(300)
  const key = randomUUID()
  await bulk(raise, { by: 'articles', articles }, key)
  dieAt('goods-change-undone')
  expect(await undo(key)).toMatchObject({ state: 'undoing', restored: 0 })
  await passOn()

  expect(await undo(key)).toMatchObject({ state: 'undone', restored: 300, left: 0 })
  expect(await prices(articles)).toEqual({ 1000: 300 })
})

test('a key is refused with another change', async () => {
  const { bulk } = await start()
  const key = randomUUID()
  await bulk(half, undefined, key)

  await expect(bulk({ do: 'hide' }, undefined, key)).rejects.toMatchObject({ code: 'idempotency_conflict' })
})

test('a change that fails again and again is given up, so that others can begin, and what it changed can be undone', async () => {
  const { bulk, addMany, prices, passOn, undo, bulks } = await start()
  const articles = await addMany(300)
  const key = randomUUID()
  const seen = { times: 0 }
  const disarm = armFailpoint('goods-change-applied', () => {
    seen.times += 1
    if (seen.times > 1) throw new Error('died')
  })
  await bulk(raise, { by: 'articles', articles }, key)
  for (let tries = 0; tries < 6; tries += 1) await passOn()
  disarm()

  expect(await bulks()).toMatchObject([{ state: 'failed', can_undo: true }])
  expect(await undo(key)).toMatchObject({ state: 'undone', restored: 300 })
  expect(await prices(articles)).toEqual({ 1000: 300 })
})

test('the audit log hears what a change and its undoing came to, when they have ended, and by whom they were, articles in the order of the plan', async () => {
  const { bulk, undo, outcome, addMany, passOn } = await start()
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
