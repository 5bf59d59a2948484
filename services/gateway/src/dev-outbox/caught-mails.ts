import {
  type CaughtMail,
  type CaughtMailsEndpoint,
  internalAccountMailsEndpoint,
  internalCheckoutMailsEndpoint,
} from '@shop/contracts/caught-mails'
import { internalCaughtSmsEndpoint } from '@shop/contracts/caught-sms'
import { createInternalClient } from '@shop/service-kit/internal-client'
import type { Service } from '@shop/service-kit/service'
import type { ShopServices } from '../services.ts'
import { caughtMessages } from './caught-messages.ts'

/** What the services caught, letters and messages to phones, newest first. */
export function caughtMails(services: ShopServices): () => Promise<CaughtMail[]> {
  const { account } = services
  return async () => {
    const caught = await Promise.all([
      mailsOf(services['cart-checkout'], internalCheckoutMailsEndpoint),
      mailsOf(account, internalAccountMailsEndpoint),
      // Letters may go out while messages are caught, and the other way round.
      account.internal.has(internalCaughtSmsEndpoint.path) ? caughtMessages(clientOf(account)) : [],
    ])
    return caught.flat().toSorted((one, other) => other.at.localeCompare(one.at))
  }
}

async function mailsOf(service: Service, endpoint: CaughtMailsEndpoint): Promise<CaughtMail[]> {
  return service.internal.has(endpoint.path) ? (await clientOf(service).call(endpoint, {})).mails : []
}

function clientOf({ internal }: Service) {
  return createInternalClient({ calls: internal })
}
