import type { Locale } from '@shop/contracts/texts/text'

export type Sms = {
  /** One for all tries of a message. */
  id: string
  /** E.164. */
  to: string
  text: string
  locale: Locale
}

/** Whatever brings a message to a phone. */
export type SmsCarrier = {
  /** @throws PermanentFailure when this number will never be reached; anything else is worth another try. */
  send(sms: Sms): Promise<void>
}
