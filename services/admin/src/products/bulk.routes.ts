import {
  changeInBulkEndpoint,
  internalChangeInBulkEndpoint,
  internalUndoBulkEndpoint,
  productHistoryEndpoint,
  undoBulkEndpoint,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'
import { historyOf } from './product-history.ts'

const MOST_OF_HISTORY = 200

/** Changes of many products, and what happened to each. */
export function bulkRoutes(guards: Guards, catalog: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)

  handleWrite(routes, audit, changeInBulkEndpoint, async ({ body: asked, idempotencyKey: key }, who) => {
    const { articles, ...answer } = await catalog.call(internalChangeInBulkEndpoint, { who, key, ...asked })
    const { changed, left, refused } = answer
    const after = { changed, left, refused: refused.length }
    const about = { subject: key, subjects: articles, asked: asked.change, after }
    return { answer, change: changed > 0 ? { action: 'product_bulk', ...about } : null }
  })
  handleWrite(routes, audit, undoBulkEndpoint, async ({ params: { id } }, who) => {
    const { articles, ...answer } = await catalog.call(internalUndoBulkEndpoint, { who, id })
    const change = { action: 'product_bulk_undo', subject: id, subjects: articles, after: answer } as const
    return { answer, change: answer.restored > 0 ? change : null }
  })
  handle(routes, productHistoryEndpoint, async ({ params: { article } }) => ({
    history: historyOf(await audit.about(article, MOST_OF_HISTORY)),
  }))
  return routes
}
