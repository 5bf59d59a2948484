import * as z from 'zod/mini'
import { defineEndpoint, type StaffRight } from '../../endpoint.ts'
import { linkTokenSchema } from '../../secrets.ts'

/** What staff may have emailed to them. A new kind also needs its right, what the service says of it, and its texts. */
export const notificationKinds = ['order_paid', 'return_asked', 'low_stock', 'exchange_failed'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** What a role may not see, it gets no emails about (docs/rules.md, "Emails"). */
export const rightOfNotification: Record<NotificationKind, StaffRight> = {
  order_paid: 'orders',
  return_asked: 'orders',
  low_stock: 'content',
  exchange_failed: 'orders',
}

const kindSchema = z.enum(notificationKinds)
const stateSchema = z.object({ notification: kindSchema, is_on: z.boolean() })
const ownSchema = z.object({
  /** Where they come; null: the owner has entered none yet. */
  email: z.nullable(z.string()),
  /** Notifications that this person may choose. */
  notifications: z.array(stateSchema),
})
const own = '/api/admin/me/notifications'

export const ownNotificationsEndpoint = defineEndpoint({
  method: 'GET',
  path: own,
  summary: 'Which emails about events of the shop a member of staff may choose, and has chosen',
  access: 'staff',
  result: ownSchema,
})
export const chooseNotificationEndpoint = defineEndpoint({
  method: 'PUT',
  path: own,
  summary: 'Emails about one kind of event from now on, or no more',
  access: 'staff',
  action: 'staff_notifications',
  audited: 'all',
  body: stateSchema,
  result: ownSchema,
})

const path = '/api/admin/notifications'
/** What one press in a mail program posts to, and what the link of an email opens (RFC 8058). */
export const UNSUBSCRIBE_PATH = `${path}/unsubscribe`

export const checkNotificationLinkEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/check`,
  summary: 'Which emails the signed link of an email switches off; none when it is not ours or its person has left',
  onlyReads: true,
  access: 'public',
  body: z.object({ token: linkTokenSchema }),
  result: z.object({ notification: z.nullable(kindSchema), is_on: z.boolean() }),
})
export const switchNotificationOffEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/switch-off`,
  summary: 'No more emails of this kind, by the signed link of an email; a repeat changes nothing',
  access: 'public',
  body: z.object({ token: linkTokenSchema }),
  result: z.object({}),
})
