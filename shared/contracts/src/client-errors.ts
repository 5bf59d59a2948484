import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { pageViewSchema, partNameSchema, versionSchema } from './releases.ts'

/** More than a shop has: a page may know remotes that the service does not know yet. */
const MOST_REMOTES = 40

/** Load failures of remotes, reported by browsers so that the team learns of a broken release. */
export const clientErrorEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/client-errors',
  summary: 'A browser could not load a remote of the shop',
  access: 'public',
  body: z.object({
    remote: partNameSchema,
    message: z.string().check(z.maxLength(300, 'too_long')),
    page: z.string().check(z.maxLength(200, 'too_long')),
    page_view: z.optional(pageViewSchema),
    /** What the page's registry names, for pages without `page_view`: shown to staff, nothing follows from it. */
    version: z.optional(versionSchema),
    /** Of the call that failed, where it was a call: as its refusal named it. */
    request_id: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
  }),
  result: z.object({}),
})

/** What a canary's failures are compared with. Pages report it only while one runs. */
export const remoteLoadsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/remote-loads',
  summary: 'A browser has loaded remotes while some part of the shop is tried out with a share of its visitors',
  access: 'public',
  body: z.object({
    remotes: z.array(partNameSchema).check(z.minLength(1, 'required'), z.maxLength(MOST_REMOTES, 'too_long')),
    page_view: pageViewSchema,
  }),
  result: z.object({}),
})
