import { previewBulkPricesEndpoint } from '@shop/contracts/staff/goods/staff-bulk-preview'
import { internalChangeOutcomeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { bulksEndpoint, changeInBulkEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { type GoodsChange, isInProgress } from '../../goods-changes/goods-change.ts'
import type { LongChanges } from '../../goods-changes/long-changes.ts'
import { groupOutcome, undoOutcome } from '../../goods-changes/long-outcome.ts'
import { type BulkDeps, beginBulk, getBulk } from './begin-bulk.ts'
import { bulkMade, resultOf, viewOf } from './bulk.ts'
import { previewPrices } from './preview-prices.ts'

const SHOWN = 5

/** Changes of many products for staff. */
export function addBulkCalls(internal: InternalCalls, deps: BulkDeps, runner: LongChanges): void {
  const { goodsChanges, clock } = deps
  const toMadeChange = async (bulk: GoodsChange) =>
    bulkMade(
      bulk,
      (await goodsChanges.chunksOf(bulk)).flatMap(({ changed }) => changed),
    )

  /** Of what has no change of its own, such as an exchange with 1C. */
  async function groupOutcomeFor(id: string, who: string) {
    const changes = await goodsChanges.groupsOf([id])
    const isTheirs = changes.some(({ undo }) => undo?.who === who)
    return isTheirs ? groupOutcome(id, changes, clock.now()) : null
  }

  staffRead(internal, bulksEndpoint, async () => {
    const now = clock.now()
    return { bulks: (await goodsChanges.latest('bulk', now, SHOWN)).map(bulk => viewOf(bulk, now)) }
  })
  staffRead(internal, previewBulkPricesEndpoint, ({ body }) => previewPrices(deps, body))
  staffWrite(internal, changeInBulkEndpoint, async ({ body, who, idempotencyKey: key }) => {
    await beginBulk(deps, { who, key, ...body })
    await runner.runForAWhile()
    const bulk = await getBulk(deps, key)
    return { answer: resultOf(bulk), change: await toMadeChange(bulk), isInProgress: isInProgress(bulk) }
  })
  handleInternal(internal, internalChangeOutcomeEndpoint, async ({ action, id, who }) => {
    const change = await goodsChanges.find(id)
    if (!change) return { change: action === 'product_undo' ? await groupOutcomeFor(id, who) : null }
    if (action === 'product_bulk') {
      return { change: change.door === 'bulk' && change.who === who ? await toMadeChange(change) : null }
    }
    const undone = change.undo?.who === who ? undoOutcome(change, await goodsChanges.chunksOf(change)) : null
    return { change: undone && { ...undone, action } }
  })
}
