import * as z from 'zod/mini'
import { articleSchema } from '../../catalog/article.ts'
import { defineEndpoint } from '../../endpoint.ts'
import {
  anyRevision,
  modelParamsFormSchema,
  modelParamsResult,
  ofArticle,
  recommendationsResult,
  recommendedSchema,
} from './chosen-products.ts'
import { undoable } from './undoable.ts'

const path = '/api/admin/products/by-article/:article'
const access = 'staff:content'
const ofBoth = z.object({ article: articleSchema, recommended: articleSchema })
const changedRecommendations = z.extend(recommendationsResult, undoable)

export const productRecommendationsEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/recommendations`,
  summary: 'What staff recommend with a product, in its order, hidden and missing products too',
  access,
  owner: 'catalog',
  params: ofArticle,
  result: recommendationsResult,
})
export const orderProductRecommendationsEndpoint = defineEndpoint({
  method: 'PUT',
  path: `${path}/recommendations`,
  summary: 'Puts the recommendations of a product in place of those it has',
  access,
  owner: 'catalog',
  action: 'product_recommendations',
  audited: 'all',
  params: ofArticle,
  body: z.object({ recommendations: recommendedSchema, ...anyRevision }),
  result: changedRecommendations,
})
export const addProductRecommendationEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/recommendations/by-article/:recommended`,
  summary: 'Recommends one more product with a product, after the others',
  access,
  owner: 'catalog',
  action: 'product_recommend',
  audited: 'all',
  params: ofBoth,
  result: changedRecommendations,
})
export const removeProductRecommendationEndpoint = defineEndpoint({
  method: 'DELETE',
  path: `${path}/recommendations/by-article/:recommended`,
  summary: 'Recommends a product no more with another one',
  access,
  owner: 'catalog',
  action: 'product_unrecommend',
  audited: 'all',
  params: ofBoth,
  result: changedRecommendations,
})
export const productModelParamsEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/model-params`,
  summary: 'Who wears a product in its pictures',
  access,
  owner: 'catalog',
  params: ofArticle,
  result: modelParamsResult,
})
export const changeProductModelParamsEndpoint = defineEndpoint({
  method: 'PUT',
  path: `${path}/model-params`,
  summary: 'Says who wears a product in its pictures; null says nothing',
  access,
  owner: 'catalog',
  action: 'product_model_params',
  audited: 'all',
  params: ofArticle,
  body: z.object({ model_params: modelParamsFormSchema, ...anyRevision }),
  result: z.extend(modelParamsResult, undoable),
})
