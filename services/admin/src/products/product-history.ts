import { internalEuroPricesLeftEndpoint } from '@shop/contracts/staff/exchange/euro-prices-left'
import { productHistoryEndpoint, productHistoryFile } from '@shop/contracts/staff/goods/staff-product-bulk'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { addListFileRoutes, type FileDeps } from '../list-files/list-file.routes.ts'
import { historyList } from './history-list.ts'
import { euroPricesLeft, type HistoryEntry, historyOf, newestFirst } from './history-rows.ts'

const MOST_SHOWN = 200

/** What happened to a product, as the audit log knows it, and prices of 1C that staff must look at. */
export function historyRoutes(guards: Guards, deps: FileDeps, orders: InternalClient): Routes {
  const { audit } = deps
  const routes = createRoutes(guards)
  async function findLeft(article: string): Promise<HistoryEntry[]> {
    const { left } = await orders.call(internalEuroPricesLeftEndpoint, { article })
    return left.map(euroPricesLeft)
  }
  handle(routes, productHistoryEndpoint, async ({ params: { article } }) => {
    const [entries, left] = await Promise.all([audit.about(article, MOST_SHOWN), findLeft(article)])
    return { history: [...historyOf(article, entries), ...left].toSorted(newestFirst) }
  })
  addListFileRoutes(routes, productHistoryFile, historyList({ audit, findLeft }), deps)
  return routes
}
