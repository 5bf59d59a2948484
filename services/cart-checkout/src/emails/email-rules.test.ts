import { anAttempt, anOrder, noon } from '../../test/an-order.ts'
import { type EmailName, emailNames } from '../order/email-names.ts'
import type { OrderEvent } from '../order/order-states.ts'
import { orderTransitions } from '../order/order-states.ts'
import type { PaymentTransition } from '../order/payment-states.ts'
import { emailOf, emailRules } from './email-rules.ts'

const row = (event: string, from: string | null = 'a', to = 'b') => ({ at: noon, event, from, to, who: 'shop' })
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

type Event =
  | OrderEvent
  | PaymentTransition
  | 'paid_late'
  | 'delayed'
  | 'send_code'
  | 'correct_tracking'
  | 'change'
  | 'ask_difference'
  | 'drop_change'
  | 'refuse_change'
  | 'difference_expired'
  | 'place'
  | 'email_written'
  | 'sms_written'
  | 'expire'
  | 'replaced_by 26-000002'
const table: [Event, EmailName | null][] = [
  ['place', 'created'],
  ['payment_approved', 'paid'],
  ['reserved_again', 'paid'],
  ['ship', 'shipped'],
  ['ship_part', 'shipped'],
  ['correct_tracking', 'tracking_corrected'],
  ['change', 'changed'],
  ['ask_difference', 'difference_asked'],
  ['drop_change', 'change_dropped'],
  ['refuse_change', 'change_refused'],
  ['difference_expired', 'change_dropped'],
  ['ready', 'ready'],
  ['ready_part', 'ready'],
  ['delayed', 'delayed'],
  ['cancel', 'cancelled'],
  ['paid_late', 'paid_late_money_returns'],
  ['return_request', 'return_asked'],
  ['return_accept', 'return_accepted'],
  ['return_refuse', 'return_refused'],
  ['exchange', 'exchanged'],
  ['send_code', 'code'],
  ['email_written', 'message'],
  ['sms_written', null],
  ['gateway_declined', 'declined'],
  ['gateway_refunded', 'refunded'],
  ['gateway_partly_refunded', 'refunded'],
  ['gateway_approved', null],
  ['gateway_pending', null],
  ['gateway_refund_pending', null],
  ['gateway_mismatch', null],
  ['reserve_failed', null],
  ['payment_expired', null],
  ['expire', null],
  ['replaced_by 26-000002', null],
  ['take', null],
  ['delivered', null],
  ['ready_rest_given_back', null],
  ['complete', null],
  ['return_accept_part', 'return_accepted'],
]

test.each(table)('%s: email %s', (event, email) => {
  expect(emailOf(row(`${event} 26-000001-1`))).toBe(email)
})

test('every email is about events that exist', () => {
  const known = new Set<string>(table.map(([event]) => event))
  for (const name of emailNames) for (const event of emailRules[name].events) expect(known).toContain(event)
  expect(Object.values(orderTransitions).flatMap(Object.keys)).toEqual(expect.arrayContaining(['ship', 'ready']))
})

test('a refund that the bank reports again is no news, one that the shop made is', () => {
  expect(emailOf(row('gateway_refunded 26-000001-1', 'refunded', 'refunded'))).toBeNull()
  expect(emailOf(row('gateway_refunded 26-000001-2 9980', 'approved', 'approved'))).toBe('refunded')
})

test('a customer who paid before the first email went out gets only the one about the payment', () => {
  const paid = anOrder({ state: 'paid', payment_state: 'approved' })

  expect(emailRules.created.isNeeded(anOrder(), row('place'))).toBe(true)
  expect(emailRules.created.isNeeded(paid, row('place'))).toBe(false)
  expect(emailRules.paid.isNeeded(paid, row('payment_approved'))).toBe(true)
})

test('a difference that was paid before its email went out is not asked for any more', () => {
  const { isNeeded } = emailRules.difference_asked
  const asked = { ...row('ask_difference'), payload: { change: 'c1' } }
  const change = { id: 'c1', seen: '', details: {}, place: null, pieces: [], back: [], changes: [] }
  const awaiting_difference = {
    change,
    charge: { amount: 1, currency: 'UAH' as const },
    at: noon,
    until: noon,
    who: '',
  }

  expect(isNeeded(anOrder({ awaiting_difference }), asked)).toBe(true)
  expect(isNeeded(anOrder(), asked)).toBe(false)
})

test('a return that was judged before its first email went out needs only the email about the decision', () => {
  const { isNeeded } = emailRules.return_asked

  expect(isNeeded(anOrder({ state: 'return_requested' }), row('return_request'))).toBe(true)
  expect(isNeeded(anOrder({ state: 'returned' }), row('return_request'))).toBe(false)
})

const refused = anOrder({ payment_state: 'declined', attempts: [anAttempt(1, { state: 'declined' })] })
const expired = { ...refused, state: 'expired', payment_state: 'expired' } as const
test.each([
  ['nothing happened since', refused, true],
  ['the reservation has ended', expired, true],
  ['tried again', { ...refused, attempts: [anAttempt(1), anAttempt(2, { created_at: later(10) })] }, false],
  ['paid', { ...refused, state: 'paid', payment_state: 'approved' } as const, false],
  ['cancelled', { ...refused, state: 'cancelled', payment_state: 'expired' } as const, false],
  ['ordered again', { ...expired, history: [row('replaced_by 26-000002')] }, false],
])('half an hour after a refusal, %s: an email is needed %s', (_, order, isNeeded) => {
  expect(emailRules.declined.afterMs).toBe(30 * 60_000)
  expect(emailRules.declined.isNeeded(order, row('gateway_declined 26-000001-1'))).toBe(isNeeded)
})
