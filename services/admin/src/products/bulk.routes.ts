import {
  bulksEndpoint,
  changeInBulkEndpoint,
  internalBulksEndpoint,
  internalPlanBulkEndpoint,
  internalRunBulkEndpoint,
  internalUndoBulkEndpoint,
  isBulkInProgress,
  productHistoryEndpoint,
  undoBulkEndpoint,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'
import { bulkEnd, undoEnd } from './bulk-ends.ts'
import { historyOf } from './product-history.ts'

const MOST_OF_HISTORY = 200

/** Changes of many products, and what happened to each. */
export function bulkRoutes(guards: Guards, catalog: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)

  handle(routes, bulksEndpoint, () => catalog.call(internalBulksEndpoint, {}))
  // The log has its beginning before anything is changed, and its end from here or, if nobody waited for it, from the job.
  handleWrite(routes, audit, changeInBulkEndpoint, async ({ body: asked, idempotencyKey: key }, who, note) => {
    const { total } = await catalog.call(internalPlanBulkEndpoint, { who, key, ...asked })
    const { change } = asked
    await note({ action: 'product_bulk_begin', subject: key, once: key, asked: change, after: { total } })
    const { articles, ...answer } = await catalog.call(internalRunBulkEndpoint, { id: key })
    const ended = { ...answer, id: key, change, articles, refused: answer.refused.length }
    return { answer, change: isBulkInProgress(answer.state) ? null : bulkEnd(ended) }
  })
  handleWrite(routes, audit, undoBulkEndpoint, async ({ params: { id } }, who, note) => {
    await note({ action: 'product_bulk_undo_begin', subject: id, once: id })
    const { articles, ...answer } = await catalog.call(internalUndoBulkEndpoint, { who, id })
    return { answer, change: answer.state === 'undone' ? undoEnd({ ...answer, id, articles }) : null }
  })
  handle(routes, productHistoryEndpoint, async ({ params: { article } }) => ({
    history: historyOf(await audit.about(article, MOST_OF_HISTORY)),
  }))
  return routes
}
