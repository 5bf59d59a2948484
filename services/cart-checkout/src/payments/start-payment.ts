import { HOUR_MS, MINUTE_MS } from '@shop/calendar/durations'
import { ShopError } from '@shop/contracts/errors'
import type { Text } from '@shop/contracts/texts/text'
import { uahFromEur } from '@shop/money/money'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { attemptsForDue } from '../order/awaited-difference.ts'
import { isPlaced, type Order } from '../order/order.ts'
import type { OrderLine } from '../order/order-line.ts'
import { withTask } from '../order/order-tasks.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import { nextPaymentState } from '../order/payment-states.ts'
import { changeAndClaim, finishChanged } from '../order/run-tasks.ts'
import { isAskingBank } from '../payment-attempts/asking.ts'
import { frozenEuro } from '../payment-attempts/charge.ts'
import {
  ATTEMPT_MS,
  checkAttemptsLeft,
  newAttempt,
  openAttempt,
  withNewAttempt,
} from '../payment-attempts/new-attempt.ts'
import { withNextPoll } from '../payment-attempts/poll-schedule.ts'
import { type ReceiveDeps, receivePaymentEvent } from '../payment-events/receive-payment-event.ts'
import type { PaymentProvider, Purchase } from '../ports/payment/payment-provider.ts'

export type PaymentDeps = ReceiveDeps & {
  /** Null while staff have switched payments off. */
  openProvider: () => Promise<PaymentProvider | null>
  /** Where the provider sends the browser back to. */
  returnUrl: (ref: string) => string
}

type Method = PaymentAttempt['method']
export type PaymentForm = ReturnType<PaymentProvider['purchase']> & { provider: string }

/** However often the customer begins to pay, the items are reserved for no longer than this until a bank says that it is at work. */
export const LONGEST_UNPAID_MS = HOUR_MS

/** Hands out what the browser posts to the provider; the order's payment state changes only when the provider reports. */
export async function startPayment(deps: PaymentDeps, ref: string, method: Method): Promise<PaymentForm> {
  const { orders } = deps
  const found = await orders.byRef(ref)
  if (!found || !isPlaced(found)) throw new ShopError('not_found')
  const provider = await deps.openProvider()
  if (!provider) throw new ShopError('payment_unavailable')
  const now = deps.clock.now()
  const changed = await changeAndClaim(deps, found, order => withAttempt(order, provider, method, now))
  const order = changed?.order ?? (await orders.byNumber(found.number))
  const attempt = order && openAttempt({ ...order, attempts: attemptsForDue(order) }, provider, method, now)
  if (!order || !attempt) throw new ShopError('busy', { seconds: 2 })
  await failpoint('attempt-saved')
  if (changed) await finishChanged(deps, changed)
  await receiveEarlyPaymentEvents(deps, attempt.payment_id)
  return { provider: provider.name, ...provider.purchase(purchaseOf(order, attempt, deps.returnUrl(ref))) }
}

/**
 * The provider may have been faster than our own save: its event is then unmatched. The process that saved the attempt
 * may be dead, so its events are looked for whenever the attempt is handed out.
 */
export async function receiveEarlyPaymentEvents(deps: PaymentDeps, payment_id: string): Promise<void> {
  for (const event of await deps.unmatchedPaymentEvents.findOfPayment(payment_id))
    await receivePaymentEvent(deps, event)
}

/** The order with one more attempt to pay it, or the difference that it waits for; null when the last one may be handed out again. */
function withAttempt(order: Order, provider: PaymentProvider, method: Method, now: Date): Order | null {
  checkPayable(order, now)
  const due = { ...order, attempts: attemptsForDue(order) }
  if (openAttempt(due, provider, method, now)) return null
  checkAttemptsLeft(due)
  const { currency, sums, awaiting_difference: awaited } = order
  const total = awaited?.charge ?? { amount: sums.total, currency }
  const attempt = newAttempt(order, provider, { ...frozenEuro(order), total, method, now })
  if (awaited) return withNextPoll(withNewAttempt(order, { ...attempt, change: awaited.change.id }))
  return withLongerReserve(withNextPoll(withNewAttempt(order, attempt)), now)
}

