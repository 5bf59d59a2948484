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
  storedModelParams,
} from './chosen-products.ts'

const path = '/api/admin/products/by-article/:article'
const access = 'staff:content'
const ofBoth = z.object({ article: articleSchema, recommended: articleSchema })

export const productRecommendationsEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/recommendations`,
  summary: 'What staff recommend with a product, in its order, hidden and missing products too',
  access,
  params: ofArticle,
  result: recommendationsResult,
})
export const orderProductRecommendationsEndpoint = defineEndpoint({
  method: 'PUT',
  path: `${path}/recommendations`,
  summary: 'Puts the recommendations of a product in place of those it has',
  access,
  action: 'product_recommendations',
  params: ofArticle,
  body: z.object({ recommendations: recommendedSchema, ...anyRevision }),
  result: recommendationsResult,
})
export const addProductRecommendationEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/recommendations/by-article/:recommended`,
  summary: 'Recommends one more product with a product, after the others',
  access,
  action: 'product_recommend',
  params: ofBoth,
  result: recommendationsResult,
})
export const removeProductRecommendationEndpoint = defineEndpoint({
  method: 'DELETE',
  path: `${path}/recommendations/by-article/:recommended`,
  summary: 'Recommends a product no more with another one',
  access,
  action: 'product_unrecommend',
  params: ofBoth,
  result: recommendationsResult,
})
export const productModelParamsEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/model-params`,
  summary: 'Who wears a product in its pictures',
  access,
  params: ofArticle,
  result: modelParamsResult,
})
export const changeProductModelParamsEndpoint = defineEndpoint({
  method: 'PUT',
  path: `${path}/model-params`,
  summary: 'Says who wears a product in its pictures; null says nothing',
  access,
  action: 'product_model_params',
  params: ofArticle,
  body: z.object({ model_params: modelParamsFormSchema, ...anyRevision }),
  result: modelParamsResult,
})

const internal = { method: 'POST', access: 'internal' } as const
const extras = z.extend(recommendationsResult, { model_params: storedModelParams })

/** What staff add to a product beside its card. */
const productStepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('recommend'), product: articleSchema }),
  z.object({ step: z.literal('unrecommend'), product: articleSchema }),
  z.object({ step: z.literal('recommendations'), recommendations: recommendedSchema }),
  z.object({ step: z.literal('model_params'), model_params: modelParamsFormSchema }),
])
export type ProductStep = z.infer<typeof productStepSchema>

export const internalProductExtrasEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/products/extras',
  summary: 'Recommendations and model of a product for the admin service',
  body: ofArticle,
  result: extras,
})
export const internalChangeProductExtrasEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/products/change-extras',
  summary: 'Changes recommendations or model of a product for the admin service',
  body: z.object({ article: articleSchema, who: z.string(), change: productStepSchema, ...anyRevision }),
  result: z.extend(extras, {
    before: z.object({ recommendations: z.array(z.string()), model_params: storedModelParams }),
  }),
})
