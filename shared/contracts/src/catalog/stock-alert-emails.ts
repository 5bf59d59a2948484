import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { localeSchema, textSchema } from '../texts/text.ts'

// The catalogue keeps the stock alerts and says which email is due; the account service has the post.

const ask = { method: 'POST', access: 'internal' } as const

/** `confirm`: does the mailbox want the alert? `back`: the size can be bought again. */
export const stockAlertEmails = ['confirm', 'back'] as const
export type StockAlertEmail = (typeof stockAlertEmails)[number]

const due = { alert: z.string(), email: z.enum(stockAlertEmails) }

export const internalSendStockAlertEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/stock-alerts/send',
  summary: 'Has an email about a size sent; asked again for the same moment it changes nothing',
  body: z.object({ ...due, due_at: z.string(), mailbox: z.string() }),
  result: z.object({}),
})
export const internalStockAlertFactsEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/stock-alerts/facts',
  onlyReads: true,
  summary: 'What an email about a size says, as it goes out; null when nobody needs it any more',
  body: z.object(due),
  result: z.object({
    facts: z.nullable(
      z.object({
        to: z.string(),
        locale: localeSchema,
        article: z.string(),
        title: textSchema,
        /** What its colour is called. */
        color: z.optional(textSchema),
        size: z.string(),
        confirm_token: z.string(),
        stop_token: z.string(),
      }),
    ),
  }),
})
export const stockAlertExportSchema = z.object({
  article: z.string(),
  size: z.string(),
  state: z.enum(['asked', 'waiting', 'informed']),
  asked_at: z.string(),
})

export const internalStockAlertsOfEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/stock-alerts/of-mailbox',
  summary: 'The alerts of a mailbox, for its owner',
  onlyReads: true,
  body: z.object({ mailbox: z.string() }),
  result: z.object({ alerts: z.array(stockAlertExportSchema) }),
})
export const internalForgetStockAlertsEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/stock-alerts/forget',
  repeatable: true,
  summary: 'Removes the alerts of a mailbox whose owner has left',
  body: z.object({ mailbox: z.string() }),
  result: z.object({}),
})
