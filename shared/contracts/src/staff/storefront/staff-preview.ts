import * as z from 'zod/mini'
import { articleSchema } from '../../catalog/article.ts'
import { bundleByArticleEndpoint } from '../../catalog/bundles.ts'
import { homeEndpoint } from '../../catalog/home.ts'
import { productByArticleEndpoint } from '../../catalog/products.ts'
import { defineEndpoint } from '../../endpoint.ts'

// What pages under /preview show: answers like those of the shop's own calls, of drafts and of hidden goods. Only the server that
// writes these pages asks, with the cookie of whoever wants to see them; no public call ever answers with such things.

const read = { method: 'GET', access: 'staff:content' } as const
const params = z.object({ article: articleSchema })

export const previewHomeEndpoint = defineEndpoint({
  ...read,
  path: '/api/admin/preview/home',
  summary: 'The home page as its draft will show it',
  result: homeEndpoint.result,
})
export const previewProductEndpoint = defineEndpoint({
  ...read,
  path: '/api/admin/preview/product/:article',
  summary: 'A product page, hidden or not',
  params,
  result: productByArticleEndpoint.result,
})
export const previewBundleEndpoint = defineEndpoint({
  ...read,
  path: '/api/admin/preview/bundle/:article',
  summary: 'The page of a bundle, hidden or not',
  params,
  result: bundleByArticleEndpoint.result,
})

const internal = { method: 'POST', access: 'internal' } as const
export const internalPreviewHomeEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/preview/home',
  summary: 'The home page as its draft will show it, for the admin service',
  body: z.object({}),
  result: homeEndpoint.result,
})
export const internalPreviewProductEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/preview/product',
  summary: 'A product page, hidden or not, for the admin service',
  body: params,
  result: productByArticleEndpoint.result,
})
export const internalPreviewBundleEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/preview/bundle',
  summary: 'The page of a bundle, hidden or not, for the admin service',
  body: params,
  result: bundleByArticleEndpoint.result,
})
