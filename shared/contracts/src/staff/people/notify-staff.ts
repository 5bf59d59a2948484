import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { currencySchema } from '../../money.ts'
import { textSchema } from '../../texts/text.ts'

// The owner of a fact reports what happened; the admin service knows who wants to read of it, and has the post.

/** An email names so many things; of the others it says how many there are. */
export const MOST_NAMED = 20

const named = { article: z.string(), size: z.string(), title: textSchema }
const order = {
  number: z.string(),
  items: z.array(z.object({ ...named, count: z.int() })).check(z.maxLength(MOST_NAMED)),
  /** Items that are not among the named ones. */
  more: z.int(),
}

/** What happened, without anybody's name, phone or address. A new kind of notification is one more entry. */
export const staffEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order_paid'),
    ...order,
    /** In minor units. */
    total: z.object({ amount: z.int(), currency: currencySchema }),
    /** The items were gone when the money came. */
    is_short: z.boolean(),
  }),
  z.object({ kind: z.literal('return_asked'), ...order }),
  z.object({
    kind: z.literal('low_stock'),
    sizes: z.array(z.object({ ...named, available: z.int() })).check(z.minLength(1), z.maxLength(MOST_NAMED)),
    more: z.int(),
  }),
  z.object({
    kind: z.literal('exchange_failed'),
    /** Numbers of orders of which 1C said what could not be applied. */
    orders: z.array(z.string()).check(z.maxLength(MOST_NAMED)),
    more: z.int(),
    /** A file of 1C could not be read. */
    is_unreadable: z.boolean(),
  }),
])
export type StaffEvent = z.infer<typeof staffEventSchema>

export const internalNotifyStaffEndpoint = defineEndpoint({
  method: 'POST',
  access: 'internal',
  path: '/internal/staff-notifications',
  repeatable: true,
  summary: 'Emails an event to the staff who chose it; reported again under the same id, nobody gets a second email',
  body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(150)), event: staffEventSchema }),
  result: z.object({}),
})
