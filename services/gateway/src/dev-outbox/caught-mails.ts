import { type CaughtMail, internalCheckoutMailsEndpoint } from '@shop/contracts/caught-mails'
import { createInternalClient } from '@shop/service-kit/internal-client'
import type { ShopServices } from '../services.ts'

/** The mails that the services caught, newest first. */
export function caughtMails(services: ShopServices): () => Promise<CaughtMail[]> {
  const checkout = createInternalClient({ calls: services['cart-checkout'].internal })
  return async () => (await checkout.call(internalCheckoutMailsEndpoint, {})).mails
}
