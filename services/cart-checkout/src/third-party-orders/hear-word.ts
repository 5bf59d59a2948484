import { isFinal, type PaymentAttempt } from '../order/payment-attempt.ts'
import { paymentStateAfter } from '../order/payment-states.ts'
import { eventOf } from '../payment-attempts/gateway-event.ts'
import { heardWord } from '../payment-attempts/heard-word.ts'
import type { GatewayWord } from '../ports/payment/payment-provider.ts'
import { type ThirdPartyOrder, withState } from './third-party-order.ts'

/** The order after a word of the gateway; null when it has heard that word before. */
export function hearWord(order: ThirdPartyOrder, word: GatewayWord, now: Date): ThirdPartyOrder | null {
  const heard = heardWord(order.attempts, word, now)
  if (!heard) return null
  const { attempt, mismatch } = heard
  const listened = withAttempt(order, attempt)
  const said = mismatch ? ({ attempt: 'review', event: 'gateway_mismatch' } as const) : eventOf(word, attempt)
  if (!said) return withAlert(listened, 'unknown_status')
  const others = order.attempts.filter(({ payment_id }) => payment_id !== attempt.payment_id)
  const isPaidByOther = others.some(({ state }) => state === 'approved')
  const isApproval = said.event === 'gateway_approved'
  // A late "still working on it", a decline or a mismatch does not undo a last word.
  const isLate = isFinal(attempt) && !isApproval && said.event !== 'gateway_refunded'
  if (isLate || attempt.state === 'refunded') return mismatch ? withAlert(listened, 'payment_mismatch') : listened
  const told = withAttempt(order, { ...attempt, state: said.attempt })
  const alerted = mismatch ? withAlert(told, 'payment_mismatch') : told
  if (isApproval && isPaidByOther) return withAlert(alerted, 'double_paid')
  const isUnderWay = others.some(({ state }) => state === 'in_processing') && said.event !== 'gateway_pending'
  const to = paymentStateAfter(order.state, said.event)
  if (!to || to === order.state || isPaidByOther || (isUnderWay && !isApproval)) return alerted
  return withState(alerted, to, { at: now, event: `${said.event} ${attempt.payment_id}`, who: attempt.provider })
}

function withAttempt(order: ThirdPartyOrder, attempt: PaymentAttempt): ThirdPartyOrder {
  const attempts = order.attempts.map(other => (other.payment_id === attempt.payment_id ? attempt : other))
  return { ...order, attempts }
}

function withAlert(order: ThirdPartyOrder, alert: string): ThirdPartyOrder {
  return order.alerts.includes(alert) ? order : { ...order, alerts: [...order.alerts, alert] }
}
