import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { pageViewSchema, partNameSchema, versionSchema } from './releases.ts'
import { vitalNames } from './vital-buckets.ts'

const MOST_BUCKETS = 32

/** How fast a page was for a visitor: no id, no address, no exact value. */
export const webVitalsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/web-vitals',
  summary: 'How fast a page was in a browser, of one visit in ten',
  access: 'public',
  body: z.object({
    /** Who serves the page, and its name in the table of pages: never its address. */
    page: z.string().check(z.regex(/^(host|mf-[a-z-]{1,30})\/[a-z0-9-]{1,40}$/, 'invalid')),
    vitals: z
      .array(z.object({ name: z.enum(vitalNames), bucket: z.int().check(z.minimum(0), z.maximum(MOST_BUCKETS)) }))
      .check(z.minLength(1, 'required'), z.maxLength(vitalNames.length, 'too_long')),
    /** Of the page's parts, as its registry names them. */
    versions: z.record(partNameSchema, versionSchema),
    page_view: z.optional(pageViewSchema),
  }),
  result: z.object({}),
})
