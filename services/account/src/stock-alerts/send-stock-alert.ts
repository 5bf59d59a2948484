import { internalSendStockAlertEndpoint, stockAlertEmails } from '@shop/contracts/catalog/stock-alert-emails'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { breakLinks } from '@shop/service-kit/mail/break-links'
import type { EmailSender } from '@shop/service-kit/mail/email-sender'
import type { UnprovedEmails } from '@shop/service-kit/mail/unproved-emails'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { Clock } from '@shop/service-kit/process/clock'
import * as z from 'zod/mini'
import type { StockAlerts } from '../clients/stock-alerts.ts'
import { renderEmail } from '../emails/render-email.ts'
import { stockAlertTexts } from './stock-alert-texts.ts'

type SendDeps = {
  stockAlerts: Pick<StockAlerts, 'factsOf'>
  carrier: EmailSender
  /** Where browsers find the shop. */
  origin: () => string
}

const factsSchema = z.object({ alert: z.string(), email: z.enum(stockAlertEmails) })

/** The outbox's effect. The catalogue is asked as the email goes out: the size may be sold again, or the reader have stopped. */
export function sendStockAlert({ stockAlerts, carrier, origin }: SendDeps): Effect {
  return async (entry, key) => {
    const { alert, email } = factsSchema.parse(entry)
    const facts = await stockAlerts.factsOf(alert, email)
    if (!facts) return 'dropped'
    const { to, locale, article, size } = facts
    const title = [facts.title, ...(facts.color ? [facts.color] : [])].map(text => breakLinks(text[locale])).join(', ')
    const call = (step: string, token: string) => `${origin()}/api/back-in-stock/${step}?token=${token}`
    const stop = call('stop', facts.stop_token)
    const link = email === 'confirm' ? call('confirm', facts.confirm_token) : `${origin()}/product/${article}`
    const content = stockAlertTexts[locale][email]({ title, size, link, stop })
    await carrier.send({ ...renderEmail({ id: key, to, locale, origin: origin(), content }), unsubscribe: stop })
    return 'done'
  }
}

type Deps = { outbox: Outbox; unprovedEmails: UnprovedEmails; clock: Clock }

/** Anybody may ask for alerts to anybody's mailbox, so it is asked only so often whether it wants them; the alert itself always goes out. */
export function addStockAlertEmailCalls(calls: InternalCalls, { outbox, unprovedEmails, clock }: Deps): void {
  handleInternal(calls, internalSendStockAlertEndpoint, async ({ alert, email, due_at, mailbox }) => {
    const key = `stock-alert ${email} ${alert} ${due_at}`
    const entry = { key, effect: 'stock-alert', facts: { alert, email }, now: clock.now() }
    if (email === 'confirm') await unprovedEmails.enqueue({ ...entry, kind: 'back-in-stock', mailbox })
    else await outbox.enqueue(entry)
    return {}
  })
}
