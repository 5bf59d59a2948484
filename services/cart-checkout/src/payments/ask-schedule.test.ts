import { anAttempt, anOrder, noon } from '../../test/an-order.ts'
import { nextAsk, withAsked, withNextAsk } from './ask-schedule.ts'

const minutesAfter = (time: Date | null) => time && (time.getTime() - noon.getTime()) / 60_000
const afterMinutes = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

test('the bank is asked after one, five and fifteen minutes, then hourly for two days', () => {
  const asked: (number | null)[] = []
  let attempt = anAttempt()
  for (let at = nextAsk(attempt); at; at = nextAsk(attempt)) {
    asked.push(minutesAfter(at))
    attempt = { ...attempt, asked_at: at }
  }

  expect(asked.slice(0, 5)).toEqual([1, 5, 15, 60, 120])
  expect([asked.length, asked.at(-1)]).toEqual([51, 48 * 60])
})

test('questions that were missed while nothing ran are not made up for', () => {
  expect(minutesAfter(nextAsk(anAttempt(1, { asked_at: afterMinutes(70) })))).toBe(120)
})

test.each(['approved', 'declined', 'expired', 'refunded', 'review'] as const)(
  'an attempt that is %s raises no more questions',
  state => {
    expect(nextAsk(anAttempt(1, { state }))).toBeNull()
  },
)

test('an order remembers the nearest question of all its attempts', () => {
  const attempts = [anAttempt(1, { asked_at: afterMinutes(5) }), anAttempt(2, { created_at: afterMinutes(10) })]
  const order = withNextAsk(anOrder({ attempts }))

  expect(minutesAfter(order.ask_bank_at ?? null)).toBe(11)
  expect(minutesAfter(withAsked(order, afterMinutes(11)).ask_bank_at ?? null)).toBe(15)
})
