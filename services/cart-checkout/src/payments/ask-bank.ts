import { finishTasksOrLeave } from '../orders/run-tasks.ts'
import { GatewaySilence } from '../ports/payment/gateway-silence.ts'
import type { GatewayWord, PaymentProvider } from '../ports/payment/payment-provider.ts'
import { withRefundAsked } from '../refunds/hear-refund.ts'
import { isUnderWay } from '../refunds/refund.ts'
import { isOpen, type Payable, withAsked } from './ask-schedule.ts'
import { type ReceiveDeps, receiveWord } from './receive-word.ts'

export type AskDeps = ReceiveDeps & { gateway: PaymentProvider }

const AT_ONCE = 20

type DuePayments<Paid extends Payable> = {
  dueForAsking: (now: Date, limit: number) => Promise<Paid[]>
  change: (number: string, rule: (payable: Paid) => Paid | null) => Promise<unknown>
}

/** Asks the bank about every payment that has been without a last word for too long: a lost callback is not a lost payment. */
export async function askDue(deps: AskDeps): Promise<void> {
  if (await askDueOf(deps, deps.orders)) await askDueOf(deps, deps.thirdPartyOrders)
}

/** False when the bank is silent: the rest waits for the next round. */
async function askDueOf<Paid extends Payable>(deps: AskDeps, payments: DuePayments<Paid>): Promise<boolean> {
  const { clock } = deps
  for (const due of await payments.dueForAsking(clock.now(), AT_ONCE)) {
    // Written first: whatever dies or hangs, the next order has its turn.
    await payments.change(due.number, payable => withAsked(payable, clock.now()))
    if (!(await askAbout(deps, due)) || !(await askAboutRefunds(deps, due))) return false
  }
  return true
}

/** Hears what the bank says of the open attempts. False when it is silent, and nothing is known. */
export async function askAbout(deps: AskDeps, { attempts }: Payable): Promise<boolean> {
  // Of another merchant, before the account was changed, this bank knows nothing.
  const ours = attempts.filter(isOpen).filter(({ merchant }) => merchant === deps.gateway.merchant)
  for (const { payment_id } of ours) if (!(await ask(deps, payment_id, word => receiveWord(deps, word)))) return false
  return true
}

/** The same of money on its way back. */
async function askAboutRefunds(deps: AskDeps, { number, refunds = [] }: Payable): Promise<boolean> {
  const { orders, clock } = deps
  for (const { payment_id } of refunds.filter(isUnderWay)) {
    const isAnswered = await ask(deps, payment_id, async word => {
      const changed = await orders.change(number, order => withRefundAsked(order, word, clock.now()))
      if (changed) await finishTasksOrLeave(deps, number)
    })
    if (!isAnswered) return false
  }
  return true
}

async function ask({ gateway, log }: AskDeps, payment_id: string, hear: (word: GatewayWord) => Promise<void>) {
  try {
    const word = await gateway.ask(payment_id)
    if (word) await hear(word)
    return true
  } catch (error) {
    if (!(error instanceof GatewaySilence)) throw error
    log.warn({ err: error, payment_id }, 'the bank does not say what became of a payment')
    return false
  }
}
