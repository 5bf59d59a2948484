import { articleNamesEndpoint, NAMES_PER_PAGE } from '@shop/contracts/catalog/article-names'
import {
  productCountByFiltersEndpoint,
  productSearchEndpoint,
  productsByFiltersEndpoint,
} from '@shop/contracts/catalog/products'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { type LiveCatalogue, whenLoaded } from '../snapshot/live-catalogue.ts'
import { answerList } from '../store-list/answer-list.ts'
import { countFiltered } from '../store-list/choice.ts'
import { answerHits } from './answer-hits.ts'

/** The list of the store, its count, and the search (docs/rules.md, "Catalogue"). */
export function listingRoutes(live: LiveCatalogue): Routes {
  const routes = createRoutes()
  handle(routes, productsByFiltersEndpoint, ({ query }) => whenLoaded(live, ({ index }) => answerList(index, query)))
  handle(routes, productCountByFiltersEndpoint, ({ query }) =>
    whenLoaded(live, ({ index }) => ({ count: countFiltered(index, query) })),
  )
  handle(routes, articleNamesEndpoint, ({ query: { page } }) =>
    whenLoaded(live, ({ key, articles }) => ({
      version: key.version,
      count: articles.length,
      articles: articles.slice((page - 1) * NAMES_PER_PAGE, page * NAMES_PER_PAGE),
    })),
  )
  handle(routes, productSearchEndpoint, ({ query }) => whenLoaded(live, snapshot => answerHits(snapshot, query)))
  return routes
}
