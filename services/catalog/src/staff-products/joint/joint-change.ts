import type { StoredArticle } from '../../articles/article.ts'
import type { ItemQuantity } from '../../stock/stock.ts'

/** What a cell of a size held before a change and holds after it, by article, column and size, as the audit log keeps it. */
export type CellsByArticle = Record<string, Record<string, Record<string, number | boolean | null>>>

/** What becomes other in one article: its fields before, and as they are to be; `revision` is the one that this was made on. */
export type JointRow = {
  article: string
  revision: number
  before: Partial<StoredArticle>
  fields: Partial<StoredArticle>
}

/** What a change of several articles comes to, worked out before anything is written. */
export type JointPlan = {
  /** Which of an article's revisions the rows count by; left out: the product's. */
  of?: 'product' | 'pictures'
  rows: JointRow[]
  /** How many may be sold in advance of sizes that are new or are limited otherwise. */
  limits: { article: string; size: string; limit: number | null }[]
  taken: ItemQuantity[]
  coming: ItemQuantity[]
  /** What a repeat under its key is told. */
  before?: CellsByArticle
  after?: CellsByArticle
}

/**
 * A change of several articles. It is written down in whole before any article is changed, so that a process that dies leaves it
 * to a repeat or to a job; where it cannot be done in whole, what was done is taken back.
 */
export type JointChange = JointPlan & {
  /** The key of its request; a name of its own where there was none. */
  _id: string
  /** What articles and shelves remember it by. */
  plan: string
  model: string
  who: string
  at: Date
  /** Of its request. Without a key nothing is asked again: such a change is forgotten once it is done. */
  body_hash?: string
  /** Staff have seen the orders that it puts in danger. */
  confirmed: boolean
  state: 'going' | 'undoing' | 'done'
  /** What it changes, while it is under way: one change of it at a time. */
  under_way?: string
  /** Until then nobody else goes on with it. */
  held_until: Date
  ends_at: Date
}

/** A change of articles alone: nothing comes, goes or is limited by it. */
export function articlesOnly(rows: JointRow[], of: JointPlan['of'] = 'product'): JointPlan {
  return { of, rows, limits: [], taken: [], coming: [] }
}

/** All articles that a change reaches. */
export function reachedBy({ rows, limits, taken, coming }: JointPlan): string[] {
  return [...new Set([...rows, ...limits, ...taken, ...coming].map(({ article }) => article))]
}
