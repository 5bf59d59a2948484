import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import {
  articleListQuery,
  facetsSchema,
  matchedSchema,
  productFilterQuery,
  productSearchEndpoint,
  productSearchQuery,
  productsByArticleListEndpoint,
  productsByFiltersEndpoint,
  recommendationsEndpoint,
  recommendationsQuery,
  storeCardSchema,
} from './products.ts'

// The calls that answer lists, as they are asked with view=card: each card brings only what it draws.
const list = z.array(storeCardSchema)

export const cardsByFiltersEndpoint = defineEndpoint({
  ...productsByFiltersEndpoint,
  query: productFilterQuery,
  result: z.object({ list, count: z.int(), facets: facetsSchema }),
})

export const cardsByArticleListEndpoint = defineEndpoint({
  ...productsByArticleListEndpoint,
  query: articleListQuery,
  result: z.object({ list }),
})

export const recommendedCardsEndpoint = defineEndpoint({
  ...recommendationsEndpoint,
  query: recommendationsQuery,
  result: z.object({ list }),
})

export const cardSearchEndpoint = defineEndpoint({
  ...productSearchEndpoint,
  query: productSearchQuery,
  result: z.object({ list, count: z.int(), matched: matchedSchema }),
})
