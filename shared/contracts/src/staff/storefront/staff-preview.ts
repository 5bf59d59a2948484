import * as z from 'zod/mini'
import { articleSchema } from '../../catalog/article.ts'
import { bundleByArticleEndpoint } from '../../catalog/bundles.ts'
import { homeEndpoint } from '../../catalog/home.ts'
import { productByArticleEndpoint } from '../../catalog/products.ts'
import { defineEndpoint } from '../../endpoint.ts'

// What pages under /preview show: answers like those of the shop's own calls, of drafts and of hidden goods. Only the server that
// writes these pages asks, with the cookie of the visitor who wants to see them; no public call ever answers with such things.

const read = { method: 'GET', access: 'staff:content', owner: 'catalog' } as const
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
