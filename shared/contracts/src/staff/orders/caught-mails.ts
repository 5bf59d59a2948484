import * as z from 'zod/mini'
import { defineEndpoint, type Endpoint } from '../../endpoint.ts'
import { localeSchema } from '../../texts/text.ts'

/** An email that was not sent, because no mail server is set up: developers read it here. */
const caughtMailSchema = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  locale: localeSchema,
})
export type CaughtMail = z.infer<typeof caughtMailSchema>

const ask = {
  method: 'POST',
  access: 'internal',
  onlyReads: true,
  body: z.object({}),
  result: z.object({ mails: z.array(caughtMailSchema) }),
} as const

export const internalCheckoutMailsEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/mails/of-checkout',
  summary: 'Emails of orders that were caught, newest first',
})
export const internalAccountMailsEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/mails/of-account',
  summary: 'Emails of accounts that were caught, newest first',
})
export const internalStaffMailsEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/mails/of-staff',
  summary: 'Emails to staff that were caught, newest first',
})
export type CaughtMailsEndpoint = Endpoint<unknown, unknown, Record<string, never>, { mails: CaughtMail[] }>
