import { internalSendStockAlertEndpoint } from '@shop/contracts/catalog/stock-alert-emails'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { UnprovedEmails } from '@shop/service-kit/mail/unproved-emails'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { Clock } from '@shop/service-kit/process/clock'

type Deps = { outbox: Outbox; unprovedEmails: UnprovedEmails; clock: Clock }

/** Anybody may ask for alerts to anybody's mailbox, so it is asked only so often whether it wants them; the alert itself always goes out. */
export function stockAlertCalls(calls: InternalCalls, { outbox, unprovedEmails, clock }: Deps): void {
  handleInternal(calls, internalSendStockAlertEndpoint, async ({ alert, email, due_at, mailbox }) => {
    const key = `stock-alert ${email} ${alert} ${due_at}`
    const entry = { key, effect: 'stock-alert', facts: { alert, email }, now: clock.now() }
    if (email === 'confirm') await unprovedEmails.enqueue({ ...entry, kind: 'back-in-stock', mailbox })
    else await outbox.enqueue(entry)
    return {}
  })
}
