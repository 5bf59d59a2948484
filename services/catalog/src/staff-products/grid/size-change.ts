import type { StoredArticle } from '../../articles/article.ts'
import type { ItemQuantity } from '../../stock/stock.ts'

/** What a cell of a size held before a change and holds after it, by article, column and size, as the audit log keeps it. */
export type CellsByArticle = Record<string, Record<string, Record<string, CellValue>>>

type CellValue = number | boolean | null

/** An article whose sizes are set; `revision` is the one that the change was made on. */
export type SizesRow = {
  article: string
  revision: number
  fields: Pick<StoredArticle, 'sizes' | 'measurements'>
  before: Pick<StoredArticle, 'sizes' | 'measurements'>
}

/** What a change of many cells comes to, worked out before anything is written. */
export type SizesPlan = {
  rows: SizesRow[]
  /** How many may be sold in advance of sizes that are new or are limited otherwise. */
  limits: { article: string; size: string; limit: number | null }[]
  taken: ItemQuantity[]
  coming: ItemQuantity[]
  before: CellsByArticle
  after: CellsByArticle
}

/**
 * A change of many cells. It is written down in whole before any article is changed, so that a process that dies leaves it to a
 * repeat or to a job; where it cannot be done in whole, what was done is taken back.
 */
export type SizeChange = SizesPlan & {
  /** The key of its request. */
  _id: string
  /** What articles and shelves remember it by. */
  plan: string
  model: string
  who: string
  at: Date
  body_hash: string
  confirmed: boolean
  state: 'going' | 'undoing' | 'done'
  /** The model, while it is under way: one change at a time. */
  under_way?: string
  /** Until then nobody else goes on with it. */
  held_until: Date
  ends_at: Date
}

/** All articles that a plan is about. */
export function articlesOf({ before, after }: Pick<SizesPlan, 'before' | 'after'>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
}

type Values = Record<string, CellValue>

/** Keeps of the cells of a size those that become other than before. */
export function noteCells(plan: SizesPlan, article: string, size: string, before: Values, after: Values): void {
  for (const [column, value] of Object.entries(after)) {
    const old = before[column] ?? null
    if (value === old) continue
    put(plan.before, [article, column, size], old)
    put(plan.after, [article, column, size], value)
  }
}

function put(cells: CellsByArticle, [article, column, size]: [string, string, string], value: CellValue): void {
  const columns = cells[article] ?? {}
  cells[article] = { ...columns, [column]: { ...columns[column], [size]: value } }
}
