import type { Locale } from '@shop/contracts/texts/text'

export type Mail = {
  /** One for all tries, so that a receiver recognises a second copy. */
  id: string
  to: string
  subject: string
  html: string
  text: string
  locale: Locale
  /** Where answers go; unset: to the sender. */
  replyTo?: string
  /** What staff entered of the sender; an empty or unset part: as the server was started. */
  sender?: { name: string; email: string }
  /** Of an email to a subscriber: where a mail program posts when its reader wants no more (RFC 8058). */
  unsubscribe?: string
}

/** Whatever sends emails. */
export type EmailSender = {
  /** @throws PermanentFailure when this address will never be reached; anything else is worth another try. */
  send(mail: Mail): Promise<void>
  close(): void
}
