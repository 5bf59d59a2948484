import { MINUTE_MS } from '@shop/calendar/durations'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import { isDue, isInProgress, type Refund } from '../order/refund.ts'
import { isAnsweredSince } from './asking.ts'

const SECOND = 1000
const HOURS = 48

/** Since the attempt began: after a minute, five and fifteen, then every hour for two days (docs/rules.md, "Payments"). */
const pollAfter = [1, 5, 15, ...Array.from({ length: HOURS }, (_, hour) => (hour + 1) * 60)].map(min => min * MINUTE_MS)
/** Since somebody waits for the answer: the customer who came back from the bank, or wants to cancel (docs/rules.md, "Payments"). */
const pollSoonAfter = [0, 5, 15, 30, 60].map(seconds => seconds * SECOND)
/** However often the customer comes back, the bank is not asked more often than the schedule does. */
const SHORTEST_PAUSE_MS = 5 * SECOND

/** Is an event of the provider still to come? What waits for a person needs no more of them. */
export function isOpen({ state }: PaymentAttempt): boolean {
  return state === 'started' || state === 'in_processing'
}

/** When the provider is asked next about the attempt; null when there is nothing more to ask. */
export function nextPoll(attempt: PaymentAttempt, cancel_requested: { at: Date } | null = null): Date | null {
  if (!isOpen(attempt)) return null
  const { created_at, asked_at, returned_at } = attempt
  const awaited = [returned_at, cancel_requested?.at].filter(since => since !== undefined)
  return earliest([
    nextTime(pollAfter, created_at, asked_at ?? created_at),
    ...awaited.map(since => nextTime(pollSoonAfter, since, asked_at)),
  ])
}

function nextTime(schedule: readonly number[], began: Date, asked: Date | undefined): Date | null {
  const next = schedule.find(after => !asked || began.getTime() + after > asked.getTime())
  if (next === undefined) return null
  const soonest = asked ? asked.getTime() + SHORTEST_PAUSE_MS : 0
  return new Date(Math.max(began.getTime() + next, soonest))
}

/** Whatever is paid by attempts, and knows when the bank must be asked about one of them, or about money on its way back. */
export type Payable = {
  number: string
  attempts: PaymentAttempt[]
  refunds?: Refund[]
  ask_bank_at?: Date | null
  cancel_requested?: { at: Date } | null
}

export function withNextPoll<Paid extends Payable>(payable: Paid): Paid {
  const { attempts, cancel_requested = null } = payable
  const refunds = (payable.refunds ?? []).filter(refund => isInProgress(refund) || isDue(refund))
  const times = [
    ...attempts.map(attempt => nextPoll(attempt, cancel_requested)),
    ...refunds.map(({ at, asked_at }) => nextTime(pollAfter, at, asked_at ?? at)),
  ]
  return { ...payable, ask_bank_at: earliest(times) }
}

/** What is paid, as the bank is about to be asked about all that is open; null when it is not time, or another process asks. */
export function withPolledIfDue<Paid extends Payable>(payable: Paid, now: Date): Paid | null {
  return payable.ask_bank_at && payable.ask_bank_at <= now ? withPolled(payable, now) : null
}

/** What is paid, as the bank is asked about it now, whether it is time or not. */
export function withPolled<Paid extends Payable>(payable: Paid, now: Date): Paid {
  const attempts = payable.attempts.map(attempt => (isOpen(attempt) ? { ...attempt, asked_at: now } : attempt))
  const refunds = payable.refunds?.map(refund =>
    isInProgress(refund) || isDue(refund) ? { ...refund, asked_at: now } : refund,
  )
  return withNextPoll({ ...payable, attempts, ...(refunds && { refunds }) })
}

/** What is paid, after the bank has answered about these attempts what it was asked at that time; null when that was known. */
export function withAnswered<Paid extends Payable>(payable: Paid, ids: readonly string[], asked: Date): Paid | null {
  const isNews = (attempt: PaymentAttempt) => ids.includes(attempt.payment_id) && !isAnsweredSince(attempt, asked)
  if (!payable.attempts.some(isNews)) return null
  const attempts = payable.attempts.map(attempt => (isNews(attempt) ? { ...attempt, answered_at: asked } : attempt))
  return { ...payable, attempts }
}

function earliest(times: readonly (Date | null)[]): Date | null {
  const [first = null] = times.filter(time => time !== null).sort((one, other) => one.getTime() - other.getTime())
  return first
}
