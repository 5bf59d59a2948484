import type { Endpoint, ResultOf } from '@shop/contracts/endpoint'
import type { ServiceName } from '@shop/contracts/parts'
import {
  type CaughtMail,
  internalAccountMailsEndpoint,
  internalCheckoutMailsEndpoint,
  internalStaffMailsEndpoint,
} from '@shop/contracts/staff/orders/caught-mails'
import { internalCaughtSmsEndpoint } from '@shop/contracts/staff/orders/caught-sms'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import type { ShopServices } from '../services.ts'

/** Asks a service what it caught; null where it sends instead, and so has no such call. */
export type AskForCaught = <Result>(
  service: ServiceName,
  endpoint: Endpoint<unknown, unknown, Record<string, never>, Result>,
) => Promise<Result | null>

/** What the services caught, emails and messages to phones, newest first. */
export function caughtEmails(ask: AskForCaught): () => Promise<CaughtMail[]> {
  return async () => {
    const [messages, ...emails] = await Promise.all([
      // Emails may be sent while messages are caught, and the other way round.
      ask('account', internalCaughtSmsEndpoint),
      ask('cart-checkout', internalCheckoutMailsEndpoint),
      ask('account', internalAccountMailsEndpoint),
      ask('admin', internalStaffMailsEndpoint),
    ])
    const caught = [messages?.messages.map(asEmail) ?? [], ...emails.map(found => found?.mails ?? [])]
    return caught.flat().toSorted((one, other) => other.at.localeCompare(one.at))
  }
}

/** Asks the services of this process. */
export function askHere(services: ShopServices): AskForCaught {
  return async (service, endpoint) => {
    const { internal } = services[service]
    return internal.has(endpoint.path) ? createInternalClient({ calls: internal }).call(endpoint, {}) : null
  }
}

type Message = ResultOf<typeof internalCaughtSmsEndpoint>['messages'][number]

/** Messages to phones in the form of emails: the page shows both alike. */
function asEmail({ text, ...message }: Message): CaughtMail {
  const html = `<!doctype html><meta charset="utf-8"><p style="margin:24px;font:16px/1.5 sans-serif">${text}</p>`
  return { ...message, subject: `SMS · ${text}`, text, html }
}
