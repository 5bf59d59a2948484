import {
  stopChangeEndpoint,
  type TakenBack,
  takeBackChangeEndpoint,
} from '@shop/contracts/staff/goods/staff-goods-changes'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffWrite, type Written } from '@shop/service-kit/between-services/staff-calls'
import { withTimeLimit } from '@shop/service-kit/calls/time-limit'
import type { StockAlertsRepository } from '../back-in-stock/stock-alerts.repository.ts'
import type { GoodsChangeDeps } from './carry-out.ts'
import { type ChangeChunk, type Door, type GoodsChange, isInProgress } from './goods-change.ts'
import type { GroupedChange } from './goods-changes.repository.ts'
import { groupUndo } from './group-undo.ts'
import { type LongChanges, PATIENCE_MS } from './long-changes.ts'
import { groupOutcome, progressOf, restoredIn, undoOutcome } from './long-outcome.ts'
import { stopChange } from './stop-change.ts'
import { takeBackChange } from './take-back-change.ts'
import { takeBackGroup } from './take-back-group.ts'

type Deps = GoodsChangeDeps & { stockAlerts: StockAlertsRepository }
/** Who works on long changes of a door in this process. */
export type LongDoors = Partial<Record<Door, Pick<LongChanges, 'runForAWhile'>>>

/** Changes of goods by whatever door, for staff who regret one. */
export function addGoodsChangeCalls(internal: InternalCalls, deps: Deps, longDoors: LongDoors): void {
  /** Of a long one as far as it comes while staff wait. */
  async function goOn(change: GoodsChange): Promise<GoodsChange> {
    if (change.chunk) return change
    await longDoors[change.door]?.runForAWhile()
    return (await deps.goodsChanges.find(change._id)) ?? change
  }

  /** Of what has no change of its own; it goes on after staff were answered. */
  async function takeBackAll(id: string, who: string): Promise<Written<TakenBack>> {
    await withTimeLimit(takeBackGroup(deps, { id, who }), PATIENCE_MS, () => {})
    const changes = await deps.goodsChanges.groupsOf([id])
    const { restored = [], kept = [] } = groupUndo(changes, deps.clock.now()) ?? {}
    const entry = groupOutcome(id, changes, deps.clock.now())
    const state = entry ? 'undone' : 'undoing'
    const emails = await countInformed(deps, changes)
    const answer = { state, restored: restored.length, left: kept.length, kept, emails } as const
    return { answer, change: entry, isInProgress: !entry }
  }

  staffWrite(internal, takeBackChangeEndpoint, async ({ params: { id }, who }) => {
    if (!(await deps.goodsChanges.find(id))) return takeBackAll(id, who)
    const begun = await takeBackChange(deps, { id, who })
    const change = await goOn(begun.change)
    const chunks = await deps.goodsChanges.chunksOf(change)
    const answer = await toAnswer(deps, change, chunks)
    const entry = begun.isNew ? undoOutcome(change, chunks) : null
    return { answer, change: entry, isInProgress: answer.state === 'undoing' }
  })
  staffWrite(internal, stopChangeEndpoint, async ({ params: { id } }) => {
    const stopped = await stopChange(deps, id)
    const change = isInProgress(stopped.change) ? await goOn(stopped.change) : stopped.change
    const { done, total } = change
    const entry = { action: 'product_stop', subject: id, subjects: [], once: id, after: { done, total } }
    return { answer: { ...progressOf(change), changed: change.changed }, change: stopped.isNew ? entry : null }
  })
}

async function toAnswer(deps: Deps, change: GoodsChange, chunks: readonly ChangeChunk[]): Promise<TakenBack> {
  const { at } = change
  return {
    state: change.state === 'undone' ? 'undone' : 'undoing',
    ...restoredIn(chunks),
    kept: chunks.flatMap(({ kept = [] }) => kept),
    emails: await countInformed(
      deps,
      chunks.map(chunk => ({ chunk, at })),
    ),
  }
}

/** Customers who have heard since that a size is back which came with these changes. */
function countInformed(
  { stockAlerts }: Deps,
  changes: readonly Pick<GroupedChange, 'chunk' | 'at'>[],
): Promise<number> {
  const came = changes.flatMap(({ chunk }) =>
    (chunk?.rows ?? []).flatMap(({ article, moves = [] }) =>
      moves.filter(({ by }) => by > 0).map(({ size }) => ({ article, size })),
    ),
  )
  const first = Math.min(...changes.map(({ at }) => at.getTime()))
  return stockAlerts.countInformed(came, new Date(first))
}
