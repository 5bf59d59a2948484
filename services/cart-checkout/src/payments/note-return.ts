import { waitAtMost } from '@shop/service-kit/calls/time-limit'
import { isThirdPartyNumber } from '../order/order-ref.ts'
import { withReturn } from '../payment-attempts/asking.ts'
import { type Payable, withNextPoll } from '../payment-attempts/poll-schedule.ts'
import { type PollDeps, pollPayment } from './poll-payments.ts'

/** The redirect does not wait longer for this to be written down. */
const PATIENCE_MS = 300

type Payments<Paid extends Payable> = {
  byRef: (ref: string) => Promise<Paid | null>
  change: (number: string, rule: (payable: Paid) => Paid | null) => Promise<Paid | null>
}

/**
 * Saves that the customer came back from the bank, and asks the bank at once (docs/rules.md, "Payments"). Never fails, and
 * ends soon whatever the database and the bank do: the page that follows should already know of it, and no more.
 */
export async function noteReturn(deps: PollDeps, ref: string): Promise<void> {
  const { promise: written, resolve } = Promise.withResolvers<void>()
  deps.background.begin('to note that a customer came back from the bank', () => {
    const isAgreedElsewhere = isThirdPartyNumber(ref)
    const noted = isAgreedElsewhere
      ? saveReturn(deps, deps.thirdPartyOrders, ref, resolve)
      : saveReturn(deps, deps.orders, ref, resolve)
    return noted.finally(resolve)
  })
  await waitAtMost(written, PATIENCE_MS)
}

async function saveReturn<Paid extends Payable>(
  deps: PollDeps,
  payments: Payments<Paid>,
  ref: string,
  written: () => void,
) {
  const found = await payments.byRef(ref)
  if (!found) return
  const now = deps.clock.now()
  const changed = await payments.change(found.number, payable => {
    const attempts = withReturn(payable, deps.paymentProvider.merchant, now)
    return attempts && withNextPoll({ ...payable, attempts })
  })
  written()
  if (changed) await pollPayment(deps, payments, found.number)
}
