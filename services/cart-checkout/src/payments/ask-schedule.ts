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
  if (!isOpen(attempt)) return null
  const began = attempt.created_at.getTime()
  const last = attempt.asked_at?.getTime() ?? began
  const next = askAfter.find(after => began + after > last)
  return next === undefined ? null : new Date(began + next)
}

/** Whatever is paid by attempts, and knows when the bank must be asked about one of them. */
export type Payable = { number: string; attempts: PaymentAttempt[]; ask_bank_at?: Date | null }

export function withNextAsk<Paid extends Payable>(payable: Paid): Paid {
  const times = payable.attempts.map(nextAsk).filter(time => time !== null)
  const [earliest = null] = times.sort((one, other) => one.getTime() - other.getTime())
  return { ...payable, ask_bank_at: earliest }
}

/** The same after the bank was asked about all that is open. */
export function withAsked<Paid extends Payable>(payable: Paid, now: Date): Paid {
  const attempts = payable.attempts.map(attempt => (isOpen(attempt) ? { ...attempt, asked_at: now } : attempt))
  return withNextAsk({ ...payable, attempts })
}
