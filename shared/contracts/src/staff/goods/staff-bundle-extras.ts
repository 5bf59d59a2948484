import * as z from 'zod/mini'
import { articleSchema } from '../../catalog/article.ts'
import { defineEndpoint } from '../../endpoint.ts'
import {
  anyRevision,
  modelParamsFormSchema,
  modelParamsResult,
  ofArticle,
  recommendationsResult,
} from './chosen-products.ts'

const path = '/api/admin/bundles/by-article/:article'
const access = 'staff:content'
const recommendations = {
  access,
  owner: 'catalog',
  path: `${path}/recommendations`,
  params: ofArticle,
  result: recommendationsResult,
} as const

export const bundleRecommendationsEndpoint = defineEndpoint({
  ...recommendations,
  method: 'GET',
  summary: 'What staff recommend with a bundle, in its order, hidden and missing products too',
})
export const addBundleRecommendationEndpoint = defineEndpoint({
  ...recommendations,
  method: 'POST',
  action: 'bundle_recommend',
  audited: 'all',
  summary: 'Recommends one more product with a bundle, after the others',
  body: z.object({ article: articleSchema, ...anyRevision }),
})
export const removeBundleRecommendationEndpoint = defineEndpoint({
  ...recommendations,
  method: 'DELETE',
  action: 'bundle_unrecommend',
  audited: 'all',
  summary: 'Recommends a product no more with a bundle',
  body: z.object({ article: articleSchema, ...anyRevision }),
})

const modelParams = {
  access,
  owner: 'catalog',
  path: `${path}/model-params`,
  params: ofArticle,
  result: modelParamsResult,
} as const
export const bundleModelParamsEndpoint = defineEndpoint({
  ...modelParams,
  method: 'GET',
  summary: 'Who wears a bundle in its pictures',
})
export const changeBundleModelParamsEndpoint = defineEndpoint({
  ...modelParams,
  method: 'PUT',
  action: 'bundle_model_params',
  audited: 'all',
  summary: 'Says who wears a bundle in its pictures; null says nothing',
  body: z.object({ model_params: modelParamsFormSchema, ...anyRevision }),
})
