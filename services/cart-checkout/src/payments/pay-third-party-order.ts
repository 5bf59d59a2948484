import { ShopError } from '@shop/contracts/errors'
import type { Locale } from '@shop/contracts/texts/text'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import { nextPaymentState } from '../order/payment-states.ts'
import { isAskingBank } from '../payment-attempts/asking.ts'
import { frozenEuro } from '../payment-attempts/charge.ts'
import { checkAttemptsLeft, newAttempt, openAttempt } from '../payment-attempts/new-attempt.ts'
import { withNextPoll } from '../payment-attempts/poll-schedule.ts'
import type { PaymentProvider } from '../ports/payment/payment-provider.ts'
import type { ThirdPartyOrder } from '../third-party-orders/third-party-order.ts'
import { type PaymentDeps, type PaymentForm, receiveEarlyPaymentEvents, secondsUntil } from './start-payment.ts'

type Asked = { ref: string; method: PaymentAttempt['method']; locale: Locale }

const titles: Record<Locale, string> = { uk: 'Замовлення', en: 'Order' }

/** Hands out what the browser posts to the provider for an order that was agreed upon elsewhere. */
export async function payThirdPartyOrder(deps: PaymentDeps, { ref, method, locale }: Asked): Promise<PaymentForm> {
  const { thirdPartyOrders } = deps
  const found = await thirdPartyOrders.byRef(ref)
  if (!found) throw new ShopError('not_found')
  const provider = await deps.openProvider()
  if (!provider) throw new ShopError('payment_unavailable')
  const now = deps.clock.now()
  const changed = await thirdPartyOrders.change(found.number, order => withAttempt(order, provider, method, now))
  const order = changed ?? (await thirdPartyOrders.byNumber(found.number))
  const attempt = order && openAttempt(order, provider, method, now)
  if (!order || !attempt) throw new ShopError('busy', { seconds: 2 })
  const { payment_id, charge, alternative } = attempt
  await receiveEarlyPaymentEvents(deps, payment_id)
  const product = { name: `${titles[locale]} ${order.number}`, count: 1, price: charge.amount }
  const payable_s = secondsUntil(order.expires_at, attempt)
  const sums = { payment_id, charge, alternative, ordered_at: attempt.created_at, payable_s }
  const target = { method, locale, products: [product], return_url: deps.returnUrl(ref) }
  return { provider: provider.name, ...provider.purchase({ ...sums, ...target }) }
}

/** The order with one more attempt; null when the last one may be handed out again. */
function withAttempt(order: ThirdPartyOrder, provider: PaymentProvider, method: PaymentAttempt['method'], now: Date) {
  const { state, expires_at, total } = order
  if (expires_at <= now) throw new ShopError('illegal_transition', { from: 'expired', event: 'start' })
  if (isAskingBank(order, now)) throw new ShopError('illegal_transition', { from: state, event: 'start' })
  nextPaymentState(state, 'start')
  if (openAttempt(order, provider, method, now)) return null
  checkAttemptsLeft(order)
  const attempt = newAttempt(order, provider, { ...frozenEuro(order), total, method, now })
  return withNextPoll({ ...order, attempts: [...order.attempts, attempt] })
}
