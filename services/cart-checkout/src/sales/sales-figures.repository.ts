import { failpoint } from '@shop/service-kit/process/failpoints'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Collection, Db, Document, Filter } from 'mongodb'
import { type DayFigures, dayFigures } from './day-figures.ts'
import { type GoodsRow, goodsRows } from './goods-figures.ts'
import { type GoodsSum, sumsByMonth } from './goods-sums.ts'
import { rowsOfText, sumsOfText, textOfRows, textOfSums } from './goods-text.ts'
import type { SalesEntry } from './sales-entry.ts'
import type { Months, Period } from './sales-period.ts'

export type SalesFiguresRepository = ReturnType<typeof createSalesFigures>

/** `changes` counts what has to be counted in; since when that waits, null when all is in. */
type Counted = { changes: number; stale_since: Date | null }
type StoredDay = Counted & { _id: string; figures?: DayFigures }
type Places = { article: string; categories?: string[]; collections?: string[] }
type StoredGoods = Counted & Places & { _id: string; month: string; rows_text?: string }
/** The months of a year, `11`, each as it was counted when so many changes were known of it. */
type StoredYear = Places & { _id: string; year: string; months: Record<string, { changes: number; sums: string }> }

/** Which goods are asked for. Categories and collections are those of the day of the sale. */
export type GoodsScope = { articles: readonly string[] } | { categories: readonly string[] } | { collection: string }

/** A sum with the article that it is about. */
export type SoldRow = GoodsSum & { article: string }

/**
 * The figures of the shop's days, and of each article in each month, day by day. Each is counted from the facts again, never counted up.
 * The sums of each article's months stand together, a year in one document, so that long periods of many articles are read at once.
 */
export function createSalesFigures(db: Db) {
  const days = db.collection<StoredDay>('sales_days')
  const goods = db.collection<StoredGoods>('sales_goods')
  const years = db.collection<StoredYear>('sales_goods_years')

  /** What an older count found never replaces what a newer one did. */
  async function addToYear(
    key: string,
    changes: number,
    rows: readonly GoodsRow[],
    places: Required<Omit<Places, 'article'>>,
  ) {
    const { year, month, article } = partsOf(key)
    const sums = textOfSums(sumsByMonth(rows))
    const { categories, collections } = places
    const isOlder = { [`months.${month}.changes`]: { $not: { $gt: changes } } }
    const first = { article, year, months: {} }
    await years.bulkWrite([
      { updateOne: { filter: { _id: `${year} ${article}` }, update: { $setOnInsert: first }, upsert: true } },
      {
        updateOne: {
          filter: { _id: `${year} ${article}`, ...isOlder },
          update: {
            $set: { [`months.${month}`]: { changes, sums } },
            $addToSet: { categories: { $each: categories }, collections: { $each: collections } },
          },
        },
      },
    ])
  }

  return {
    async createIndexes(): Promise<void> {
      await days.createIndex({ stale_since: 1 })
      await goods.createIndexes([
        { key: { stale_since: 1 } },
        { key: { article: 1, month: 1 } },
        { key: { categories: 1, month: 1 } },
        { key: { collections: 1, month: 1 } },
      ])
      await years.createIndexes([
        { key: { article: 1, year: 1 } },
        { key: { categories: 1, year: 1 } },
        { key: { collections: 1, year: 1 } },
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
            const { year, month, article } = partsOf(_id)
            const $setOnInsert = { month: `${year}-${month}`, article }
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
      // The year first: the month waits on until both are written.
      await addToYear(key, changes, rows, { categories, collections })
      await failpoint('sales-year-counted')
      await goods.updateOne(
        { _id: key, changes },
        { $set: { rows_text: textOfRows(rows), categories, collections, stale_since: null } },
      )
    },

    /** The days from the first to the last, both included; days without sales are left out. */
    async days(from: string, to: string): Promise<{ day: string; figures: DayFigures }[]> {
      const found = days.find({ _id: { $gte: from, $lte: to } }, { maxTimeMS: MAX_READ_MS }).sort({ _id: 1 })
      return (await found.toArray()).flatMap(({ _id, figures }) => (figures ? [{ day: _id, figures }] : []))
    },

    /** All days that there are, without what each category sold. */
    async allDays(): Promise<{ day: string; figures: DayFigures }[]> {
      const options = { projection: { 'figures.categories': 0 }, maxTimeMS: MAX_READ_MS } as const
      const found = await days
        .find({ _id: { $gt: '' } }, options)
        .sort({ _id: 1 })
        .toArray()
      return found.flatMap(({ _id, figures }) =>
        figures ? [{ day: _id, figures: { ...figures, categories: [] } }] : [],
      )
    },

    /** Hands over what these goods sold in the days of a period, of which these are the months; whole months come as one sum. */
    async goods(
      scope: GoodsScope,
      { from, to }: Period,
      { whole, partly }: Months,
      take: (row: SoldRow) => void,
    ): Promise<void> {
      const ofYears = eachOf(years, { ...filterOf(scope), year: { $in: yearsOf(whole) } })
      for await (const { article, year, months } of ofYears) {
        for (const month of whole) {
          const counted = month.startsWith(year) && months[month.slice(5)]
          if (counted) for (const sum of sumsOfText(month, counted.sums)) take({ article, ...sum })
        }
      }
      for await (const { article, rows_text = '[]' } of eachOf(goods, { ...filterOf(scope), month: { $in: partly } })) {
        const inPeriod = rowsOfText(rows_text).filter(({ day }) => day >= from && day <= to)
        for (const sum of sumsByMonth(inPeriod)) take({ article, ...sum })
      }
    },
  }
}

/** One after the other, so that they are never all there at once; and whole, since a database that cut each of thousands would take longer. */
function eachOf<Stored extends Document>(collection: Collection<Stored>, filter: Filter<Stored>) {
  return collection.find(filter, { maxTimeMS: MAX_READ_MS, batchSize: 1000 })
}

function yearsOf(months: readonly string[]): string[] {
  return [...new Set(months.map(month => month.slice(0, 4)))]
}

/** Of a key like `2026-11 DR-1042-BUR-L`. */
function partsOf(key: string): { year: string; month: string; article: string } {
  return { year: key.slice(0, 4), month: key.slice(5, 7), article: key.slice(8) }
}

function isDay(key: string): boolean {
  return key.length === '2026-11-21'.length && key[7] === '-'
}

function filterOf(scope: GoodsScope) {
  if ('articles' in scope) return { article: { $in: [...scope.articles] } }
  if ('categories' in scope) return { categories: { $in: [...scope.categories] } }
  return { collections: scope.collection }
}
