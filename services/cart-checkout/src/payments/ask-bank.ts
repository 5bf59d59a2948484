import { GatewaySilence } from '../ports/payment/gateway-silence.ts'
import type { PaymentProvider } from '../ports/payment/payment-provider.ts'
import { isOpen, type Payable, withAsked } from './ask-schedule.ts'
import { type ReceiveDeps, receiveWord } from './receive-word.ts'

export type AskDeps = ReceiveDeps & { gateway: PaymentProvider }

const AT_ONCE = 20

/** Asks the bank about every payment that has been without a last word for too long: a lost callback is not a lost payment. */
export async function askDue(deps: AskDeps): Promise<void> {
  const { orders, clock } = deps
  for (const order of await orders.dueForAsking(clock.now(), AT_ONCE)) {
    // Written first: whatever dies or hangs, the next order has its turn.
    await orders.change(order.number, order => withAsked(order, clock.now()))
    if (!(await askAbout(deps, order))) return
  }
}

/** Hears what the bank says of the open attempts. False when it is silent, and nothing is known. */
export async function askAbout(deps: AskDeps, { attempts }: Payable): Promise<boolean> {
  const { gateway, log } = deps
  // Of another merchant, before the account was changed, this bank knows nothing.
  for (const { payment_id } of attempts.filter(isOpen).filter(({ merchant }) => merchant === gateway.merchant)) {
    try {
      const word = await gateway.ask(payment_id)
      if (word) await receiveWord(deps, word)
    } catch (error) {
      if (!(error instanceof GatewaySilence)) throw error
      log.warn({ err: error, payment_id }, 'the bank does not say what became of a payment')
      return false
    }
  }
  return true
}
