import { anAttempt, anOrder, aPaymentEvent, noon } from '../../test/an-order.ts'
import { orderInfo } from '../customer-orders/order-info.ts'
import { applyPaymentEvent } from '../payment-events/apply-payment-event.ts'

function afterDeclines(...codes: string[]) {
  const order = anOrder({ attempts: codes.map((_, index) => anAttempt(index + 1)) })
  const declined = codes.reduce((order, reason_code, index) => {
    const at = new Date(noon.getTime() + index * 1000)
    return applyPaymentEvent(order, aPaymentEvent('declined', index + 1, { reason_code }), at) ?? order
  }, order)
  return orderInfo({ ...declined, state: 'awaiting_payment' }, noon).decline_reason
}

test.each([
  ['1104', 'funds'],
  ['1103', 'card_expired'],
  ['1102', 'cvv'],
  ['1105', 'card_number'],
  ['1101', null],
  ['9999', null],
])('a decline of code %s is explained as %s', (code, reason) => {
  expect(afterDeclines(code)).toBe(reason)
})

test('the last decline counts', () => {
  expect(afterDeclines('1104', '1102')).toBe('cvv')
})

test('an order that nobody declined has no reason', () => {
  expect(orderInfo({ ...anOrder(), state: 'awaiting_payment' }, noon).decline_reason).toBeNull()
})
