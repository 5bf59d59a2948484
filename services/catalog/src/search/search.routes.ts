import { productSearchEndpoint } from '@shop/contracts/products'
import { handle } from '@shop/service-kit/handle'
import { PreparedJson } from '@shop/service-kit/prepared'
import type { Routes } from '@shop/service-kit/routes'
import type { LiveCatalogue } from '../snapshot/live-catalogue.ts'
import { answerHits } from './answer-hits.ts'

export function addSearchRoutes(routes: Routes, live: LiveCatalogue): void {
  handle(routes, productSearchEndpoint, async ({ query }) => new PreparedJson(answerHits(await live.current(), query)))
}
