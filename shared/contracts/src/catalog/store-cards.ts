import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  articleListQuery,
  facetsSchema,
  matchedSchema,
  productFilterQuery,
  productSearchQuery,
  readList,
  recommendationsQuery,
  storeCardSchema,
} from './product-lists.ts'

// The calls that answer lists, as they are asked with view=card: each card brings only what it draws. products.ts has them for whole cards.
const list = z.array(storeCardSchema)

export const cardsByFiltersEndpoint = defineEndpoint({
  ...readList,
  path: '/api/products/get-by/filters',
  summary: 'A page of the store; query values are JSON',
  query: productFilterQuery,
  jsonQuery: true,
  result: z.object({ list, count: z.int(), facets: facetsSchema }),
})

/** What came last, for a row of cards. */
export const newestQuery = { sort: 'new', limit: 12, group: 'garment', view: 'card' } as const

export const cardsByArticleListEndpoint = defineEndpoint({
  ...readList,
  path: '/api/products/get-by/article-list',
  summary: 'Articles by their names, in the order asked; check_show means something to staff only',
  query: articleListQuery,
  result: z.object({ list }),
})

export const recommendedCardsEndpoint = defineEndpoint({
  ...readList,
  path: '/api/products/get-recommends-by/article',
  summary: 'What goes with an article or a bundle',
  query: recommendationsQuery,
  result: z.object({ list }),
})

/** Best hits first: by term, ending, typing mistake, Latin letters, wrong keyboard, colour or article number. */
export const cardSearchEndpoint = defineEndpoint({
  ...readList,
  path: '/api/products/search',
  summary: 'Search hits, best first',
  query: productSearchQuery,
  result: z.object({ list, count: z.int(), matched: matchedSchema }),
})
