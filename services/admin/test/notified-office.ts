import type { NotificationKind } from '@shop/contracts/staff/people/notifications'
import { internalNotifyStaffEndpoint, type StaffEvent } from '@shop/contracts/staff/people/notify-staff'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import type { StaffRole } from '../src/staff/staff.ts'
import { staffEmails } from './staff-emails.ts'
import { startApi } from './start-api.ts'

export const item = { article: 'DR-1042-BUR-R', size: '36 (S)', title: { uk: 'Сукня на запах', en: 'Wrap dress' } }
export const orderPaid = {
  kind: 'order_paid',
  number: '26-000042',
  items: [{ ...item, count: 2 }],
  more: 0,
  total: { amount: 1_147_000, currency: 'UAH' },
  is_short: false,
} satisfies StaffEvent
export const returnAsked = {
  kind: 'return_asked',
  number: '26-000042',
  items: [{ ...item, count: 1 }],
  more: 0,
} satisfies StaffEvent
export const lowStock = { kind: 'low_stock', sizes: [{ ...item, available: 2 }], more: 0 } satisfies StaffEvent

type Email = Awaited<ReturnType<typeof staffEmails>>[number] & { unsubscribe?: string; html: string }

/** An office whose staff choose emails, and the other services that report what happened. */
export async function startNotifiedOffice() {
  const api = await startApi()
  const internal = createInternalClient({ calls: api.service.internal })
  const change = (role: StaffRole, fields: object) =>
    api.db.collection('staff').updateOne({ login: `${role}-of-test` }, { $set: fields })

  return {
    ...api,
    change,

    /** A member of staff with a mailbox, who has chosen these. */
    async staffWho(role: StaffRole, ...chosen: NotificationKind[]) {
      const browser = await api.openAs(role)
      await change(role, { email: `${role}@levada.example` })
      const choose = (notification: string, is_on: boolean) =>
        browser.send('PUT', '/api/admin/me/notifications', { json: { notification, is_on } })
      for (const kind of chosen) await choose(kind, true)
      return { browser, choose }
    },

    /** One of the other services reports it; `id` is its own name for what happened. */
    report: (event: StaffEvent, id = `${event.kind} 1`) => internal.call(internalNotifyStaffEndpoint, { id, event }),
    emails: async () => (await staffEmails(api)) as Email[],
    /** To whom emails went so far, by address. */
    readers: async () => (await staffEmails(api)).map(({ to }) => to).toSorted(),
  }
}

/** The token of the link that ends such emails. */
export function offTokenIn({ unsubscribe = '' }: { unsubscribe?: string }): string {
  return new URL(unsubscribe).searchParams.get('token') ?? ''
}
