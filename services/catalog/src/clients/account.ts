import { internalSendStockAlertEndpoint } from '@shop/contracts/catalog/stock-alert-emails'
import { internalProvedEmailEndpoint } from '@shop/contracts/customers/session-owner'
import type { BodyOf } from '@shop/contracts/endpoint'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'

export type Account = ReturnType<typeof createAccount>

/** What the service of customers knows of a visitor and does for the catalogue: it has the post. */
export function createAccount(client: InternalClient) {
  return {
    /** The mailbox that is known to be the customer's; null for guests. */
    async provedEmail(session: string | null): Promise<string | null> {
      return session ? (await client.call(internalProvedEmailEndpoint, { session })).email : null
    },

    async sendStockAlert(email: BodyOf<typeof internalSendStockAlertEndpoint>): Promise<void> {
      await client.call(internalSendStockAlertEndpoint, email)
    },
  }
}
