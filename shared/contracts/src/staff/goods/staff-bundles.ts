import * as z from 'zod/mini'
import { articleSchema } from '../../catalog/article.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { defineListFile } from '../list-file.ts'
import { revisionSchema } from '../revision.ts'
import { anyRevision, chosenProductSchema, ofArticle } from './chosen-products.ts'
import {
  bundleFilters,
  bundleFormSchema,
  bundleModelSchema,
  bundleOrder,
  bundleSorts,
  bundleTitleSchema,
  compositionSchema,
  staffBundleRowSchema,
  staffBundleSchema,
} from './staff-bundle-fields.ts'

const all = '/api/admin/bundles'
const path = `${all}/by-article/:article`
const access = 'staff:content'
const one = z.object({ bundle: staffBundleSchema })

/** `picture_problem`: why no picture was made of the garments, where one was due; the rest is saved all the same. */
const saved = z.extend(one, { picture_problem: z.nullish(z.string()) })

const write = { access, owner: 'catalog', params: ofArticle, result: saved } as const
const ofProduct = z.object({ bundle: articleSchema, product: articleSchema })

const count = (most: number) => z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)))
const search = z.optional(z.string().check(z.trim(), z.maxLength(100, 'too_long')))
const filter = z.optional(z.enum(bundleFilters))
export const staffBundlesEndpoint = defineEndpoint({
  method: 'GET',
  path: all,
  summary:
    'Bundles for staff, in the order that is asked for; search in article, title, model and articles of products',
  access,
  owner: 'catalog',
  query: z.object({
    search,
    filter,
    ...bundleOrder,
    page: count(1000),
    limit: count(100),
  }),
  result: z.object({ bundles: z.array(staffBundleRowSchema), count: z.int(), page: z.int(), limit: z.int() }),
})

export const bundleListFile = defineListFile({
  path: all,
  rows: 'bundles',
  access,
  owner: 'catalog',
  action: 'bundle_export',
  filter: z.object({
    search,
    filter,
    sort: z.optional(z.enum(bundleSorts)),
    dir: z.optional(z.enum(['asc', 'desc'])),
  }),
  audited: ['filter'],
})

/** Articles with commas between them, in their order. */
const LIST = /^([A-Z0-9-]{3,32}(,[A-Z0-9-]{3,32}){0,11})?$/
export const bundleCompositionEndpoint = defineEndpoint({
  method: 'GET',
  path: `${all}/composition`,
  summary: 'What products would come to as a bundle; nothing is saved',
  access,
  owner: 'catalog',
  query: z.object({
    products: z.string().check(z.regex(LIST, 'invalid')),
    bundle_discount_percent: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(50))),
  }),
  result: compositionSchema,
})
export const newBundleEndpoint = defineEndpoint({
  method: 'POST',
  path: all,
  summary: 'Enters a bundle',
  access,
  owner: 'catalog',
  action: 'bundle_enter',
  audited: 'all',
  success: 201,
  body: z.extend(bundleFormSchema, { article: articleSchema }),
  result: saved,
})
export const staffBundleEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'One bundle with everything that staff can change',
  access,
  owner: 'catalog',
  params: ofArticle,
  result: one,
})
export const changeBundleEndpoint = defineEndpoint({
  ...write,
  method: 'PUT',
  path,
  action: 'bundle_change',
  audited: 'all',
  summary: 'Changes a bundle; orders keep what was agreed',
  body: z.extend(bundleFormSchema, { revision: revisionSchema }),
})
export const deleteBundleEndpoint = defineEndpoint({
  ...write,
  method: 'DELETE',
  path,
  action: 'bundle_archive',
  audited: 'all',
  summary: 'Archives a bundle, whose address then says that it is gone; it can be brought back',
})
export const bundleTitleEndpoint = defineEndpoint({
  ...write,
  method: 'PUT',
  path: `${path}/title`,
  action: 'bundle_title',
  audited: 'all',
  summary: 'Changes the title of a bundle',
  body: z.object({ title: bundleTitleSchema, ...anyRevision }),
})
export const bundleIsNewEndpoint = defineEndpoint({
  ...write,
  method: 'PUT',
  path: `${path}/is_new`,
  action: 'bundle_is_new',
  audited: 'all',
  summary: 'Marks a bundle as new, or takes the mark away',
  body: z.object({ is_new: z.boolean(), ...anyRevision }),
})
export const bundleIsShownEndpoint = defineEndpoint({
  ...write,
  method: 'PUT',
  path: `${path}/is-show`,
  action: ({ body }) => (body.is_shown ? 'bundle_show' : 'bundle_hide'),
  audited: 'all',
  summary: 'Shows a bundle to shoppers, or hides it',
  body: z.object({ is_shown: z.boolean(), ...anyRevision }),
})
export const bundleModelEndpoint = defineEndpoint({
  ...write,
  method: 'PUT',
  path: `${path}/model`,
  action: 'bundle_model',
  audited: 'all',
  summary: 'Puts a bundle among those of one look in several colours',
  body: z.object({ model: bundleModelSchema, ...anyRevision }),
})
export const staffBundleProductsEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/products`,
  summary: 'The products of a bundle, hidden and missing ones too',
  access,
  owner: 'catalog',
  params: ofArticle,
  result: z.object({ products: z.array(chosenProductSchema) }),
})
export const addBundleProductEndpoint = defineEndpoint({
  ...write,
  method: 'POST',
  path: `${all}/by-article/:bundle/products/by-article/:product`,
  action: 'bundle_add_product',
  audited: 'all',
  summary: 'Puts one more product into a bundle, after the others',
  params: ofProduct,
})
export const removeBundleProductEndpoint = defineEndpoint({
  ...write,
  method: 'DELETE',
  path: `${all}/by-article/:bundle/products/by-article/:product`,
  action: 'bundle_remove_product',
  audited: 'all',
  summary: 'Takes a product out of a bundle',
  params: ofProduct,
})
