import type { ResultOf } from '@shop/contracts/endpoint'
import type { internalChangeOutcomeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import type { BulkChange, BulkResult, BulkView } from '@shop/contracts/staff/goods/staff-product-bulk'
import { canTakeBack, type GoodsChange, isInProgress } from '../../goods-changes/goods-change.ts'
import { progressOf } from '../../goods-changes/long-outcome.ts'

type BulkOutcome = NonNullable<ResultOf<typeof internalChangeOutcomeEndpoint>['change']>

/** What staff asked for. */
const askedOf = ({ asked }: GoodsChange) => asked as BulkChange

export function resultOf(bulk: GoodsChange): BulkResult {
  const { _id, changed, left, refused } = bulk
  return { ...progressOf(bulk), changed, left, refused, undo: changed > 0 ? _id : null }
}

/** What the audit log keeps of the end of a change; null until then. */
export function bulkMade(bulk: GoodsChange, subjects: readonly string[]): BulkOutcome | null {
  const { _id: subject, changed, left, refused, done, total } = bulk
  if (isInProgress(bulk)) return null
  const after = { changed, left, refused: refused.length, ...(done < total && { done, total }) }
  return { action: 'product_bulk', subject, subjects: [...subjects], asked: askedOf(bulk), after }
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
