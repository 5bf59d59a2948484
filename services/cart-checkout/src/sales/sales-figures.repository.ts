import { failpoint } from '@shop/service-kit/process/failpoints'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { AnyBulkWriteOperation, Collection, Db, Document, Filter } from 'mongodb'
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

/** Figures that wait, and how many changes were known of them. */
export type StaleFigures = { key: string; changes: number }
/** With everything that counts in them. */
export type CountedFigures = StaleFigures & { entries: readonly SalesEntry[] }

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
    async stale(limit: number): Promise<StaleFigures[]> {
      const isStale = { stale_since: { $gt: new Date(0) } }
      const options = { projection: { changes: 1 }, sort: { stale_since: 1 }, limit } as const
      const [ofDays, ofGoods] = await Promise.all([
        days.find(isStale, options).toArray(),
        goods.find(isStale, options).toArray(),
      ])
      return [...ofDays, ...ofGoods].map(({ _id, changes }) => ({ key: _id, changes }))
    },

    /** Figures as their entries make them; what changed since waits on. */
    async countAll(counted: readonly CountedFigures[]): Promise<void> {
      const ofDays = counted.filter(({ key }) => isDay(key))
      const ofGoods = counted.filter(({ key }) => !isDay(key)).map(countGoods)
      if (ofDays.length > 0) await days.bulkWrite(ofDays.map(dayWrite), { ordered: false })
      if (ofGoods.length === 0) return
      // The year first: the month waits on until both are written.
      await years.bulkWrite(ofGoods.flatMap(yearWrites))
      await failpoint('sales-year-counted')
      await goods.bulkWrite(ofGoods.map(goodsWrite), { ordered: false })
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

function dayWrite({ key, changes, entries }: CountedFigures): AnyBulkWriteOperation<StoredDay> {
  const update = { $set: { figures: dayFigures(entries), stale_since: null } }
  return { updateOne: { filter: { _id: key, changes }, update } }
}

type CountedGoods = StaleFigures & { rows: GoodsRow[]; places: { categories: string[]; collections: string[] } }

function countGoods({ key, changes, entries }: CountedFigures): CountedGoods {
  const rows = goodsRows(entries.filter(entry => 'article' in entry))
  const categories = [...new Set(rows.map(({ category }) => category))]
  const collections = [...new Set(rows.map(({ collection }) => collection))]
  return { key, changes, rows, places: { categories, collections } }
}

/** What an older count found never replaces what a newer one did. */
function yearWrites({ key, changes, rows, places }: CountedGoods): AnyBulkWriteOperation<StoredYear>[] {
  const { year, month, article } = partsOf(key)
  const _id = `${year} ${article}`
  const sums = textOfSums(sumsByMonth(rows))
  const isOlder = { [`months.${month}.changes`]: { $not: { $gt: changes } } }
  const added = { categories: { $each: places.categories }, collections: { $each: places.collections } }
  const update = { $set: { [`months.${month}`]: { changes, sums } }, $addToSet: added }
  return [
    { updateOne: { filter: { _id }, update: { $setOnInsert: { article, year, months: {} } }, upsert: true } },
    { updateOne: { filter: { _id, ...isOlder }, update } },
  ]
}

function goodsWrite({ key, changes, rows, places }: CountedGoods): AnyBulkWriteOperation<StoredGoods> {
  const update = { $set: { rows_text: textOfRows(rows), ...places, stale_since: null } }
  return { updateOne: { filter: { _id: key, changes }, update } }
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
