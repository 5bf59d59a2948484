import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { customerReturnSchema, reckonedOrderSchema } from './staff-customers.ts'

const ask = { method: 'POST', access: 'internal' } as const
/** As many guests as one call is about. */
export const MOST_GUESTS = 500

/** Orders without an account belong together where phone and mailbox were typed alike; the mailbox in lower case. */
const guestSchema = z.object({ phone: z.string(), email: z.string() })
export type Guest = z.infer<typeof guestSchema>

const guestFiguresSchema = z.object({
  ...guestSchema.shape,
  /** As the last order says; null when no order of a guest has this phone and mailbox any more. */
  person: z.nullable(
    z.object({
      name: z.string(),
      surname: z.string(),
      first_order_at: z.iso.datetime(),
    }),
  ),
  cumulative_uah: z.int(),
  largest_purchase_uah: z.int(),
  orders: z.int(),
  last_order_at: z.nullable(z.iso.datetime()),
  city: z.nullable(z.string()),
  /** No order was read before this moment: of two answers the later one is right. */
  as_of: z.iso.datetime(),
})
export type GuestFigures = z.infer<typeof guestFiguresSchema>

/** From the service of orders, which may say the same again. */
export const internalTakeGuestsEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/buyers/figures',
  repeatable: true,
  summary: 'What the orders of these guests come to now',
  body: z.object({ guests: z.array(guestFiguresSchema).check(z.maxLength(MOST_GUESTS)) }),
  result: z.object({}),
})

/** Whom the guest's card was joined to: an account, or another card, whose phone is null where it only gets the newsletter. */
const guestOwnerSchema = z.object({
  guest: guestSchema,
  account: z.nullable(z.string()),
  card: z.nullable(z.object({ phone: z.nullable(z.string()), email: z.string() })),
})
export type GuestOwner = z.infer<typeof guestOwnerSchema>

export const internalGuestOwnersEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/buyers/owners',
  onlyReads: true,
  summary: 'To whom these guests belong now; those whose card stands alone are left out',
  body: z.object({ guests: z.array(guestSchema).check(z.maxLength(MOST_GUESTS)) }),
  result: z.object({ owners: z.array(guestOwnerSchema) }),
})

export const internalGuestOrdersEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/guest-orders/reckoned',
  onlyReads: true,
  summary: 'The orders of a guest, what came back of them, and which of them are not over yet, newest first',
  body: guestSchema,
  result: z.object({
    orders: z.array(reckonedOrderSchema),
    returns: z.array(customerReturnSchema),
    under_way: z.array(z.string()),
  }),
})

export const internalForgetGuestEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/guest-orders/forget',
  repeatable: true,
  summary: 'The orders of a guest lose their person, those under way as soon as they are over',
  body: guestSchema,
  result: z.object({}),
})
