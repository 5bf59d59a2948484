import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { commandsOf } from '../../../test/commands-of.ts'
import {
  article,
  change,
  otherArticles,
  read,
  send,
  size,
  sizeOf,
  sizesOf,
  stockOf,
} from '../../../test/model-sizes.ts'
import { startApi } from '../../../test/start-api.ts'

test('of two at once under one key both tell the same change, and it is made once', async () => {
  const api = await startApi()
  await stockOf(api, 5)
  const cells = { [article]: [{ size, stock_by: 3 }] }
  const [one, other] = await Promise.all([
    change(api, cells, { reason: 'Постачання' }),
    change(api, cells, { reason: 'Постачання' }),
  ])

  expect(one.change).toEqual(other.change)
  expect((await sizeOf(api))?.stock.available).toBe(8)
})

test('who changes a price that somebody else has changed meanwhile is told, and nothing of it is done', async () => {
  const api = await startApi()
  const [other = ''] = await otherArticles(api)
  const stale = (await read(api)).articles
  await change(api, { [other]: [{ size, uah: 3333 }] }, { who: 'iryna' })
  const rows = [article, other].map(name => ({
    article: name,
    revision: stale.find(row => row.article === name)?.revision ?? 0,
    sizes: [{ size, uah: 2222 }],
  }))

  await expect(send(api, { articles: rows, reason: '' }, 'two')).rejects.toMatchObject({
    code: 'changed_meanwhile',
    details: { by: 'iryna', articles: [other] },
  })
  expect((await sizeOf(api))?.price.uah).not.toBe(2222)
  expect((await sizeOf(api, other))?.price.uah).toBe(3333)
})

test('what another save reaches between the look and the write takes the whole change back', async () => {
  const api = await startApi()
  await stockOf(api, 5)
  const [other = ''] = await otherArticles(api)
  const before = await sizesOf(api)
  const disarm = armFailpoint('goods-change-begun', async () => {
    await api.db.collection('articles').updateOne({ article: other }, { $set: { revision: 77 } })
  })
  const cells = { [article]: [{ size, uah: 2222, stock_by: -2 }], [other]: [{ size, uah: 2222 }] }
  await expect(change(api, cells, { reason: 'Перелік' })).rejects.toMatchObject({ code: 'changed_meanwhile' })
  disarm()

  expect(await sizesOf(api)).toEqual(before)
  expect((await sizeOf(api, other))?.price.uah).not.toBe(2222)
  // Under the same key it may be asked again.
  await change(api, cells, { reason: 'Перелік' })
  expect(await sizeOf(api)).toMatchObject({ price: { uah: 2222 }, stock: { available: 3 } })
})

test.each(['goods-change-begun', 'goods-change-written'] as const)(
  'a process that dies at %s leaves the rest to the job',
  async point => {
    let now = new Date('2026-11-21T10:00:00Z')
    const api = await startApi({ clock: { now: () => now } })
    await stockOf(api, 5)
    const [other = ''] = await otherArticles(api)
    const disarm = armFailpoint(point, () => {
      throw new Error('stopped')
    })
    const stockBefore = (await sizeOf(api, other))?.stock.available ?? 0
    const cells = {
      [article]: [{ size, uah: 2222, stock_by: -2, preorder_limit: 7 }],
      [other]: [{ size, uah: 2222, stock_by: 6 }],
    }
    await expect(change(api, cells, { reason: 'Перелік' })).rejects.toThrow('stopped')
    disarm()

    now = new Date('2026-11-21T10:01:00Z')
    await api.service.runJob('goods-changes')
    await api.service.runJob('goods-changes')

    expect(await sizeOf(api)).toMatchObject({ price: { uah: 2222 }, preorder_limit: 7, stock: { available: 3 } })
    expect(await sizeOf(api, other)).toMatchObject({ price: { uah: 2222 }, stock: { available: stockBefore + 6 } })
  },
)

test('a change asks the database twenty times at most, however many cells it has', async () => {
  const api = await startApi()
  const all = await read(api)
  const countCommands = async (count: number, key: string) => {
    const { articles } = await read(api)
    const rows = articles.slice(0, count).map(({ article, revision, sizes }) => ({
      article,
      revision,
      sizes: sizes.map(({ name, price }) => ({ size: name, uah: price.uah + 1, stock_by: 3 })),
    }))
    return (await commandsOf(api.db, () => send(api, { articles: rows, reason: 'Постачання' }, key))).length
  }
  const forOne = await countCommands(1, 'one')

  expect(forOne).toBeLessThanOrEqual(20)
  expect(await countCommands(all.articles.length, 'two')).toBe(forOne)
})
