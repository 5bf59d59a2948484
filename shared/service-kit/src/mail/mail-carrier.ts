import type { Locale } from '@shop/contracts/text'

export type Mail = {
  /** The same for every try, so that a receiver can tell that a second copy is one. */
  id: string
  to: string
  subject: string
  html: string
  text: string
  locale: Locale
  /** Of a letter that somebody subscribed to: where a mail program posts when its reader wants no more (RFC 8058). */
  unsubscribe?: string
}

/** Whatever brings mail to its reader. */
export type MailCarrier = {
  /** @throws HopelessEffect when this address will never be reached; anything else is worth another try. */
  send(mail: Mail): Promise<void>
  close(): void
}
