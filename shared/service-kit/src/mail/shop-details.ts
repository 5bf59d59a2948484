import { readablePhone } from '@shop/contracts/texts/seller'
import { internalShopDetailsEndpoint } from '@shop/contracts/texts/shop-details'
import { cachedAnswer } from '../between-services/cached-answer.ts'
import type { InternalClient } from '../between-services/internal-client.ts'
import type { EmailSender, Mail } from './email-sender.ts'

/** What emails say of the shop as they leave. */
export type MailDetails = {
  /** As people read it. */
  phone: string
  replyTo: string
  /** What staff entered of the sender; empty: as the server was started. */
  sender: { name: string; email: string }
}

/** Stands in a rendered email where the phone goes; it is filled in as the email leaves. */
export const PHONE_GAP = '{{shop.phone}}'
/** Stands in the address of a link for the phone as it is dialled. */
export const DIALLED_GAP = '{{shop.dialled}}'

const KEEP_MS = 5000
/** As long as one service waits for another. */
const PATIENCE_MS = 10_000

/**
 * What staff have entered of the shop, asked of the catalogue at most every five seconds. While it does not answer the last
 * ones hold.
 * @throws ShopError busy when it has never answered: the outbox tries again.
 */
export function createMailDetails(catalog: Pick<InternalClient, 'call'>, now?: () => number) {
  return cachedAnswer(() => ask(catalog), { keepMs: KEEP_MS, patienceMs: PATIENCE_MS, ...(now && { now }) })
}

async function ask(catalog: Pick<InternalClient, 'call'>): Promise<MailDetails> {
  const { details, sender } = await catalog.call(internalShopDetailsEndpoint, {})
  return { phone: readablePhone(details.phone), replyTo: details.email, sender }
}

/** Fills in what the shop says of itself now, whenever the email was written. */
export function withMailDetails(carrier: EmailSender, details: () => Promise<MailDetails>): EmailSender {
  return {
    async send(mail) {
      await carrier.send(fillMailDetails(mail, await details()))
    },
    close: carrier.close,
  }
}

/** The email as it leaves. */
export function fillMailDetails(mail: Mail, { phone, replyTo, sender }: MailDetails): Mail {
  const dialled = phone.replaceAll(' ', '')
  const put = (text: string) => text.replaceAll(PHONE_GAP, phone).replaceAll(DIALLED_GAP, dialled)
  return { ...mail, html: put(mail.html), text: put(mail.text), replyTo, sender }
}
