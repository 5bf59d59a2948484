import type { PaymentAttempt } from '../order/payment-attempt.ts'
import type { GatewayWord } from '../ports/payment/payment-provider.ts'
import { isMismatch, keyOf } from './gateway-event.ts'

/** The attempt that has heard the word; null when it heard it before, or the word is about no attempt of these. */
export function heardWord(
  attempts: readonly PaymentAttempt[],
  word: GatewayWord,
  now: Date,
): { attempt: PaymentAttempt; mismatch: boolean } | null {
  const attempt = attempts.find(({ payment_id }) => payment_id === word.payment_id)
  const key = keyOf(word)
  if (!attempt || attempt.heard.some(heard => heard.key === key)) return null
  const mismatch = isMismatch(word, attempt)
  const { status, reason_code, amount_text: amount } = word
  const heard = [...attempt.heard, { key, at: now, status, reason_code, amount, mismatch }]
  return { attempt: { ...attempt, heard }, mismatch }
}
