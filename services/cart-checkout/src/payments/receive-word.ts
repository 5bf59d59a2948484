import { failpoint } from '@shop/service-kit/failpoints'
import { isThirdPartyNumber, numberOfPayment } from '../order/order-ref.ts'
import { finishTasksOrLeave, type TaskDeps } from '../order/run-tasks.ts'
import { type Payable, withNextAsk } from '../payment-attempts/ask-schedule.ts'
import type { GatewayWord } from '../ports/payment/payment-provider.ts'
import { hearWord } from '../third-party-orders/hear-word.ts'
import type { ThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import { applyWord } from './apply-word.ts'
import type { StrayWords } from './stray-words.repository.ts'

export type ReceiveDeps = TaskDeps & { strays: StrayWords; thirdPartyOrders: ThirdPartyOrders }

/** Writes a genuine word of the gateway down and lets it have its effects. Only after this may the gateway hear "accept". */
export async function receiveWord(deps: ReceiveDeps, word: GatewayWord): Promise<void> {
  const number = numberOfPayment(word.payment_id)
  if (number && (await orderHears(deps, number, word))) return
  await deps.strays.keep(word, deps.clock.now())
  const { payment_id, status } = word
  deps.log.error({ payment_id, payment_status: status }, 'the gateway speaks of a payment that we never started')
}

/** False when no order has begun this payment. */
async function orderHears(deps: ReceiveDeps, number: string, word: GatewayWord): Promise<boolean> {
  const { orders, thirdPartyOrders, clock } = deps
  const isAgreedElsewhere = isThirdPartyNumber(number)
  const order = await (isAgreedElsewhere ? thirdPartyOrders : orders).byNumber(number)
  if (!order?.attempts.some(({ payment_id }) => payment_id === word.payment_id)) return false
  const changed = isAgreedElsewhere
    ? await thirdPartyOrders.change(number, order => asking(hearWord(order, word, clock.now())))
    : await orders.change(number, order => asking(applyWord(order, word, clock.now())))
  await failpoint('word-saved')
  for (const alert of changed?.alerts ?? [])
    deps.log.warn({ order: number, payment_id: word.payment_id, reason: alert }, 'an order needs a person')
  if (changed && !isAgreedElsewhere) await finishTasksOrLeave(deps, number)
  return true
}

function asking<Paid extends Payable>(listened: Paid | null): Paid | null {
  return listened && withNextAsk(listened)
}
