import { ShopError } from '@shop/contracts/errors'
import { bodyHash } from '@shop/service-kit/calls/body-hash'
import { failpoint } from '@shop/service-kit/process/failpoints'
import type { Order } from '../order/order.ts'
import { requirePlaced } from '../order/order-states.ts'
import type { Refund } from '../order/refund.ts'
import { changeAndFinish, type TaskDeps } from '../order/run-tasks.ts'
import { MANUAL } from '../payment-attempts/new-attempt.ts'
import type { PaymentProvider, RefundOutcome } from '../ports/payment/payment-provider.ts'
import { findRefund } from './find-refund.ts'
import { refundByProvider } from './refund-by-provider.ts'
import { type RefundOrder, withRefundSent, withRefundSettled } from './with-refund.ts'

export type RefundDeps = TaskDeps & { paymentProvider: PaymentProvider }
type Refunded = { order: Order; refund: Refund }

/** A refund under a key; what is asked for again under it must be the same. */
type RefundKey = { key: string; body_hash: string }

/** Gives money of an order back as a person has decided: a repeat under the key finds the first refund. */
export function refundOrder(
  deps: RefundDeps,
  number: string,
  { key, ...wanted }: RefundOrder & { key: string },
): Promise<Refunded> {
  return refundLatest(deps, number, { key, body_hash: bodyHash(wanted) }, () => wanted)
}

/**
 * Gives money of an order back. `wantedOf` judges the order as it is when the refund is written down, whatever has happened to it since
 * somebody looked. It is written down before the bank is asked, so that no money leaves without a trace; a
 * repeat under the same key finds it there and asks nobody: it answers what the first one did.
 * @throws ShopError not_found; idempotency_conflict; what `withRefundSent` and `wantedOf` throw.
 */
export async function refundLatest(
  deps: RefundDeps,
  number: string,
  known: RefundKey,
  wantedOf: (order: Order) => RefundOrder,
): Promise<Refunded> {
  const { orders, clock } = deps
  const { key } = known
  let latest: Order = requirePlaced(await orders.byNumber(number))
  const begun = await orders.change(
    number,
    order => {
      latest = order
      return findRefund(order, known) ? null : withRefundBegun(order, wantedOf(order), clock.now(), known)
    },
    { known: latest },
  )
  await failpoint('refund-saved')
  const outcome = begun && (await fetchOutcome(deps, getRefund(begun, known)))
  await failpoint('refund-answered')
  const settled = await changeAndFinish(deps, begun ?? latest, order => {
    if (!outcome) return null
    const { payment_id } = getRefund(order, known).refund
    return withRefundSettled(order, { payment_id, key }, outcome, clock.now())
  })
  return getRefund(settled, known)
}

/** Staff gave back by hand what they took by hand: that is done as soon as it is written down. */
function withRefundBegun(order: Order, wanted: RefundOrder, now: Date, known: RefundKey): Order {
  const sent = withRefundSent(order, wanted, now, known)
  const { refund } = getRefund(sent, known)
  const isManual = attemptOf({ order: sent, refund }).provider === MANUAL
  const done = isManual ? withRefundSettled(sent, { ...known, payment_id: refund.payment_id }, 'refunded', now) : null
  return done ?? sent
}

/** What the bank says of a refund that waits for it; null when it says nothing, or was not to be asked. */
async function fetchOutcome(deps: RefundDeps, { order, refund }: Refunded): Promise<RefundOutcome | null> {
  if (refund.state !== 'sent') return null
  const answer = await refundByProvider(deps, attemptOf({ order, refund }), refund)
  if (answer === 'unknown') return null
  return answer === 'not_sent' ? 'declined' : answer
}

function getRefund(order: Order, known: RefundKey): Refunded {
  const refund = findRefund(order, known)
  if (!refund) throw new ShopError('not_found')
  return { order, refund }
}

function attemptOf({ order, refund: { payment_id } }: Refunded) {
  const attempt = order.attempts.find(attempt => attempt.payment_id === payment_id)
  if (!attempt) throw new ShopError('not_found')
  return attempt
}
