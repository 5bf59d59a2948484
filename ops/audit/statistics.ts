import { isDeepStrictEqual } from 'node:util'
import { SALES_FORM } from '@shop/cart-checkout/order/sales-form'
import { type DayFigures, dayFigures } from '@shop/cart-checkout/sales/day-figures'
import { type GoodsRow, goodsRows } from '@shop/cart-checkout/sales/goods-figures'
import { sumsByMonth } from '@shop/cart-checkout/sales/goods-sums'
import { rowsOfText, sumsOfText } from '@shop/cart-checkout/sales/goods-text'
import { salesOfLink } from '@shop/cart-checkout/sales/link-sales'
import { salesOfOrder } from '@shop/cart-checkout/sales/order-sales'
import { figureKeys, type SalesEntry } from '@shop/cart-checkout/sales/sales-entry'
import type { ThirdPartyOrder } from '@shop/cart-checkout/third-party-orders/third-party-order'
import type { Db } from 'mongodb'
import { createFindings, type Invariant } from './invariant.ts'

type Figures = DayFigures | GoodsRow[]
type Stored = { _id: string; stale_since: Date | null; figures?: DayFigures; rows_text?: string }
type StoredYear = { year: string; article: string; months: Record<string, { sums: string }> }
type Source = { number: string; sales_form?: number | null }

/**
 * Statistics: the figures of each day, and of each article in each month, are those that the orders give when they are counted again,
 * and the sums of an article's year are those of its months.
 * What waits to be counted is left out: a job brings it in within seconds.
 */
export function statisticsInvariant(): Invariant {
  const entries = new Map<string, SalesEntry[]>()
  const uncounted = new Set<string>()
  const waiting: string[] = []

  const see = ({ number, sales_form }: Source, sold: readonly SalesEntry[]) => {
    const isWaiting = sales_form !== SALES_FORM
    if (isWaiting) waiting.push(number)
    for (const entry of sold)
      for (const key of figureKeys(entry)) {
        const known = entries.get(key)
        if (known) known.push(entry)
        else entries.set(key, [entry])
        if (isWaiting) uncounted.add(key)
      }
  }

  return {
    order: order => see(order, salesOfOrder(order)),
    async verdict(databases) {
      const { list, add } = createFindings()
      const db = databases('cart-checkout')
      const links = db.collection<ThirdPartyOrder>('third_party_orders').find({}, { projection: { _id: 0 } })
      for await (const link of links) see(link, salesOfLink(link))
      for (const key of await keysBefore(db, waiting)) uncounted.add(key)
      const stored = await storedFigures(db)
      const sums = await storedSums(db)

      const keys = new Set([...entries.keys(), ...stored.keys(), ...sums.keys()])
      for (const key of keys) {
        const known = stored.get(key)
        if (known?.stale_since || uncounted.has(key)) continue
        const is = figuresOf(key, known)
        const must = recountFigures(key, entries.get(key) ?? [])
        if (!isDeepStrictEqual(is, must))
          add(`${key} ${JSON.stringify([is, must])}`, `${key}: the figures are not those of the orders`)
        if (
          Array.isArray(must) &&
          !isDeepStrictEqual(sumsOfText(key.slice(0, 7), sums.get(key) ?? '[]'), sumsByMonth(must))
        )
          add(`${key} sums`, `${key}: the sums of the year are not those of the month`)
      }
      return { invariant: 'statistics', checked: keys.size, findings: list }
    },
  }
}

/** Figures in which orders that wait were counted before they changed. */
async function keysBefore(db: Db, numbers: string[]): Promise<string[]> {
  const facts = db.collection<{ _id: string; keys: string[] }>('sales_facts').find({ _id: { $in: numbers } })
  return (await facts.toArray()).flatMap(({ keys }) => keys)
}

async function storedFigures(db: Db): Promise<Map<string, Stored>> {
  const stored = new Map<string, Stored>()
  for (const name of ['sales_days', 'sales_goods'])
    for await (const figures of db.collection<Stored>(name).find({}).batchSize(2000)) stored.set(figures._id, figures)
  return stored
}

/** By the key of the month that they are of. */
async function storedSums(db: Db): Promise<Map<string, string>> {
  const stored = new Map<string, string>()
  for await (const { year, article, months } of db.collection<StoredYear>('sales_goods_years').find({}))
    for (const [month, { sums }] of Object.entries(months)) stored.set(`${year}-${month} ${article}`, sums)
  return stored
}

/** Figures of nothing, and none at all, are the same. */
function figuresOf(key: string, known: Stored | undefined): Figures {
  return isDay(key) ? (known?.figures ?? dayFigures([])) : rowsOfText(known?.rows_text ?? '[]')
}

function recountFigures(key: string, entries: readonly SalesEntry[]): Figures {
  return isDay(key) ? dayFigures(entries) : goodsRows(entries.filter(entry => 'article' in entry))
}

function isDay(key: string): boolean {
  return !key.includes(' ')
}
