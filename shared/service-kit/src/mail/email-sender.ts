import type { Locale } from '@shop/contracts/texts/text'

export type Mail = {
  /** The same for every try, so that a receiver recognises a second copy. */
  id: string
  to: string
  subject: string
  html: string
  text: string
  locale: Locale
  /** Of an email to a subscriber: where a mail program posts when its reader wants no more (RFC 8058). */
  unsubscribe?: string
}

/** Whatever sends emails. */
export type EmailSender = {
  /** @throws PermanentFailure when this address will never be reached; anything else is worth another try. */
  send(mail: Mail): Promise<void>
  close(): void
}