/** @throws ShopError illegal_transition when the order cannot be paid, or a bank is already at it, or asked whether it is. */
function checkPayable(order: Order, now: Date): void {
  const { state, payment_state, reserved_until, cancel_requested, awaiting_difference: awaited } = order
  if (awaited) {
    if (isDifferencePayable(order, now)) return
    throw new ShopError('illegal_transition', { from: state, event: 'start' })
  }
  const isOver = state !== 'awaiting_payment' || reserved_until <= now
  if (isOver || cancel_requested || isAskingBank(order, now)) {
    throw new ShopError('illegal_transition', { from: state, event: 'start' })
  }
  nextPaymentState(payment_state, 'start')
}

/** May the difference of a change or an exchange be paid now: while there is time, and no bank is at it or asked about it? */
export function isDifferencePayable(order: Order, now: Date): boolean {
  const { awaiting_difference: awaited } = order
  const isAtBank = attemptsForDue(order).some(({ state }) => state === 'in_processing')
  return awaited !== undefined && awaited.until > now && !isAtBank && !isAskingBank(order, now)
}

function withLongerReserve(order: Order, now: Date): Order {
  const latest = order.created_at.getTime() + LONGEST_UNPAID_MS
  const wanted = Math.min(now.getTime() + ATTEMPT_MS, latest)
  if (wanted <= order.reserved_until.getTime()) return order
  const longer = { ...order, reserved_until: new Date(wanted) }
  // The order decides when its items are released: shelf and count, which only note it, may be behind by a minute.
  const isNoted = wanted - order.promised_until.getTime() < MINUTE_MS
  return isNoted ? longer : withTask(longer, { do: 'extend_reservation' }, now)
}

const deliveryTitle: Text = { uk: 'Доставка', en: 'Delivery' }
const differenceTitle: Text = { uk: 'Доплата за зміну замовлення', en: 'Difference for a changed order' }
const exchangeTitle: Text = { uk: 'Доплата за обмін', en: 'Difference for an exchange' }

/** What the provider learns about the order. Nothing personal: anybody with the order's address may ask for this form. */
function purchaseOf(order: Order, attempt: PaymentAttempt, return_url: string): Purchase {
  const { locale, sums, awaiting_difference: awaited } = order
  const known = {
    payment_id: attempt.payment_id,
    ordered_at: attempt.created_at,
    payable_s: secondsUntil(awaited?.until ?? order.reserved_until, attempt),
    charge: attempt.charge,
    alternative: attempt.alternative,
    method: attempt.method,
    locale,
    return_url,
  }
  if (awaited) {
    const title = awaited.change.exchange ? exchangeTitle : differenceTitle
    return { ...known, products: [{ name: title[locale], count: 1, price: attempt.charge.amount }] }
  }
  const inCharge = (amount: number) =>
    order.currency === attempt.charge.currency ? amount : uahFromEur(amount, order.eur_rate)
  const goods = order.lines.map(line => ({
    name: `${line.title[locale]}, ${line.size}`,
    count: line.count,
    price: inCharge(netPrice(line)),
  }))
  const delivery = { name: deliveryTitle[locale], count: 1, price: inCharge(sums.delivery) }
  return { ...known, products: sums.delivery > 0 ? [...goods, delivery] : goods }
}

/** For how long the attempt may be paid before the order, or the pay link, is over. */
export function secondsUntil(end: Date, { created_at }: PaymentAttempt): number {
  return Math.max(1, Math.ceil((end.getTime() - created_at.getTime()) / 1000))
}

/** One item less its share of the discount. The provider lets the prices miss the amount by what rounding loses. */
function netPrice({ sum, discount_share, count }: OrderLine): number {
  return Math.round((sum - discount_share) / count)
}
