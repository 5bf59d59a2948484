import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'
import { type DayFigures, dayFigures } from './day-figures.ts'
import { type GoodsRow, goodsRows } from './goods-figures.ts'
import type { SalesEntry } from './sales-entry.ts'

export type SalesFiguresRepository = ReturnType<typeof createSalesFigures>

/** `changes` counts what has to be counted in; since when that waits, null when all is in. */
type Counted = { changes: number; stale_since: Date | null }
type StoredDay = Counted & { _id: string; figures?: DayFigures }
type StoredGoods = Counted & {
  _id: string
  month: string
  article: string
  categories?: string[]
  collections?: string[]
  rows?: GoodsRow[]
}

/** Which goods are asked for. Categories and collections are those of the day of the sale. */
export type GoodsScope = { articles: readonly string[] } | { categories: readonly string[] } | { collection: string }

export type ArticleMonth = { month: string; article: string; rows: GoodsRow[] }

/** The figures of the shop's days, and of each article in each month. Each is counted from the facts again, never counted up. */
export function createSalesFigures(db: Db) {
  const days = db.collection<StoredDay>('sales_days')
  const goods = db.collection<StoredGoods>('sales_goods')

  return {
    async prepare(): Promise<void> {
      await days.createIndex({ stale_since: 1 })
      await goods.createIndexes([
        { key: { stale_since: 1 } },
        { key: { article: 1, month: 1 } },
        { key: { categories: 1, month: 1 } },
        { key: { collections: 1, month: 1 } },
      ])
    },

    /** Something that counts in these figures has changed. */
    async outdate(keys: readonly string[], now: Date): Promise<void> {
      const update = { $inc: { changes: 1 }, $set: { stale_since: now } }
      const ofDays = keys.filter(isDay)
      const ofGoods = keys.filter(key => !isDay(key))
      if (ofDays.length > 0)
        await days.bulkWrite(ofDays.map(_id => ({ updateOne: { filter: { _id }, update, upsert: true } })))
      if (ofGoods.length > 0)
        await goods.bulkWrite(
          ofGoods.map(_id => {
            const $setOnInsert = { month: _id.slice(0, 7), article: _id.slice(8) }
            return { updateOne: { filter: { _id }, update: { ...update, $setOnInsert }, upsert: true } }
          }),
        )
    },

    /** Figures that have to be counted, those that have waited longest first, and how many changes are known of each. */
    async stale(limit: number): Promise<{ key: string; changes: number }[]> {
      const isStale = { stale_since: { $gt: new Date(0) } }
      const options = { projection: { changes: 1 }, sort: { stale_since: 1 }, limit } as const
      const [ofDays, ofGoods] = await Promise.all([
        days.find(isStale, options).toArray(),
        goods.find(isStale, options).toArray(),
      ])
      return [...ofDays, ...ofGoods].map(({ _id, changes }) => ({ key: _id, changes }))
    },

    /** The figures as these entries make them; they wait on when something changed since. */
    async count({ key, changes }: { key: string; changes: number }, entries: readonly SalesEntry[]): Promise<void> {
      if (isDay(key)) {
        const figures = dayFigures(entries)
        await days.updateOne({ _id: key, changes }, { $set: { figures, stale_since: null } })
        return
      }
      const rows = goodsRows(entries.filter(entry => 'article' in entry))
      const categories = [...new Set(rows.map(({ category }) => category))]
      const collections = [...new Set(rows.map(({ collection }) => collection))]
      await goods.updateOne({ _id: key, changes }, { $set: { rows, categories, collections, stale_since: null } })
    },

    /** The days from the first to the last, both included; days without sales are left out. */
    async days(from: string, to: string): Promise<{ day: string; figures: DayFigures }[]> {
      const found = days.find({ _id: { $gte: from, $lte: to } }, { maxTimeMS: MAX_READ_MS }).sort({ _id: 1 })
      return (await found.toArray()).flatMap(({ _id, figures }) => (figures ? [{ day: _id, figures }] : []))
    },

    /** What is known of these goods in the months from the first to the last, `2026-11`. */
    async goods(scope: GoodsScope, from: string, to: string): Promise<ArticleMonth[]> {
      const found = goods.find(
        { ...filterOf(scope), month: { $gte: from, $lte: to } },
        { projection: { _id: 0, month: 1, article: 1, rows: 1 }, maxTimeMS: MAX_READ_MS },
      )
      return (await found.toArray()).map(({ month, article, rows = [] }) => ({ month, article, rows }))
    },
  }
}

function isDay(key: string): boolean {
  return key.length === '2026-11-21'.length && key[7] === '-'
}

function filterOf(scope: GoodsScope) {
  if ('articles' in scope) return { article: { $in: [...scope.articles] } }
  if ('categories' in scope) return { categories: { $in: [...scope.categories] } }
  return { collections: scope.collection }
}
