import { failpoint } from '@shop/service-kit/failpoints'
import { numberOfPayment } from '../orders/order-ref.ts'
import type { TaskDeps } from '../orders/perform-task.ts'
import { finishTasksOrLeave } from '../orders/run-tasks.ts'
import type { GatewayWord } from '../ports/payment/payment-provider.ts'
import { applyWord } from './apply-word.ts'
import { withNextAsk } from './ask-schedule.ts'
import type { StrayWords } from './stray-words.repository.ts'

export type ReceiveDeps = TaskDeps & { strays: StrayWords }

/** Writes a genuine word of the gateway down and lets it have its effects. Only after this may the gateway hear "accept". */
export async function receiveWord(deps: ReceiveDeps, word: GatewayWord): Promise<void> {
  const { orders, strays, log, clock } = deps
  const { payment_id, status } = word
  const number = numberOfPayment(word.payment_id)
  const order = number ? await orders.byNumber(number) : null
  if (!number || !order?.attempts.some(attempt => attempt.payment_id === payment_id)) {
    await strays.keep(word, clock.now())
    log.error({ payment_id, payment_status: status }, 'the gateway speaks of a payment that we never started')
    return
  }
  const changed = await orders.change(number, order => {
    const listened = applyWord(order, word, clock.now())
    return listened && withNextAsk(listened)
  })
  await failpoint('word-saved')
  if (!changed) return
  for (const alert of changed.alerts) log.warn({ order: number, payment_id, reason: alert }, 'an order needs a person')
  await finishTasksOrLeave(deps, number)
}
