import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { localeSchema } from './text.ts'

/** Messages that went nowhere, because no carrier is set up: developers look at them. */
export const internalCaughtSmsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/sms/of-account',
  summary: 'Messages to phones that were caught, newest first',
  access: 'internal',
  body: z.object({}),
  result: z.object({
    messages: z.array(
      z.object({ id: z.string(), at: z.string(), to: z.string(), text: z.string(), locale: localeSchema }),
    ),
  }),
})
