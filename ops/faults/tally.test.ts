import { createTally } from './tally.ts'

const SECOND = 1000
const comeBack = new Headers({ 'retry-after': '2' })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * SECOND)

test('during a fault the shop may be unavailable if it names when to come back', () => {
  const tally = createTally()
  tally.fault()
  pass(2)
  tally.record('an order', 503, comeBack)
  tally.record('an order', 0)
  pass(1)
  tally.recordMended()

  expect(tally.violations()).toEqual([])
  expect([tally.unavailable(), tally.recoverySeconds()]).toEqual([2, 2])
})

test.each([
  ['500 at any time', 500, comeBack],
  ['503 without Retry-After', 503, new Headers()],
])('an answer of %s is always a violation', (_, status, headers) => {
  const tally = createTally()
  tally.fault()
  tally.record('an order', status, headers)

  expect(tally.violations()).toHaveLength(1)
})

test('a buyer is told in words and soon enough to come back; a broken line tells nothing', () => {
  const tally = createTally()
  tally.fault()
  tally.record('an order', 503, comeBack, { ms: 2900, sentence: 'Come back' })
  tally.record('a quote', 503, comeBack, { ms: 4100, sentence: 'Come back' })
  tally.record('a cart', 503, comeBack, { ms: 10, sentence: null })
  tally.record('a payment', 0, undefined, { ms: 9000, sentence: null })

  expect(tally.unclear(3000)).toEqual([
    'a quote was answered 503 after 4.1 s',
    'a cart was answered 503 without a sentence',
  ])
})

test('before a fault, and fifteen seconds after it was mended, an unavailable shop is a violation', () => {
  const tally = createTally()
  tally.record('a quote', 503, comeBack)
  pass(1)
  tally.fault()
  pass(5)
  tally.recordMended()
  pass(14)
  tally.record('an order', 503, comeBack)
  pass(2)
  tally.record('a payment', 0)

  expect(tally.violations()).toEqual([
    'a quote was answered 503 outside the window',
    'a payment was answered nothing outside the window',
  ])
})
