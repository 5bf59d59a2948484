import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

/** So many stand on one page. */
export const NAMES_PER_PAGE = 1000

/** What a sitemap is made of: a thousandth of the calls, and of the work, that whole lists would be. */
export const articleNamesEndpoint = defineEndpoint({
  method: 'GET',
  access: 'public',
  sameForAll: true,
  path: '/api/products/get-names',
  summary: 'The names of all articles that are shown, a thousand on a page, and the version of the catalogue',
  query: z.strictObject({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
  }),
  result: z.object({
    /** Another one when names, categories or collections may be others. */
    version: z.int(),
    count: z.int(),
    articles: z.array(z.string()),
  }),
})
