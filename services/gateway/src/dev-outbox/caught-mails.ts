import {
  type CaughtMail,
  internalAccountMailsEndpoint,
  internalCheckoutMailsEndpoint,
} from '@shop/contracts/caught-mails'
import { internalCaughtSmsEndpoint } from '@shop/contracts/caught-sms'
import { createInternalClient } from '@shop/service-kit/internal-client'
import type { ShopServices } from '../services.ts'
import { caughtMessages } from './caught-messages.ts'

/** What the services caught, letters and messages to phones, newest first. */
export function caughtMails(services: ShopServices): () => Promise<CaughtMail[]> {
  const checkout = createInternalClient({ calls: services['cart-checkout'].internal })
  const account = createInternalClient({ calls: services.account.internal })
  return async () => {
    const caught = await Promise.all([
      checkout.call(internalCheckoutMailsEndpoint, {}).then(({ mails }) => mails),
      services.account.internal.has(internalAccountMailsEndpoint.path)
        ? account.call(internalAccountMailsEndpoint, {}).then(({ mails }) => mails)
        : [],
      services.account.internal.has(internalCaughtSmsEndpoint.path) ? caughtMessages(account) : [],
    ])
    return caught.flat().toSorted((one, other) => other.at.localeCompare(one.at))
  }
}
