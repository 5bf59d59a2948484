import * as z from 'zod/mini'
import { articleSchema } from '../../catalog/article.ts'
import { pictureSchema } from '../../catalog/product.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { textSchema } from '../../texts/text.ts'
import { anyRevision, modelParamsFormSchema, ofArticle, storedModelParams } from './chosen-products.ts'
import {
  bundleFilters,
  bundleFormSchema,
  bundleModelSchema,
  bundleOrder,
  bundleTitleSchema,
  compositionSchema,
  staffBundleSchema,
} from './staff-bundle-fields.ts'
import { staffBundlesResult } from './staff-bundles.ts'

const internal = { method: 'POST', access: 'internal' } as const
const one = z.object({ bundle: staffBundleSchema })

/** One change of a bundle; the whole form, or one fact of it. */
const bundleStepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('change'), form: bundleFormSchema }),
  z.object({ step: z.literal('title'), title: bundleTitleSchema }),
  z.object({ step: z.literal('is_new'), is_new: z.boolean() }),
  z.object({ step: z.literal('is_shown'), is_shown: z.boolean() }),
  z.object({ step: z.literal('model'), model: bundleModelSchema }),
  z.object({ step: z.literal('model_params'), model_params: modelParamsFormSchema }),
  z.object({ step: z.literal('add_product'), product: articleSchema }),
  z.object({ step: z.literal('remove_product'), product: articleSchema }),
  z.object({ step: z.literal('recommend'), product: articleSchema }),
  z.object({ step: z.literal('unrecommend'), product: articleSchema }),
  z.object({ step: z.literal('delete') }),
  z.object({ step: z.literal('restore') }),
])
export type BundleStep = z.infer<typeof bundleStepSchema>

/** The facts of a bundle as the audit log keeps them: products and recommendations by article. */
const bundleFactsSchema = z.object({
  model: z.string(),
  title: textSchema,
  description: textSchema,
  products: z.array(z.string()),
  bundle_discount_percent: z.int(),
  is_new: z.boolean(),
  is_shown: z.boolean(),
  is_deleted: z.boolean(),
  images: z.array(pictureSchema),
  recommendations: z.array(z.string()),
  model_params: storedModelParams,
})
export type BundleFacts = z.infer<typeof bundleFactsSchema>

export const internalStaffBundlesEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/bundles/list',
  summary: 'Bundles for the admin service',
  body: z.object({ search: z.string(), filter: z.enum(bundleFilters), ...bundleOrder, page: z.int(), limit: z.int() }),
  result: staffBundlesResult,
})
export const internalStaffBundleEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/bundles/one',
  summary: 'One bundle for the admin service',
  body: ofArticle,
  result: one,
})
export const internalBundleCompositionEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/bundles/composition',
  summary: 'What products would come to as a bundle, for the admin service',
  body: z.object({ products: z.array(articleSchema), bundle_discount_percent: z.int() }),
  result: compositionSchema,
})
export const internalNewBundleEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/bundles/enter',
  summary: 'Enters a bundle for the admin service',
  body: z.object({ article: articleSchema, form: bundleFormSchema, who: z.string() }),
  result: z.extend(one, { after: bundleFactsSchema }),
})
export const internalChangeBundleEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/bundles/change',
  summary: 'Changes a bundle for the admin service',
  body: z.object({ article: articleSchema, who: z.string(), change: bundleStepSchema, ...anyRevision }),
  result: z.extend(one, { before: bundleFactsSchema, after: bundleFactsSchema }),
})
