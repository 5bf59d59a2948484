import { isUnderWay, type Refund } from '../refunds/refund.ts'
import type { PaymentAttempt } from './attempt.ts'

const MINUTE = 60_000
const HOURS = 48

/** Since the attempt began: after a minute, five and fifteen, then every hour for two days (rules §7.6). */
const askAfter = [1, 5, 15, ...Array.from({ length: HOURS }, (_, hour) => (hour + 1) * 60)].map(min => min * MINUTE)

/** Is a word of the gateway still to come? What a person looks at needs no more of them. */
export function isOpen({ state }: PaymentAttempt): boolean {
  return state === 'started' || state === 'in_processing'
}

/** When the gateway is asked next about the attempt; null when there is nothing more to ask. */
export function nextAsk(attempt: PaymentAttempt): Date | null {
  return isOpen(attempt) ? nextTime(attempt.created_at, attempt.asked_at) : null
}

function nextTime(began: Date, asked = began): Date | null {
  const next = askAfter.find(after => began.getTime() + after > asked.getTime())
  return next === undefined ? null : new Date(began.getTime() + next)
}

/** Whatever is paid by attempts, and knows when the bank must be asked about one of them, or about money on its way back. */
export type Payable = { number: string; attempts: PaymentAttempt[]; refunds?: Refund[]; ask_bank_at?: Date | null }

export function withNextAsk<Paid extends Payable>(payable: Paid): Paid {
  const refunds = (payable.refunds ?? []).filter(isUnderWay)
  const times = [...payable.attempts.map(nextAsk), ...refunds.map(({ at, asked_at }) => nextTime(at, asked_at))]
  const [earliest = null] = times.filter(time => time !== null).sort((one, other) => one.getTime() - other.getTime())
  return { ...payable, ask_bank_at: earliest }
}

/** The same after the bank was asked about all that is open. */
export function withAsked<Paid extends Payable>(payable: Paid, now: Date): Paid {
  const attempts = payable.attempts.map(attempt => (isOpen(attempt) ? { ...attempt, asked_at: now } : attempt))
  const refunds = payable.refunds?.map(refund => (isUnderWay(refund) ? { ...refund, asked_at: now } : refund))
  return withNextAsk({ ...payable, attempts, ...(refunds && { refunds }) })
}
