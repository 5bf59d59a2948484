import {
  stopChangeEndpoint,
  type TakenBack,
  takeBackChangeEndpoint,
} from '@shop/contracts/staff/goods/staff-goods-changes'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { StockAlertsRepository } from '../back-in-stock/stock-alerts.repository.ts'
import type { GoodsChangeDeps } from './carry-out.ts'
import { type ChangeChunk, type Door, type GoodsChange, isInProgress } from './goods-change.ts'
import type { LongChanges } from './long-changes.ts'
import { progressOf, restoredIn, undoOutcome } from './long-outcome.ts'
import { stopChange } from './stop-change.ts'
import { takeBackChange } from './take-back-change.ts'

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

  staffWrite(internal, takeBackChangeEndpoint, async ({ params: { id }, who }) => {
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
  const came = chunks.flatMap(({ rows }) =>
    (rows ?? []).flatMap(({ article, moves = [] }) =>
      moves.filter(({ by }) => by > 0).map(({ size }) => ({ article, size })),
    ),
  )
  return {
    state: change.state === 'undone' ? 'undone' : 'undoing',
    ...restoredIn(chunks),
    kept: chunks.flatMap(({ kept = [] }) => kept),
    emails: await deps.stockAlerts.countInformed(came, change.at),
  }
}
