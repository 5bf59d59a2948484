import {
  internalBulkRecordedEndpoint,
  internalBulksEndpoint,
  internalEndedBulksEndpoint,
  internalPlanBulkEndpoint,
  internalRunBulkEndpoint,
  internalUndoBulkEndpoint,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Log } from '@shop/service-kit/log/log'
import { resultOf, viewOf } from './bulk.ts'
import type { BulkRunner } from './bulk-runner.ts'
import { type BulkDeps, found, planBulk, startBulk, startUndo } from './plan-bulk.ts'

const SHOWN = 5
const RECORDED_AT_ONCE = 10
/** Staff are answered then with how far it came; the work goes on. */
const PATIENCE_MS = 5000

/** Changes of many products for the admin service. */
export function addBulkCalls(internal: InternalCalls, deps: BulkDeps & { log: Log }, runner: BulkRunner): void {
  const { bulks, clock, log } = deps

  /** Waits for the work, but not for long; whatever keeps it from beginning here, the job goes on with it. */
  async function goOn(): Promise<void> {
    const work = runner.run().catch(error => log.warn({ err: error }, 'a change of many products waits for the job'))
    const late = Promise.withResolvers<void>()
    const timer = setTimeout(late.resolve, PATIENCE_MS)
    await Promise.race([work, late.promise])
    clearTimeout(timer)
  }

  async function articlesOf(plan: string, which: 'changed' | 'restored'): Promise<string[]> {
    return (await bulks.chunksOf(plan)).flatMap(chunk => chunk[which])
  }

  handleInternal(internal, internalPlanBulkEndpoint, async asked => {
    const { state, done, total } = await planBulk(deps, asked)
    return { state, done, total }
  })
  handleInternal(internal, internalRunBulkEndpoint, async ({ id }) => {
    await startBulk(deps, id)
    await goOn()
    const bulk = await found(deps, id)
    return { ...resultOf(bulk), articles: await articlesOf(bulk.plan, 'changed') }
  })
  handleInternal(internal, internalUndoBulkEndpoint, async asked => {
    await startUndo(deps, asked)
    await goOn()
    const { state, done, total, undo, plan } = await found(deps, asked.id)
    const counts = { restored: undo?.restored ?? 0, left: undo?.left ?? 0 }
    return { state, done, total, ...counts, articles: await articlesOf(plan, 'restored') }
  })
  handleInternal(internal, internalBulksEndpoint, async () => ({
    bulks: (await bulks.latest(clock.now(), SHOWN)).map(viewOf),
  }))
  handleInternal(internal, internalEndedBulksEndpoint, async () => {
    const ended = await bulks.unrecorded(RECORDED_AT_ONCE)
    return {
      bulks: await Promise.all(
        ended.map(async bulk => ({
          ...viewOf(bulk),
          articles: await articlesOf(bulk.plan, 'changed'),
          undone_by: bulk.undo?.who ?? null,
          restored_articles: await articlesOf(bulk.plan, 'restored'),
        })),
      ),
    }
  })
  handleInternal(internal, internalBulkRecordedEndpoint, async ({ id, state }) => {
    await bulks.recorded(id, state)
    return {}
  })
}
