import type { ResultOf } from '@shop/contracts/endpoint'
import type {
  BulkChange,
  BulkResult,
  BulkState,
  BulkView,
  internalBulkOutcomeEndpoint,
  UndoneBulk,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import { canTakeBack, type GoodsChange, isUnderWay } from '../../goods-changes/goods-change.ts'

type BulkOutcome = NonNullable<ResultOf<typeof internalBulkOutcomeEndpoint>['change']>

/** What staff asked for. */
const askedOf = ({ asked }: GoodsChange) => asked as BulkChange

/** How far it came. */
function progressOf({ state, done, total }: GoodsChange) {
  return { state: state as BulkState, done, total }
}

export function resultOf(bulk: GoodsChange): BulkResult {
  const { _id, changed, left, refused } = bulk
  return { ...progressOf(bulk), changed, left, refused, undo: changed > 0 ? _id : null }
}

export function undoneOf(bulk: GoodsChange): UndoneBulk {
  return { ...progressOf(bulk), restored: bulk.undo?.restored ?? 0, left: bulk.undo?.left ?? 0 }
}

/** What the audit log keeps of the end of a change; null until then. */
export function bulkMade(bulk: GoodsChange, subjects: readonly string[]): BulkOutcome | null {
  const { _id: subject, changed, left, refused, done, total } = bulk
  if (isUnderWay(bulk)) return null
  const after = { changed, left, refused: refused.length, ...(done < total && { done, total }) }
  return { action: 'product_bulk', subject, subjects: [...subjects], asked: askedOf(bulk), after }
}

/** Its undoing for the audit log; several may ask for it. */
export function bulkUndone(
  { _id: subject, state, undo }: GoodsChange,
  subjects: readonly string[],
): BulkOutcome | null {
  if (state !== 'undone' || !undo) return null
  const { restored, left } = undo
  return { action: 'product_bulk_undo', subject, subjects: [...subjects], once: subject, after: { restored, left } }
}

export function viewOf(bulk: GoodsChange, now: Date): BulkView {
  const { _id: id, who, at, changed, left, refused, undo } = bulk
  return {
    ...progressOf(bulk),
    id,
    who,
    at: at.toISOString(),
    change: askedOf(bulk),
    changed,
    left,
    refused: refused.length,
    undone: undo && { restored: undo.restored, left: undo.left },
    can_undo: canTakeBack(bulk, now),
  }
}
