import * as z from 'zod/mini'
import { articleSchema } from '../../catalog/article.ts'
import { pictureSchema } from '../../catalog/product.ts'
import { priceSchema } from '../../money.ts'
import { line, note, textSchema } from '../../texts/text.ts'
import { changedSchema } from '../revision.ts'
import {
  chosenPictureSchema,
  chosenProductSchema,
  modelParamsFormSchema,
  recommendedSchema,
  storedModelParams,
} from './chosen-products.ts'

/** Most and fewest products of a bundle that is shown (docs/rules.md, "Bundles"). */
export const MOST_IN_BUNDLE = 6
export const FEWEST_SHOWN = 2
export const MOST_BUNDLE_PICTURES = 12
/** Whole percent (docs/rules.md, "Bundles"). */
export const MOST_BUNDLE_DISCOUNT = 50

export const bundleTitleSchema = z.object({
  uk: line(120),
  en: line(120),
})
export const bundlePercentSchema = z
  .int('bundle_percent_invalid')
  .check(z.minimum(0, 'bundle_percent_invalid'), z.maximum(MOST_BUNDLE_DISCOUNT, 'bundle_percent_invalid'))
/** Bundles of one look in several colours share it. */
export const bundleModelSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,49}$/, 'bundle_model_invalid'))

/** What staff enter of a bundle; products and recommendations by article, in their order. */
export const bundleFormSchema = z.object({
  model: bundleModelSchema,
  title: bundleTitleSchema,
  description: z.object({ uk: note(2000), en: note(2000) }),
  products: z.array(articleSchema).check(z.maxLength(MOST_IN_BUNDLE, 'too_many_products')),
  bundle_discount_percent: bundlePercentSchema,
  is_new: z.boolean(),
  is_shown: z.boolean(),
  images: z.array(chosenPictureSchema).check(z.maxLength(MOST_BUNDLE_PICTURES, 'too_many')),
  recommendations: recommendedSchema,
  model_params: modelParamsFormSchema,
  /** Asks for a picture made of the garments, as the first or in the place of the one that was made before. */
  compose: z.optional(z.boolean()),
})
export type BundleForm = z.infer<typeof bundleFormSchema>

/** What keeps a shown bundle from shoppers: `few` are too few products, and articles that are hidden or no longer there. */
const warningsSchema = z.object({ few: z.boolean(), hidden: z.array(z.string()), missing: z.array(z.string()) })

/** What products come to together: decimal amounts, from their cheapest sizes, as far as they are known. */
const sumsSchema = {
  /** With the discount; null while no price is known. */
  price: z.nullable(priceSchema),
  /** The items apart at list prices; null when the bundle saves nothing. */
  price_without_discount: z.nullable(priceSchema),
  warnings: warningsSchema,
}

export const staffBundleRowSchema = z.object({
  article: z.string(),
  model: z.string(),
  title: textSchema,
  bundle_discount_percent: z.int(),
  is_new: z.boolean(),
  is_shown: z.boolean(),
  /** Deleted ones can be restored. */
  is_deleted: z.boolean(),
  products: z.array(chosenProductSchema),
  ...sumsSchema,
  ...changedSchema,
})
export type StaffBundleRow = z.infer<typeof staffBundleRowSchema>

export const staffBundleSchema = z.extend(staffBundleRowSchema, {
  description: textSchema,
  images: z.array(pictureSchema),
  /** Which of its pictures was made of its garments; `is_old`: these have other pictures now. */
  composed: z.nullish(z.object({ name: z.string(), is_old: z.boolean() })),
  recommendations: z.array(chosenProductSchema),
  model_params: storedModelParams,
})
export type StaffBundle = z.infer<typeof staffBundleSchema>

/** A bundle that is being put together: nothing of it is saved. */
export const compositionSchema = z.object({
  products: z.array(chosenProductSchema),
  /** All pictures of its products, to choose those of the bundle from. */
  pictures: z.array(pictureSchema),
  ...sumsSchema,
})
export type BundleComposition = z.infer<typeof compositionSchema>

/** Which bundles staff look for; `warned` are those that are shown, but that shoppers do not see. */
export const bundleFilters = ['all', 'shown', 'hidden', 'warned', 'deleted'] as const
export type BundleFilter = (typeof bundleFilters)[number]

/** `new`: new ones first, then by article. */
export const bundleSorts = ['new', 'article', 'title', 'discount', 'changed'] as const
export type BundleSort = (typeof bundleSorts)[number]
export const bundleOrder = {
  sort: z._default(z.enum(bundleSorts), 'new'),
  dir: z._default(z.enum(['asc', 'desc']), 'asc'),
}
