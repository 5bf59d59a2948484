import { productSearchEndpoint } from '@shop/contracts/catalog/products'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import { type LiveCatalogue, whenLoaded } from '../snapshot/live-catalogue.ts'
import { answerHits } from './answer-hits.ts'

export function addSearchRoutes(routes: Routes, live: LiveCatalogue): void {
  handle(routes, productSearchEndpoint, ({ query }) => whenLoaded(live, snapshot => answerHits(snapshot, query)))
}
