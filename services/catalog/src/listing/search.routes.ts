import { productSearchEndpoint } from '@shop/contracts/products'
import { handle } from '@shop/service-kit/handle'
import type { Routes } from '@shop/service-kit/routes'
import { type LiveCatalogue, whenLoaded } from '../snapshot/live-catalogue.ts'
import { answerHits } from './answer-hits.ts'

export function addSearchRoutes(routes: Routes, live: LiveCatalogue): void {
  handle(routes, productSearchEndpoint, ({ query }) => whenLoaded(live, snapshot => answerHits(snapshot, query)))
}
