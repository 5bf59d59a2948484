import { seedCatalog } from '@shop/catalog/seed'
import { createCatalogService } from '@shop/catalog/service'
import { receiveStockEndpoint } from '@shop/contracts/catalog/stock'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { silentLog } from '@shop/service-kit/log/log'
import { preparedDatabase } from '@shop/testing/database'
import type { Db } from 'mongodb'
import { decide } from './bank.ts'
import { orderAndPay } from './shopping.ts'
import { startApi } from './start-api.ts'

const now = new Date('2026-11-21T10:00:00Z')
const seedGoods = (db: Db) => seedCatalog(db, { now })

/** A shop with its real catalogue: one size is awaited, another lies on the shelf. */
export async function startPreorderShop(wishes: Pick<Parameters<typeof startApi>[0] & object, 'limitsFactor'> = {}) {
  const db = await preparedDatabase(seedGoods)
  const clock = { now: () => now }
  const nobody = createInternalClient({ calls: createInternalCalls() })
  const neighbours = { account: nobody, admin: nobody }
  const parts = { imagesDir: '', cacheDir: '', rates: async () => 4500, clock, log: silentLog, ...neighbours }
  const catalogue = await createCatalogService({ db, ...parts })
  const calls = createInternalClient({ calls: catalogue.internal })
  const api = await startApi({ ...wishes, catalog: calls })
  const stock = db.collection('stock')
  const awaited = await db.collection('articles').findOne({ preorder_on: { $gt: '2026-11-21' }, is_shown: true })
  const there = await stock.findOne({ available: { $gte: 5 } })
  if (!awaited || !there) throw new Error('the demonstration has no pre-order')
  const coat = { article: String(awaited.article), size: String(awaited.sizes[0].name) }
  const shirt = { article: String(there.article), size: String(there.size) }
  await stock.updateOne(coat, { $set: { available: 0, holds: [], sold: 0, received: 0, preorder_limit: null } })
  // As a shop is before its door opens: no first buyer waits for the whole catalogue to be read.
  await catalogue.prepare?.()

  return {
    api,
    coat,
    shirt,
    /** The lines of a cart with so many items in advance and one from the shelf. */
    mixed: (count = 1) => [
      { ...coat, count },
      { ...shirt, count: 1 },
    ],
    inAdvance: (count = 1) => [{ ...coat, count }],
    /** Somebody orders in advance and pays. */
    async buy(lines: object[], body: object = {}) {
      const bought = await orderAndPay(api, { lines, body: { preorder_ack: true, ...body } })
      await decide(api, bought.fields, 'approve')
      return bought
    },
    /** Pieces come from the maker, and the shop gives them out. */
    async arrive(count: number, key = 'delivery 1') {
      await calls.call(receiveStockEndpoint, { key, piece: { ...coat, count } })
      await api.service.jobs.runNow('assign-arrivals')
    },
    sizesOf: async (article: string): Promise<string[]> =>
      ((await db.collection('articles').findOne({ article }))?.sizes ?? []).map(({ name }: { name: string }) => name),
    /** Of a size that is awaited, how many may be promised; nothing of it is there or promised yet. */
    async limit(size: { article: string; size: string }, preorder_limit: number | null): Promise<void> {
      await stock.updateOne(size, { $set: { preorder_limit } })
    },
    async dearer({ article, size }: { article: string; size: string }): Promise<void> {
      await db
        .collection('articles')
        .updateOne({ article, 'sizes.name': size }, { $inc: { 'sizes.$.price.uah': 50_000 } })
    },
    /** How many of a size are promised, and of them to orders that are not paid and that are. */
    async stockOf(size: { article: string; size: string }) {
      const row = await stock.findOne(size)
      const holds: { count: number }[] = row?.preorder_holds ?? []
      const reserved = holds.reduce((sum, { count }) => sum + count, 0)
      return { promised: row?.preorder_promised ?? 0, reserved, sold: row?.preorder_sold ?? 0 }
    },
    item: async () => stock.findOne(coat, { projection: { _id: 0, moves: 0 } }),
  }
}
