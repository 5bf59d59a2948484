import { randomUUID } from 'node:crypto'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { dieAt, raise, startBulks } from '../../../test/start-bulks.ts'

test.each(['goods-change-planned', 'goods-change-applied'] as const)(
  'a change whose process died at %s goes on by its key, and each price is raised once',
  async point => {
    const { bulk, addMany, prices, passOn, bulks } = await startBulks()
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

test('half a change can be undone: what was changed is put back, the rest stays, and another change may begin', async () => {
  const { bulk, addMany, prices, passOn, undo, bulks } = await startBulks()
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
  const { bulk, addMany, prices, passOn, stop, undo, bulks, outcome, db } = await startBulks()
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
  const { bulk, addMany, prices, passOn, stop, undo, bulks } = await startBulks()
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
  const { bulk, addMany, prices, passOn, undo } = await startBulks()
  const articles = await addMany(300)
  const key = randomUUID()
  await bulk(raise, { by: 'articles', articles }, key)
  dieAt('goods-change-undone')
  expect(await undo(key)).toMatchObject({ state: 'undoing', restored: 0 })
  await passOn()

  expect(await undo(key)).toMatchObject({ state: 'undone', restored: 300, left: 0 })
  expect(await prices(articles)).toEqual({ 1000: 300 })
})

test('a change that fails again and again is given up, so that others can begin, and what it changed can be undone', async () => {
  const { bulk, addMany, prices, passOn, undo, bulks } = await startBulks()
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
