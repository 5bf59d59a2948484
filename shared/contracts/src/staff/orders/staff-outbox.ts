import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { defineListFile } from '../list-file.ts'

export const outboxServices = ['cart-checkout', 'account', 'admin'] as const
export type OutboxService = (typeof outboxServices)[number]

/** What an entry is to those who read of it: an email, a text message, or something that one service does for another. */
export const outboxKinds = ['email', 'sms', 'task'] as const
export type OutboxKind = (typeof outboxKinds)[number]

const emails: readonly string[] = ['letter', 'notification', 'order-look-up', 'newsletter', 'stock-alert']

/** What staff see of: given up, or still to be tried. */
export const outboxStates = ['dead', 'waiting'] as const
export type OutboxState = (typeof outboxStates)[number]

export function outboxKindOf(effect: string): OutboxKind {
  if (effect === 'phone-code' || effect === 'order-sms') return 'sms'
  return emails.includes(effect) ? 'email' : 'task'
}

const id = z.string().check(z.minLength(1), z.maxLength(200))
/** Something to be done outside the shop that is not done yet: an email, a message. */
const entrySchema = z.object({
  id: z.string(),
  effect: z.string(),
  /** What it is about, such as the number of an order: references, nothing personal. */
  about: z.record(z.string(), z.string()),
  state: z.enum(outboxStates),
  attempts: z.int(),
  created_at: z.string(),
  /** When it is tried next; of a dead letter, when it was tried last. */
  due: z.string(),
  failure: z.nullable(z.string()),
})
export type OutboxRow = z.infer<typeof staffRowSchema>
const staffRowSchema = z.extend(entrySchema, { service: z.enum(outboxServices) })
const counts = { dead: z.int(), waiting: z.int() }

export const staffOutboxEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/outbox',
  summary: 'Emails and messages that failed for good, and those that wait; the failed ones first',
  access: 'staff:outbox',
  result: z.object({ entries: z.array(staffRowSchema), ...counts }),
})
export const outboxListFile = defineListFile({
  path: '/api/admin/outbox',
  rows: 'emails and messages that are not delivered',
  access: 'staff:outbox',
  action: 'outbox_export',
  filter: z.object({ state: z.optional(z.enum(outboxStates)), kind: z.optional(z.enum(outboxKinds)) }),
  audited: ['state', 'kind'],
})
export const retryOutboxEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/outbox/:id/retry',
  summary: 'Tries a dead letter again, at once',
  access: 'staff:outbox',
  action: 'outbox_retry',
  audited: 'all',
  params: z.object({ id }),
  body: z.object({ service: z.enum(outboxServices) }),
  result: z.object({}),
})

function callsOf(service: OutboxService) {
  const asked = { method: 'POST', access: 'internal' } as const
  return {
    list: defineEndpoint({
      ...asked,
      path: `/internal/${service}/outbox/list`,
      summary: `What the outbox of ${service} still contains, for the admin service`,
      body: z.object({}),
      result: z.object({ entries: z.array(entrySchema), ...counts }),
    }),
    page: defineEndpoint({
      ...asked,
      path: `/internal/${service}/outbox/page`,
      summary: `A page of what the outbox of ${service} still contains in one state, those first that are due first`,
      body: z.object({
        state: z.enum(outboxStates),
        /** The last one that was read. */
        after: z.nullable(z.object({ due: z.iso.datetime(), id })),
      }),
      result: z.object({ entries: z.array(entrySchema) }),
    }),
    retry: defineEndpoint({
      ...asked,
      path: `/internal/${service}/outbox/retry`,
      summary: `Tries a dead letter of ${service} again`,
      body: z.object({ id }),
      result: z.object({}),
    }),
  }
}

/** Each service answers for its own outbox. */
export const internalOutbox = {
  'cart-checkout': callsOf('cart-checkout'),
  account: callsOf('account'),
  admin: callsOf('admin'),
} as const
