import { randomUUID } from 'node:crypto'
import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
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
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import { LEASE_MS } from '../src/goods-changes/long-changes.ts'
import { startApi } from './start-api.ts'

export const names = ['DR-1042-BUR-R', 'DR-1042-BUR-L']
export const half: BulkChange = { do: 'price', how: 'percent', value: -50, keep_old: true }

/** The catalogue with what staff do to many articles at once. */
export async function startBulks() {
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
    read: async (article: string) => (await staff.read(staffGoodsEndpoint, { params: { article } })).product,
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
export function dieAt(point: FailpointName, nth = 1): void {
  const seen = { times: 0 }
  const disarm = armFailpoint(point, () => {
    seen.times += 1
    if (seen.times < nth) return
    disarm()
    throw new Error('died')
  })
}

export const raise: BulkChange = { do: 'price', how: 'percent', value: 10, keep_old: false }
