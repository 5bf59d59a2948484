import { randomUUID } from 'node:crypto'
import type { Locale } from '@shop/contracts/text'
import type { Clock } from '@shop/service-kit/clock'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { LetterName } from './letter-texts.ts'

export type LetterWriter = (letter: LetterName, customer: string | null, locale: Locale) => Promise<void>

/** Has a letter written as soon as the post can: nobody waits for a mail server. */
export function letterWriter({ outbox, clock }: { outbox: Outbox; clock: Clock }): LetterWriter {
  return (letter, customer, locale) =>
    outbox.enqueue({
      key: `${letter} ${randomUUID()}`,
      effect: 'letter',
      facts: { customer, letter, locale },
      now: clock.now(),
    })
}
