import {
  bulksEndpoint,
  changeInBulkEndpoint,
  internalBulkOutcomeEndpoint,
  undoBulkEndpoint,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { waitAtMost } from '@shop/service-kit/calls/time-limit'
import type { Log } from '@shop/service-kit/log/log'
import { type GoodsChange, isUnderWay } from '../../goods-changes/goods-change.ts'
import type { LongChanges } from '../../goods-changes/long-changes.ts'
import { type BulkDeps, beginBulk, beginUndo, getBulk } from './begin-bulk.ts'
import { bulkMade, bulkUndone, resultOf, undoneOf, viewOf } from './bulk.ts'

const SHOWN = 5
/** Staff are answered then with how far it came; the work goes on. */
const PATIENCE_MS = 5000

/** Changes of many products for staff. */
export function addBulkCalls(internal: InternalCalls, deps: BulkDeps & { log: Log }, runner: LongChanges): void {
  const { goodsChanges, clock, log } = deps

  /** Waits for the work, but not for long. If it cannot begin here, the job goes on with it. */
  async function goOn(): Promise<void> {
    const work = runner.run().catch(error => log.warn({ err: error }, 'a change of many products waits for the job'))
    await waitAtMost(work, PATIENCE_MS)
  }

  async function toMadeChange(bulk: GoodsChange) {
    return bulkMade(
      bulk,
      (await goodsChanges.chunksOf(bulk)).flatMap(({ changed }) => changed),
    )
  }
  async function toUndoneChange(bulk: GoodsChange) {
    return bulkUndone(
      bulk,
      (await goodsChanges.chunksOf(bulk)).flatMap(({ restored }) => restored),
    )
  }

  staffRead(internal, bulksEndpoint, async () => {
    const now = clock.now()
    return { bulks: (await goodsChanges.latest('bulk', now, SHOWN)).map(bulk => viewOf(bulk, now)) }
  })
  staffWrite(internal, changeInBulkEndpoint, async ({ body, who, idempotencyKey: key }) => {
    await beginBulk(deps, { who, key, ...body })
    await goOn()
    const bulk = await getBulk(deps, key)
    return { answer: resultOf(bulk), change: await toMadeChange(bulk), isInProgress: isUnderWay(bulk) }
  })
  staffWrite(internal, undoBulkEndpoint, async ({ params: { id }, who }) => {
    await beginUndo(deps, { who, id })
    await goOn()
    const bulk = await getBulk(deps, id)
    return { answer: undoneOf(bulk), change: await toUndoneChange(bulk), isInProgress: isUnderWay(bulk) }
  })
  handleInternal(internal, internalBulkOutcomeEndpoint, async ({ action, id, who }) => {
    const bulk = await goodsChanges.find(id)
    if (bulk?.door !== 'bulk') return { change: null }
    if (action === 'product_bulk') return { change: bulk.who === who ? await toMadeChange(bulk) : null }
    return { change: bulk.undo?.who === who ? await toUndoneChange(bulk) : null }
  })
}
