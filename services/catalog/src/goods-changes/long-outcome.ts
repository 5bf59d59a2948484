import type { LongState } from '@shop/contracts/staff/goods/staff-product-bulk'
import { type ChangeChunk, type GoodsChange, isStopping } from './goods-change.ts'
import type { GroupedChange } from './goods-changes.repository.ts'
import { groupUndo } from './group-undo.ts'

/** Named in the audit log, so that their histories tell of it. */
const MOST_SUBJECTS = 2000

/** How far a long change came, in staff's words. */
export function progressOf(change: GoodsChange): { state: LongState; done: number; total: number } {
  const { state, done, total } = change
  return { state: isStopping(change) ? 'stopping' : (state as LongState), done, total }
}

/** What the audit log keeps of taking a change back; several may ask for it. Null until it has ended. */
export function undoOutcome({ _id: id, state }: GoodsChange, chunks: readonly ChangeChunk[]) {
  if (state !== 'undone') return null
  return {
    action: 'product_undo',
    subject: id,
    subjects: chunks.flatMap(({ names }) => names),
    once: id,
    after: restoredIn(chunks),
  }
}

/** The like of changes that are taken back as one, such as those of an exchange with 1C. */
export function groupOutcome(id: string, changes: readonly GroupedChange[], now: Date) {
  const undo = groupUndo(changes, now)
  if (undo?.state !== 'undone') return null
  const { restored, kept } = undo
  const subjects = [...restored, ...kept.map(({ article }) => article)].slice(0, MOST_SUBJECTS)
  const after = { restored: restored.length, left: kept.length }
  return { action: 'product_undo', subject: id, subjects, once: id, after }
}

/** Articles that are as before, and those that are not in all the change had said. */
export function restoredIn(chunks: readonly ChangeChunk[]): { restored: number; left: number } {
  const restored = chunks.reduce((sum, chunk) => sum + chunk.restored.length, 0)
  return { restored, left: chunks.reduce((sum, { changed }) => sum + changed.length, 0) - restored }
}
