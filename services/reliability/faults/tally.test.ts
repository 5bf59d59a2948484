import { createTally } from './tally.ts'

const SECOND = 1000
const comeBack = new Headers({ 'retry-after': '2' })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * SECOND)

test('while something is broken the shop may be away, if it says when to come back', () => {
  const tally = createTally()
  tally.fault()
  pass(2)
  tally.hear('an order', 503, comeBack)
  tally.hear('an order', 0)
  pass(1)
  tally.mended()

  expect(tally.violations()).toEqual([])
  expect([tally.unavailable(), tally.recoverySeconds()]).toEqual([2, 2])
})

test.each([
  ['500 at any time', 500, comeBack],
  ['503 without a word about coming back', 503, new Headers()],
])('nobody may ever hear %s', (_, status, headers) => {
  const tally = createTally()
  tally.fault()
  tally.hear('an order', status, headers)

  expect(tally.violations()).toHaveLength(1)
})

test('before the fault, and fifteen seconds after it was mended, nobody may find the shop away', () => {
  const tally = createTally()
  tally.hear('a quote', 503, comeBack)
  pass(1)
  tally.fault()
  pass(5)
  tally.mended()
  pass(14)
  tally.hear('an order', 503, comeBack)
  pass(2)
  tally.hear('a payment', 0)

  expect(tally.violations()).toEqual([
    'a quote was answered 503 outside the window',
    'a payment was answered nothing outside the window',
  ])
})
