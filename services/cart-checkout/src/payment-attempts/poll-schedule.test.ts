import { anAttempt, anOrder, noon } from '../../test/an-order.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import { nextPoll, withNextPoll, withPolled, withPolledIfDue } from './poll-schedule.ts'

const minutesAfter = (time: Date | null) => time && (time.getTime() - noon.getTime()) / 60_000
const afterMinutes = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

test('the bank is asked after one, five and fifteen minutes, then hourly for two days', () => {
  const asked: (number | null)[] = []
  let attempt = anAttempt()
  for (let at = nextPoll(attempt); at; at = nextPoll(attempt)) {
    asked.push(minutesAfter(at))
    attempt = { ...attempt, asked_at: at }
  }

  expect(asked.slice(0, 5)).toEqual([1, 5, 15, 60, 120])
  expect([asked.length, asked.at(-1)]).toEqual([51, 48 * 60])
})

test('questions that were missed while nothing ran are not made up for', () => {
  expect(minutesAfter(nextPoll(anAttempt(1, { asked_at: afterMinutes(70) })))).toBe(120)
})

test.each(['approved', 'declined', 'expired', 'refunded', 'review'] as const)(
  'an attempt that is %s raises no more questions',
  state => {
    expect(nextPoll(anAttempt(1, { state }))).toBeNull()
  },
)

test('an order remembers the nearest question of all its attempts', () => {
  const attempts = [anAttempt(1, { asked_at: afterMinutes(5) }), anAttempt(2, { created_at: afterMinutes(10) })]
  const order = withNextPoll(anOrder({ attempts }))

  expect(minutesAfter(order.ask_bank_at ?? null)).toBe(11)
  expect(minutesAfter(withPolled(order, afterMinutes(11)).ask_bank_at ?? null)).toBe(15)
})

const secondsAfter = (time: Date | null) => time && (time.getTime() - noon.getTime()) / 1000
const afterSeconds = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

/** The times at which a bank that says nothing new is asked, in seconds after noon. */
function askedUntil(seconds: number, attempt: PaymentAttempt, request: { at: Date } | null = null): number[] {
  const asked: number[] = []
  for (let at = nextPoll(attempt, request); at && at <= afterSeconds(seconds); at = nextPoll(attempt, request)) {
    asked.push(secondsAfter(at) ?? 0)
    attempt = { ...attempt, asked_at: at }
  }
  return asked
}

test('a customer who came back from the bank is answered soon: it is asked at once, after 5, 15, 30 and 60 seconds, then as before', () => {
  const created_at = afterSeconds(-20)

  expect(askedUntil(900, anAttempt(1, { created_at, returned_at: noon }))).toEqual([0, 5, 15, 30, 40, 60, 280, 880])
})

test('a customer who wants to cancel while the bank is silent is answered as soon', () => {
  const created_at = afterSeconds(-120)
  const attempt = anAttempt(1, { created_at, asked_at: noon })

  expect(askedUntil(100, attempt, { at: noon })).toEqual([5, 15, 30, 60])
})

test('coming back again and again does not make the shop ask more often than every five seconds', () => {
  let attempt = anAttempt(1, { created_at: afterSeconds(-20) })
  const asked: number[] = []
  for (let second = 0; second < 60; second++) {
    attempt = { ...attempt, returned_at: afterSeconds(second), answered_at: afterSeconds(second) }
    const at = nextPoll(attempt)
    if (!at || at > afterSeconds(second)) continue
    asked.push(second)
    attempt = { ...attempt, asked_at: afterSeconds(second) }
  }

  expect(asked.every((second, index) => index === 0 || second - (asked[index - 1] ?? 0) >= 5)).toBe(true)
})

test('a question is asked by one process only: the second finds that it is not time', () => {
  const order = withNextPoll(anOrder({ attempts: [anAttempt()] }))
  const due = afterMinutes(1)

  expect(withPolledIfDue(order, afterSeconds(59))).toBeNull()
  const asked = withPolledIfDue(order, due)
  expect(asked && withPolledIfDue(asked, due)).toBeNull()
})
