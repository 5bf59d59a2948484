import { randomUUID } from 'node:crypto'
import { internalNotifyStaffEndpoint, MOST_NAMED, type StaffEvent } from '@shop/contracts/staff/people/notify-staff'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import { failpoint } from '@shop/service-kit/process/failpoints'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { StockRepository } from '../stock/stock.repository.ts'
import { LOW_STOCK } from '../stock/stock.ts'
import type { FallenSize, LowStockNotices } from './low-stock-notices.repository.ts'

export type ReportDeps = {
  stock: Pick<StockRepository, 'markAmple' | 'findFallen' | 'unmark' | 'ofSizes'>
  articles: Pick<ArticlesRepository, 'titlesOf'>
  lowStockNotices: LowStockNotices
  admin: InternalClient
}
type LowStock = Extract<StaffEvent, { kind: 'low_stock' }>

/** An import may empty a whole catalogue. */
const MOST_AT_ONCE = 5000

/**
 * Reports to the admin service which sizes have fallen to the limit of low stock, all of a round in one event (docs/rules.md, "Stock"). It
 * may die at any point and run twice at once: the sizes are written down before their marks are removed, and reported under one id.
 */
export async function reportLowStock(deps: ReportDeps): Promise<void> {
  const { stock, lowStockNotices } = deps
  const left = await lowStockNotices.open()
  const isNeeded = left !== null || (await stock.findFallen(1)).length > 0
  if (isNeeded) await report(deps)
  await stock.markAmple()
}

async function report({ stock, articles, lowStockNotices, admin }: ReportDeps): Promise<void> {
  const begun = await lowStockNotices.begin(randomUUID())
  if (!begun) return
  const { id } = begun
  const chosen = begun.sizes ? begun : await lowStockNotices.choose(id, await stock.findFallen(MOST_AT_ONCE))
  // Another process was faster, and has reported it.
  if (!chosen?.sizes) return
  await failpoint('low-stock-chosen')
  await stock.unmark(chosen.sizes)
  const event = await eventOf({ stock, articles }, chosen.sizes)
  if (event) await admin.call(internalNotifyStaffEndpoint, { id: `low_stock ${id}`, event })
  await failpoint('low-stock-reported')
  await lowStockNotices.end(id)
}

/** Null when none of them is low any more. */
async function eventOf(
  { stock, articles }: Pick<ReportDeps, 'stock' | 'articles'>,
  sizes: readonly FallenSize[],
): Promise<LowStock | null> {
  const shelves = await stock.ofSizes(sizes.slice(0, MOST_NAMED))
  const titles = await articles.titlesOf(shelves.map(({ article }) => article))
  const named = shelves
    .toSorted((one, other) => (one.article + one.size < other.article + other.size ? -1 : 1))
    .flatMap(({ article, size, available }) => {
      const title = titles.get(article)
      return title && available <= LOW_STOCK ? [{ article, size, title, available }] : []
    })
  if (named.length === 0) return null
  return { kind: 'low_stock', sizes: named, more: Math.max(0, sizes.length - MOST_NAMED) }
}
