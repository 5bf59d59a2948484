import { anAttempt, anOrder, noon } from '../../test/an-order.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import { isAskingBank, isMaybeCharged, isUnanswered, withReturn } from './asking.ts'

const at = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const asking = (attempt: Partial<PaymentAttempt>, now = at(10)) =>
  isAskingBank({ attempts: [anAttempt(1, attempt)] }, now)

test.each<[string, Partial<PaymentAttempt>, boolean]>([
  ['nobody came back from the bank', {}, false],
  ['the customer came back, and the bank says nothing', { returned_at: noon }, true],
  ['it answered a question from before', { returned_at: noon, answered_at: at(-1) }, true],
  ['it answered, were it that it knows nothing', { returned_at: noon, answered_at: noon }, false],
  ['it declined', { returned_at: noon, state: 'declined' }, false],
  ['it is at it', { returned_at: noon, state: 'in_processing' }, false],
])('%s: the customer waits for the bank: %s', (_, attempt, isAsking) => {
  expect(asking(attempt)).toBe(isAsking)
})

test('nobody waits longer than a minute, but the payment stays the only one that is handed out', () => {
  expect(asking({ returned_at: noon }, at(59))).toBe(true)
  expect(asking({ returned_at: noon }, at(60))).toBe(false)
  expect(isUnanswered(anAttempt(1, { returned_at: noon }))).toBe(true)
})

test('a customer who comes back may have paid by any of the open forms', () => {
  const attempts = [anAttempt(1, { state: 'declined' }), anAttempt(2), anAttempt(3)]

  const back = withReturn({ attempts }, 'levada', noon)

  expect(back?.map(({ returned_at }) => returned_at)).toEqual([undefined, noon, noon])
})

test('coming back twice within the minute changes nothing, after an answer it does, and not for ever', () => {
  const once = anAttempt(1, { returned_at: noon, returns: 1 })
  const answered = { ...once, answered_at: at(1) }

  expect(withReturn({ attempts: [once] }, 'levada', at(10))).toBeNull()
  expect(withReturn({ attempts: [answered] }, 'levada', at(10))).toMatchObject([{ returned_at: at(10), returns: 2 }])
  expect(withReturn({ attempts: [{ ...answered, returns: 10 }] }, 'levada', at(10))).toBeNull()
})

test.each(['declined', 'approved', 'in_processing', 'review'] as const)(
  'of a payment that is %s nothing is asked',
  state => {
    expect(withReturn({ attempts: [anAttempt(1, { state })] }, 'levada', noon)).toBeNull()
  },
)

test('another merchant’s payment is not asked about: this bank knows nothing of it', () => {
  expect(withReturn({ attempts: [anAttempt(1, { merchant: 'before' })] }, 'levada', noon)).toBeNull()
})

const cancel_requested = { at: noon, who: 'customer' }
test.each<[string, Parameters<typeof anOrder>[0], boolean]>([
  ['without any payment', {}, false],
  ['after the bank said no', { attempts: [anAttempt(1, { state: 'declined' })], cancel_requested }, false],
  ['after the bank answered', { attempts: [anAttempt()] }, false],
  ['while the bank was silent', { attempts: [anAttempt()], cancel_requested }, true],
  ['and the bank answered later', { attempts: [anAttempt(1, { answered_at: at(600) })], cancel_requested }, false],
  ['with a payment that never ended', { attempts: [anAttempt(1, { state: 'in_processing' })], cancel_requested }, true],
])('cancelled %s: money may have been taken: %s', (_, about, isMaybe) => {
  expect(isMaybeCharged(anOrder({ state: 'cancelled', ...about }))).toBe(isMaybe)
})
