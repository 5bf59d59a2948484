import { internalSendStockAlertEndpoint } from '@shop/contracts/catalog/stock-alert-emails'
import { internalProvedEmailEndpoint } from '@shop/contracts/customers/session-owner'
import type { BodyOf } from '@shop/contracts/endpoint'
import { createInternalCalls, handleInternal } from '@shop/service-kit/between-services/internal'

type Email = BodyOf<typeof internalSendStockAlertEndpoint>

/** The account service, as far as the catalogue asks it: what it was given to send, and whose mailbox is proved. */
export function stubAccount() {
  const calls = createInternalCalls()
  const emails: Email[] = []
  const proved = new Map<string, string>()
  handleInternal(calls, internalProvedEmailEndpoint, ({ session }) => ({ email: proved.get(session) ?? null }))
  handleInternal(calls, internalSendStockAlertEndpoint, email => {
    const isKnown = emails.some(known => JSON.stringify(known) === JSON.stringify(email))
    if (!isKnown) emails.push(email)
    return {}
  })
  return { calls, emails, proved }
}
