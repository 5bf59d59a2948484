import { stockAlertEmails } from '@shop/contracts/catalog/stock-alert-emails'
import type { EmailSender } from '@shop/service-kit/mail/email-sender'
import { unlinked } from '@shop/service-kit/mail/unlinked'
import type { Effect } from '@shop/service-kit/outbox/outbox'
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
    const call = (step: string, token: string) => `${origin()}/api/back-in-stock/${step}?token=${token}`
    const stop = call('stop', facts.stop_token)
    const link = email === 'confirm' ? call('confirm', facts.confirm_token) : `${origin()}/product/${article}`
    const content = stockAlertTexts[locale][email]({ title: unlinked(facts.title[locale]), size, link, stop })
    await carrier.send({ ...renderEmail({ id: key, to, locale, origin: origin(), content }), unsubscribe: stop })
    return 'done'
  }
}
