import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { type ProductCard, productCardSchema } from './product.ts'
import {
  articleListQuery,
  facetsSchema,
  matchedSchema,
  productFilterQuery,
  productSearchQuery,
  recommendationsQuery,
  storeCardSchema,
} from './product-lists.ts'
import {
  cardSearchEndpoint,
  cardsByArticleListEndpoint,
  cardsByFiltersEndpoint,
  recommendedCardsEndpoint,
} from './store-cards.ts'

export * from './product.ts'
export * from './product-lists.ts'

// What a call answers depends on its "view". The type here is that of whole cards; store-cards.ts has the same calls for the others.
const cardsSchema = z.array(z.union([productCardSchema, storeCardSchema])) as unknown as z.ZodMiniType<ProductCard[]>

export const productsByFiltersEndpoint = defineEndpoint({
  ...cardsByFiltersEndpoint,
  query: productFilterQuery,
  result: z.object({ list: cardsSchema, count: z.int(), facets: facetsSchema }),
})

export const productsByArticleListEndpoint = defineEndpoint({
  ...cardsByArticleListEndpoint,
  query: articleListQuery,
  result: z.object({ list: cardsSchema }),
})

export const recommendationsEndpoint = defineEndpoint({
  ...recommendedCardsEndpoint,
  query: recommendationsQuery,
  result: z.object({ list: cardsSchema }),
})

export const productSearchEndpoint = defineEndpoint({
  ...cardSearchEndpoint,
  query: productSearchQuery,
  result: z.object({ list: cardsSchema, count: z.int(), matched: matchedSchema }),
})
