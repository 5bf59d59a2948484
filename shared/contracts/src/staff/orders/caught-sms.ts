import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { localeSchema } from '../../texts/text.ts'

/** Messages that were not sent, because no SMS provider is set up: developers read them here. */
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
