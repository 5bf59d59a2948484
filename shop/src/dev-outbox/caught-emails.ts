import type { ResultOf } from '@shop/contracts/endpoint'
import {
  type CaughtMail,
  type CaughtMailsEndpoint,
  internalAccountMailsEndpoint,
  internalCheckoutMailsEndpoint,
  internalStaffMailsEndpoint,
} from '@shop/contracts/staff/orders/caught-mails'
import { internalCaughtSmsEndpoint } from '@shop/contracts/staff/orders/caught-sms'
import { createInternalClient, type InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Service } from '@shop/service-kit/service/service'
import type { ShopServices } from '../services.ts'

/** What the services caught, emails and messages to phones, newest first. */
export function caughtEmails(services: ShopServices): () => Promise<CaughtMail[]> {
  const { account } = services
  return async () => {
    const caught = await Promise.all([
      emailsOf(services['cart-checkout'], internalCheckoutMailsEndpoint),
      emailsOf(account, internalAccountMailsEndpoint),
      emailsOf(services.admin, internalStaffMailsEndpoint),
      // Emails may be sent while messages are caught, and the other way round.
      account.internal.has(internalCaughtSmsEndpoint.path) ? caughtMessages(clientOf(account)) : [],
    ])
    return caught.flat().toSorted((one, other) => other.at.localeCompare(one.at))
  }
}

async function emailsOf(service: Service, endpoint: CaughtMailsEndpoint): Promise<CaughtMail[]> {
  return service.internal.has(endpoint.path) ? (await clientOf(service).call(endpoint, {})).mails : []
}

function clientOf({ internal }: Service) {
  return createInternalClient({ calls: internal })
}

type Message = ResultOf<typeof internalCaughtSmsEndpoint>['messages'][number]

/** Messages to phones in the form of emails: the page shows both alike. */
async function caughtMessages(account: InternalClient): Promise<CaughtMail[]> {
  return (await account.call(internalCaughtSmsEndpoint, {})).messages.map(asEmail)
}

function asEmail({ text, ...message }: Message): CaughtMail {
  const html = `<!doctype html><meta charset="utf-8"><p style="margin:24px;font:16px/1.5 sans-serif">${text}</p>`
  return { ...message, subject: `SMS · ${text}`, text, html }
}
