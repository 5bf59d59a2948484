import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { remoteNames } from './pages.ts'

/** Load failures of remotes, reported by browsers so that the team learns of a broken release. */
export const clientErrorEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/client-errors',
  summary: 'A browser could not load a remote of the shop',
  access: 'public',
  body: z.object({
    remote: z.enum(remoteNames),
    message: z.string().check(z.maxLength(300, 'too_long')),
    page: z.string().check(z.maxLength(200, 'too_long')),
  }),
  result: z.object({}),
})
