import { HOUR_MS } from '@shop/calendar/durations'
import type { StoredArticle } from '../articles/article.ts'

/** By what way a change of goods came. */
export type Door =
  | 'sizes'
  | 'model'
  | 'worn'
  | 'recommendations'
  | 'pictures'
  | 'bulk'
  | 'form'
  | 'show'
  | 'new'
  | 'import'
  | '1c'
  | 'archive'

/** What becomes other in one article, worked out before anything is written. */
export type PlannedRow = {
  article: string
  /** The one that the plan was made on; null: the article is to be made, of all that `fields` say. */
  revision: number | null
  /** Of its fields those that become other, before and after; a field that was not there is missing in `before`. */
  before: Partial<StoredArticle>
  fields: Partial<StoredArticle>
  /** Fields that go. */
  unset?: (keyof StoredArticle)[]
  /** The article itself goes: it was made by what is taken back. */
  removes?: true
  /** Sizes that are new or are limited otherwise: how many may be sold in advance, and might before. */
  limits?: { size: string; limit: number | null; was: number | null }[]
  /** Items that come, or go. `key`: what the shelf remembers it by, where a repeat comes with another plan. */
  moves?: { size: string; by: number; key?: string }[]
  /** Other entries of lists change with its own. */
  everything?: true
}

/** An article that stays as it is, or is not as before in all it said, and why. */
export type RefusedRow = { article: string; why: string[] }

/** So many articles that are changed together; what becomes of them is written down before they are. */
export type ChangeChunk = {
  names: string[]
  /** Null until it is worked out, once: who goes on with it changes nothing twice. */
  rows: PlannedRow[] | null
  /** They were so before. */
  left: number
  refused: RefusedRow[]
  /** Articles that were changed. */
  changed: string[]
  /** The way back, worked out when it is gone; what of it was gone, and what could not be. */
  back?: PlannedRow[]
  restored: string[]
  kept?: RefusedRow[]
}

/** What a cell of a size held before a change and holds after it, by article, column and size, as the audit log keeps it. */
export type CellsByArticle = Record<string, Record<string, Record<string, number | string | boolean | null>>>

/** What a change comes to. */
export type Plan = {
  /** Which of an article's revisions the rows count by; left out: the product's. */
  of?: 'product' | 'pictures'
  rows: PlannedRow[]
  /** What a repeat under its key is told. */
  told?: { before: CellsByArticle; after: CellsByArticle }
}

/**
 * `refused`: it could not be done in whole, and is being taken back; then it is forgotten. `failed`: given up after several tries.
 */
export type ChangeState = 'running' | 'refused' | 'done' | 'failed' | 'stopped' | 'undoing' | 'undone'

/**
 * A change of goods. It is written down before any article is changed and says how far it came, so that anybody can go on with
 * it (docs/rules.md, "Products by staff").
 */
export type GoodsChange = {
  /** The key of its request; a name of its own where there was none. */
  _id: string
  door: Door
  /** What articles and shelves remember it by. */
  plan: string
  of?: Plan['of']
  who: string
  at: Date
  /** Of its request. */
  body_hash?: string
  /** What its door was asked for. */
  asked?: unknown
  /** The change, or whatever else is taken back as one, that this one belongs to, and its number among those of one moment. */
  part_of?: string
  nth?: number
  told?: Plan['told']
  /** All articles, or none; else each for itself. */
  all_or_none: boolean
  /** Staff have seen the orders that it puts in danger. */
  confirmed: boolean
  state: ChangeState
  /** What it changes. */
  about: string
  /** What it changes, while it is under way, and unique: one change of it at a time. */
  under_way?: string
  /** Its articles, where they are few; those of a long one are kept apart. */
  chunk?: ChangeChunk
  total: number
  chunks: number
  /** The first chunk that is not done. */
  next: number
  done: number
  changed: number
  left: number
  refused: RefusedRow[]
  /** Other entries of lists change with it. */
  everything: boolean
  undo: Undo | null
  /** Who works on it, until when nobody else may, and how often somebody began since it last came further. */
  holder: string | null
  held_until: Date
  tries: number
  ended_at?: Date
  /** Until then it is kept. */
  ends_at: Date
}

export type Undo = { who: string; at: Date; next: number; restored: number; left: number; kept: RefusedRow[] }

/** Whose plan is carried out: the change's own, or the way back. */
export type Order = Pick<GoodsChange, 'plan' | 'of' | 'who' | 'at' | 'all_or_none' | 'confirmed'>

/** What articles and shelves remember the way back by. */
const backOf = (plan: string) => `undo ${plan}`

/** Who takes back a change that could not be done in whole is who wanted it. */
export function orderBack({ plan, of, who, at, undo }: GoodsChange): Order {
  const back = { plan: backOf(plan), who: undo?.who ?? who, at: undo?.at ?? at }
  return { ...back, ...(of && { of }), all_or_none: false, confirmed: true }
}

/** Does it wait for somebody to go on? */
export function isInProgress(change: Pick<GoodsChange, 'state' | 'ended_at'>): boolean {
  return change.state === 'running' || change.state === 'undoing' || change.state === 'refused' || isStopping(change)
}

/** It is to end, and what is begun of it is being finished. */
export function isStopping({ state, ended_at }: { state: ChangeState; ended_at?: Date | undefined }): boolean {
  return state === 'stopped' && ended_at === undefined
}

/** So long after its end a change can be taken back. */
export const REGRET_MS = HOUR_MS

/** One that is under way can be, too. */
export function canTakeBack(
  change: Pick<GoodsChange, 'state' | 'changed' | 'undo'> & { ended_at?: Date | undefined },
  now: Date,
): boolean {
  const { state, changed, ended_at, undo } = change
  if (undo) return false
  if (state === 'running' || isStopping(change)) return true
  const isFresh = ended_at !== undefined && ended_at.getTime() + REGRET_MS > now.getTime()
  return isFresh && changed > 0 && (state === 'done' || state === 'failed' || state === 'stopped')
}

/** All articles that rows reach. */
export function articlesOf(rows: readonly Pick<PlannedRow, 'article'>[]): string[] {
  return [...new Set(rows.map(({ article }) => article))]
}
