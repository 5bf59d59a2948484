import { addDays, startOfKyivDay } from '@shop/calendar/kyiv-days'
import { MOST_CHECKED, type PaymentCheck } from '@shop/contracts/staff/orders/payments-desk'
import { inParallel } from '@shop/service-kit/process/limiter'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import { MANUAL } from '../payment-attempts/new-attempt.ts'
import { meansOf } from '../payment-attempts/payment-means.ts'
import { QUERIES_AT_ONCE } from '../payments/poll-payments.ts'
import { type ListedTransaction, ProviderSilence } from '../ports/payment/payment-provider.ts'
import { type BookedPayment, differenceOf } from './compare-payment.ts'
import type { StoredCheck } from './payment-checks.repository.ts'
import { type DeskDeps, fetchStatus } from './query-payment.ts'
import { takenOnDay } from './taken-on-day.ts'

/** Longer than the questions of one save take. */
const LEASE_MS = 60_000

/** Compares what is left of every day that was begun, and that nobody works on. */
export async function continueChecks(deps: DeskDeps): Promise<void> {
  for (const day of await deps.paymentChecks.findUnfinished(deps.clock.now())) await checkPayments(deps, day)
}

/**
 * Compares the payments of a day with what the bank says, some at a time. The bank's list, where there is one, says which payments to look
 * at; a difference counts only after the bank signed its answer about that payment. Nothing in the books changes by it.
 */
export async function checkPayments(deps: DeskDeps, day: string): Promise<void> {
  const { paymentChecks, clock } = deps
  const lease = () => new Date(clock.now().getTime() + LEASE_MS)
  const claimed = await paymentChecks.claim(day, clock.now(), lease())
  if (!claimed) return
  const { payments, source, listed, is_cut, by_staff } = await paymentsOfDay(deps, day)
  const left = payments.filter(payment_id => payment_id > claimed.after)
  const { after, checked: done } = claimed
  // After a break, what was compared before it is what does not come behind it.
  const before = after === '' ? 0 : Math.max(done, payments.length - left.length)
  let check: StoredCheck = { ...claimed, source, is_cut, by_staff, total: before + left.length, checked: before }
  await paymentChecks.save({ ...check, lease_until: lease() })
  while (check.checked < check.total) {
    const some = left.slice(check.checked - before, check.checked - before + QUERIES_AT_ONCE)
    check = await withCompared(deps, check, some, listed)
    await paymentChecks.save({ ...check, lease_until: lease() })
  }
  await paymentChecks.save({ ...check, state: 'done', finished_at: clock.now() })
}

type Listed = ReadonlyMap<string, ListedTransaction>

async function withCompared(deps: DeskDeps, check: StoredCheck, ids: readonly string[], listed: Listed | null) {
  const found = new Map<string, Awaited<ReturnType<typeof compareWithBank>>>()
  await inParallel(ids, QUERIES_AT_ONCE, async payment_id => {
    found.set(payment_id, await compareWithBank(deps, payment_id, listed))
  })
  // In the order of the ids, whichever answer came first.
  const answers = ids.map(payment_id => found.get(payment_id) ?? null)
  return {
    ...check,
    checked: check.checked + ids.length,
    after: ids.at(-1) ?? check.after,
    silent: check.silent + answers.filter(answer => answer === 'silent').length,
    differences: [
      ...check.differences,
      ...answers.flatMap(answer => (answer === 'silent' || answer === null ? [] : answer)),
    ],
  }
}

/** How the bank and the books differ about one payment now; null when they agree. */
async function compareWithBank(deps: DeskDeps, payment_id: string, listed: Listed | null = null) {
  const hint = listed && differenceOf(payment_id, await bookedPayment(deps, payment_id), listed.get(payment_id) ?? null)
  if (listed && !hint) return null
  const said = await fetchStatus(deps, payment_id)
  if (said === 'silent') return said
  // The order may have changed while the bank was asked.
  return differenceOf(payment_id, await bookedPayment(deps, payment_id), said.event)
}

/** After the bank was asked about a payment: a difference that is none any more goes, another one stands in its place. */
export async function settleDifferences(deps: DeskDeps, payment_id: string): Promise<void> {
  const differing = await deps.paymentChecks.findDiffering(payment_id)
  if (differing.length === 0) return
  const now = await compareWithBank(deps, payment_id)
  if (now === 'silent') return
  for (const check of differing) await deps.paymentChecks.replace(check, payment_id, now)
}

async function bookedPayment(deps: DeskDeps, payment_id: string): Promise<BookedPayment> {
  const number = await deps.unmatchedPaymentEvents.findOrderNumber(payment_id)
  const isByLink = number?.startsWith('T')
  const order = number && (await (isByLink ? deps.thirdPartyOrders : deps.orders).byNumber(number))
  const attempt = order ? order.attempts.find(attempt => attempt.payment_id === payment_id) : undefined
  if (!order || !attempt) return null
  const refunds = 'refunds' in order ? (order.refunds ?? []) : []
  return {
    order: order.number,
    attempt,
    means: meansOf(order, attempt),
    refunds: refunds.filter(refund => refund.payment_id === payment_id),
  }
}

/** All payments that began on a day in Kyiv, by the books and by the bank's list. Their ids sorted, so that a break loses none. */
async function paymentsOfDay(deps: DeskDeps, day: string) {
  const [from, until] = [startOfKyivDay(day), startOfKyivDay(addDays(day, 1))]
  const [orders, byLink, list] = await Promise.all([
    deps.deskOrders.findPayingBetween(from, until, MOST_CHECKED + 1),
    deps.thirdPartyOrders.payingBetween(from, until, MOST_CHECKED + 1),
    listOf(deps, from, until),
  ])
  const isMeant = ({ created_at, provider, merchant }: PaymentAttempt) =>
    created_at >= from && created_at < until && provider !== MANUAL && merchant === deps.paymentProvider.merchant
  const ours = [...orders, ...byLink].flatMap(({ attempts }) => attempts.filter(isMeant))
  const ids = new Set([
    ...ours.map(({ payment_id }) => payment_id),
    ...(list ?? []).map(({ payment_id }) => payment_id),
  ])
  const payments = [...ids].sort()
  const source: PaymentCheck['source'] = list ? 'list' : 'each_payment'
  return {
    payments: payments.slice(0, MOST_CHECKED),
    is_cut: payments.length > MOST_CHECKED,
    source,
    by_staff: takenOnDay([...orders, ...byLink], from, until),
    // A payment and its refund are two lines of one id: what came last counts.
    listed: list && new Map(list.map(row => [row.payment_id, row])),
  }
}

/** Null where the bank has no list, or gives none now: then it is asked about each payment. */
async function listOf(
  { paymentProvider, log }: DeskDeps,
  from: Date,
  until: Date,
): Promise<ListedTransaction[] | null> {
  try {
    return (await paymentProvider.listTransactions?.(from, until)) ?? null
  } catch (error) {
    if (!(error instanceof ProviderSilence)) throw error
    log.warn({ err: error }, 'the bank lists no transactions')
    return null
  }
}
