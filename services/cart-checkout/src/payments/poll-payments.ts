import { inParallel, type Limiter } from '@shop/service-kit/process/limiter'
import { withRequestSettled } from '../cancellation/cancel-request.ts'
import { isThirdPartyNumber } from '../order/order-ref.ts'
import { isDue, isInProgress } from '../order/refund.ts'
import { finishTasksOrLeave } from '../order/run-tasks.ts'
import { isOpen, type Payable, withAnswered, withPolledIfDue } from '../payment-attempts/poll-schedule.ts'
import { type ReceiveDeps, receivePaymentEvent } from '../payment-events/receive-payment-event.ts'
import { type PaymentEvent, type PaymentProvider, ProviderSilence } from '../ports/payment/payment-provider.ts'
import { withRefundStatus } from '../refunds/apply-refund-event.ts'
import { sendDueRefund } from '../refunds/send-due-refund.ts'
import type { Background } from './background.ts'

export type PollDeps = ReceiveDeps & {
  /** Asked for statuses and refunds also while staff have switched new payments off: those under way still end. */
  paymentProvider: PaymentProvider
  /** Limits the questions to the bank that are open at the same time. */
  bankLimiter: Limiter
  background: Background
}

/** Payments of one kind in one round, at most. */
const A_ROUND = 24
/** Questions that are open at the same time. */
export const QUERIES_AT_ONCE = 8
const LONGEST_QUERY_MS = 10_000

type Question = {
  /** When it is asked: an answer counts for what was done before. */
  asked: Date
  timeOutMs?: number
  /** A customer waits for it, so the limit does not hold it up. */
  isUrgent?: boolean
}

type DuePayments<Paid extends Payable> = {
  dueForPoll: (now: Date, limit: number) => Promise<Paid[]>
  change: (number: string, rule: (payable: Paid) => Paid | null) => Promise<Paid | null>
}

/** Notices when a bank says nothing any more: then the rest of a round waits for the next one. */
export function createRound() {
  let silences = 0
  return {
    note({ isAnswered }: { isAnswered: boolean }): void {
      silences = isAnswered ? 0 : silences + 1
    },
    isOver: () => silences >= QUERIES_AT_ONCE,
  }
}

/** Asks the bank about every payment that has been without a final state for too long: a lost callback is not a lost payment. */
export async function pollDuePayments(deps: PollDeps): Promise<void> {
  const { orders, thirdPartyOrders } = deps
  await Promise.all([pollDue(deps, orders), pollDue(deps, thirdPartyOrders)])
}

async function pollDue<Paid extends Payable>(deps: PollDeps, payments: DuePayments<Paid>): Promise<void> {
  const round = createRound()
  const due = await payments.dueForPoll(deps.clock.now(), A_ROUND)
  await inParallel(due, QUERIES_AT_ONCE, async ({ number }) => {
    if (!round.isOver()) round.note({ isAnswered: await pollPayment(deps, payments, number) })
  })
}

/** Asks about one order, if it is time and nobody else does it. False when the bank is silent about some of it. */
export async function pollPayment<Paid extends Payable>(
  deps: PollDeps,
  { change }: Pick<DuePayments<Paid>, 'change'>,
  number: string,
): Promise<boolean> {
  const asked = deps.clock.now()
  // Written first: if this process dies or hangs, the next order is polled all the same, and no other process asks about this one.
  const claimed = await change(number, payable => withPolledIfDue(payable, asked))
  if (!claimed) return true
  const [ofAttempts, ofRefunds] = await Promise.all([queryStatus(deps, claimed, { asked }), pollRefunds(deps, claimed)])
  return ofAttempts && ofRefunds
}

/** Asks the bank about the open attempts and applies its answers. False when it is silent about one, of which nothing is known. */
export async function queryStatus(deps: PollDeps, { number, attempts }: Payable, question: Question): Promise<boolean> {
  // Of another merchant, before the account was changed, this bank knows nothing.
  const ours = attempts.filter(isOpen).filter(({ merchant }) => merchant === deps.paymentProvider.merchant)
  const answers = await Promise.all(
    ours.map(({ payment_id }) => query(deps, payment_id, question, event => receivePaymentEvent(deps, event))),
  )
  const answered = ours.filter((_, index) => answers[index]).map(({ payment_id }) => payment_id)
  if (answered.length > 0) await saveAnswers(deps, number, answered, question.asked)
  return answered.length === ours.length
}

/** An answer ends the wait of the customer who came back, and of the one who wants to cancel. */
async function saveAnswers(deps: PollDeps, number: string, ids: readonly string[], asked: Date): Promise<void> {
  const { orders, thirdPartyOrders, clock } = deps
  if (isThirdPartyNumber(number)) {
    await thirdPartyOrders.change(number, order => withAnswered(order, ids, asked))
    return
  }
  const changed = await orders.change(number, order => {
    const answered = withAnswered(order, ids, asked)
    return answered && withRequestSettled(answered, clock.now())
  })
  if (changed) await finishTasksOrLeave(deps, number)
}

/** Asks the bank about money on its way back; a refund that it was not asked for yet is requested. */
async function pollRefunds(deps: PollDeps, { number, refunds = [] }: Payable): Promise<boolean> {
  const { orders, clock } = deps
  for (const { payment_id } of refunds.filter(isDue)) {
    await sendDueRefund(deps, number, payment_id)
    await finishTasksOrLeave(deps, number)
  }
  const answers = refunds.filter(isInProgress).map(({ payment_id }) =>
    query(deps, payment_id, { asked: clock.now() }, async event => {
      const changed = await orders.change(number, order => withRefundStatus(order, event, clock.now()))
      if (changed) await finishTasksOrLeave(deps, number)
    }),
  )
  return (await Promise.all(answers)).every(isAnswered => isAnswered)
}

/** True when the bank answered, even with *unknown*. */
async function query(
  { paymentProvider, log, bankLimiter }: PollDeps,
  payment_id: string,
  { timeOutMs = LONGEST_QUERY_MS, isUrgent = false }: Question,
  onEvent: (event: PaymentEvent) => Promise<void>,
): Promise<boolean> {
  try {
    const question = () => paymentProvider.queryStatus(payment_id, timeOutMs)
    const event = await (isUrgent ? question() : bankLimiter(question))
    if (event) await onEvent(event)
    return true
  } catch (error) {
    if (error instanceof ProviderSilence)
      log.warn({ err: error, payment_id }, 'the bank does not say what became of a payment')
    // One answer that cannot be saved must not keep the others from being saved; it is asked for again.
    else log.error({ err: error, payment_id }, 'the answer of the bank could not be saved')
    return false
  }
}
