import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

/** Where an address leads that has no page any more; asked for by the host server and by the page itself. */
export const redirectOfEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/redirects',
  access: 'public',
  sameForAll: true,
  summary: 'Where an address without a page leads to, if staff said so',
  query: z.strictObject({ from: z.string().check(z.minLength(1, 'required'), z.maxLength(2000, 'too_long')) }),
  /** `gone`: staff said that its page is gone for good. */
  result: z.object({ to: z.nullable(z.string()), gone: z.optional(z.boolean()) }),
})
