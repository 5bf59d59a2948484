import { DAY_MS, HOUR_MS } from '@shop/calendar/durations'
import type { ResultOf } from '@shop/contracts/endpoint'
import {
  type BulkChange,
  type BulkResult,
  type BulkState,
  type BulkView,
  type internalBulkOutcomeEndpoint,
  isBulkInProgress,
  type UndoneBulk,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import type { StoredArticle } from '../../articles/article.ts'

/** What of one article was before and is to be, and at which revision the change leaves it. */
export type BulkRow = {
  article: string
  revision: number
  before: Partial<StoredArticle>
  fields: Partial<StoredArticle>
}

/** So many articles of a change that are changed together; what becomes of them is written down before they are. */
export type BulkChunk = {
  /** Of the change, and which of its chunks it is. */
  plan: string
  place: number
  names: string[]
  /** Null until it is worked out, once: a process that goes on with it changes nothing twice. */
  rows: BulkRow[] | null
  left: number
  refused: BulkResult['refused']
  /** Articles that were changed, and those that were put back. */
  changed: string[]
  restored: string[]
  ends_at: Date
}

/** A change of many articles. It says how far it came, so that anybody can go on with it. */
export type Bulk = {
  _id: string
  who: string
  /** Each article that it changed says this moment and this person: undoing knows by it what nobody changed since. */
  at: Date
  /** Until then it is kept and can be undone. */
  ends_at: Date
  body_hash: string
  change: BulkChange
  state: BulkState
  /** Only while it is under way, and unique: one change of many products at a time. */
  under_way?: true
  plan: string
  total: number
  chunks: number
  /** The first chunk that is not done. */
  next: number
  done: number
  changed: number
  left: number
  refused: BulkResult['refused']
  undo: { who: string; at: Date; next: number; restored: number; left: number } | null
  /** Who works on it, until when nobody else may, and how often somebody began since it last came further. */
  holder: string | null
  held_until: Date
  tries: number
}

type BulkOutcome = NonNullable<ResultOf<typeof internalBulkOutcomeEndpoint>['change']>

/** A change that is under way is stored for as long as it may take. */
export function expiryWhileRunning(now: Date): Date {
  return new Date(now.getTime() + DAY_MS)
}

/** A change can be undone until an hour after its end, and carried out until an hour after its plan. */
export function expiryAtRest(now: Date): Date {
  return new Date(now.getTime() + HOUR_MS)
}

export function canUndo({ state, changed }: Bulk): boolean {
  return state === 'running' || ((state === 'done' || state === 'failed') && changed > 0)
}

export function resultOf(bulk: Bulk): BulkResult {
  const { _id, state, done, total, changed, left, refused } = bulk
  return { state, done, total, changed, left, refused, undo: changed > 0 ? _id : null }
}

export function undoneOf({ state, done, total, undo }: Bulk): UndoneBulk {
  return { state, done, total, restored: undo?.restored ?? 0, left: undo?.left ?? 0 }
}

/** What the audit log keeps of the end of a change; null until then. */
export function bulkMade(bulk: Bulk, subjects: readonly string[]): BulkOutcome | null {
  const { _id: subject, state, change: asked, changed, left, refused, done, total } = bulk
  if (state === 'planned' || isBulkInProgress(state)) return null
  const after = { changed, left, refused: refused.length, ...(done < total && { done, total }) }
  return { action: 'product_bulk', subject, subjects: [...subjects], asked, after }
}

/** Its undoing for the audit log; several may ask for it. */
export function bulkUndone({ _id: subject, state, undo }: Bulk, subjects: readonly string[]): BulkOutcome | null {
  if (state !== 'undone' || !undo) return null
  const { restored, left } = undo
  return { action: 'product_bulk_undo', subject, subjects: [...subjects], once: subject, after: { restored, left } }
}

export function viewOf(bulk: Bulk): BulkView {
  const { _id: id, who, at, change, state, done, total, changed, left, refused, undo } = bulk
  return {
    id,
    who,
    at: at.toISOString(),
    change,
    state,
    done,
    total,
    changed,
    left,
    refused: refused.length,
    undone: undo && { restored: undo.restored, left: undo.left },
    can_undo: canUndo(bulk),
  }
}
