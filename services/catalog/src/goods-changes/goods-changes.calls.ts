import { type TakenBack, takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { StockAlertsRepository } from '../back-in-stock/stock-alerts.repository.ts'
import type { GoodsChangeDeps } from './carry-out.ts'
import type { ChangeChunk, GoodsChange } from './goods-change.ts'
import { takeBackChange } from './take-back-change.ts'

type Deps = GoodsChangeDeps & { stockAlerts: StockAlertsRepository }

/** Changes of goods by whatever door, for staff who regret one. */
export function addGoodsChangeCalls(internal: InternalCalls, deps: Deps): void {
  staffWrite(internal, takeBackChangeEndpoint, async ({ params: { id }, who }) => {
    const { change, isNew } = await takeBackChange(deps, { id, who })
    const chunks = await deps.goodsChanges.chunksOf(change)
    const answer = await toAnswer(deps, change, chunks)
    const subjects = chunks.flatMap(({ names }) => names)
    const { restored, left } = answer
    const entry = { action: 'product_undo', subject: id, subjects, once: id, after: { restored, left } }
    return { answer, change: isNew ? entry : null, isInProgress: answer.state === 'undoing' }
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
    restored: chunks.reduce((sum, { restored }) => sum + restored.length, 0),
    left: chunks.reduce((sum, { changed, restored }) => sum + changed.length - restored.length, 0),
    kept: chunks.flatMap(({ kept = [] }) => kept),
    emails: await deps.stockAlerts.countInformed(came, change.at),
  }
}
