import {
  bulksEndpoint,
  changeInBulkEndpoint,
  internalBulkOutcomeEndpoint,
  isBulkInProgress,
  undoBulkEndpoint,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { waitAtMost } from '@shop/service-kit/calls/time-limit'
import type { Log } from '@shop/service-kit/log/log'
import { type Bulk, bulkMade, bulkUndone, resultOf, undoneOf, viewOf } from './bulk.ts'
import type { BulkRunner } from './bulk-runner.ts'
import { type BulkDeps, getBulk, planBulk, startBulk, startUndo } from './plan-bulk.ts'

const SHOWN = 5
/** Staff are answered then with how far it came; the work goes on. */
const PATIENCE_MS = 5000

/** Changes of many products for staff. */
export function addBulkCalls(internal: InternalCalls, deps: BulkDeps & { log: Log }, runner: BulkRunner): void {
  const { bulks, clock, log } = deps

  /** Waits for the work, but not for long. If it cannot begin here, the job goes on with it. */
  async function goOn(): Promise<void> {
    const work = runner.run().catch(error => log.warn({ err: error }, 'a change of many products waits for the job'))
    await waitAtMost(work, PATIENCE_MS)
  }

  async function articlesOf(plan: string, which: 'changed' | 'restored'): Promise<string[]> {
    return (await bulks.chunksOf(plan)).flatMap(chunk => chunk[which])
  }

  async function toMadeChange(bulk: Bulk) {
    return bulkMade(bulk, await articlesOf(bulk.plan, 'changed'))
  }
  async function toUndoneChange(bulk: Bulk) {
    return bulkUndone(bulk, await articlesOf(bulk.plan, 'restored'))
  }

  staffRead(internal, bulksEndpoint, async () => ({ bulks: (await bulks.latest(clock.now(), SHOWN)).map(viewOf) }))
  staffWrite(internal, changeInBulkEndpoint, async ({ body, who, idempotencyKey: key }) => {
    await planBulk(deps, { who, key, ...body })
    await startBulk(deps, key)
    await goOn()
    const bulk = await getBulk(deps, key)
    return { answer: resultOf(bulk), change: await toMadeChange(bulk), isInProgress: isBulkInProgress(bulk.state) }
  })
  staffWrite(internal, undoBulkEndpoint, async ({ params: { id }, who }) => {
    await startUndo(deps, { who, id })
    await goOn()
    const bulk = await getBulk(deps, id)
    return { answer: undoneOf(bulk), change: await toUndoneChange(bulk), isInProgress: isBulkInProgress(bulk.state) }
  })
  handleInternal(internal, internalBulkOutcomeEndpoint, async ({ action, id, who }) => {
    const bulk = await bulks.find(id)
    if (!bulk) return { change: null }
    if (action === 'product_bulk') return { change: bulk.who === who ? await toMadeChange(bulk) : null }
    return { change: bulk.undo?.who === who ? await toUndoneChange(bulk) : null }
  })
}
