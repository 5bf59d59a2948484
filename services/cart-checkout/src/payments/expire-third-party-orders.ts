import { inParallel } from '@shop/service-kit/process/limiter'
import { isOpen } from '../payment-attempts/poll-schedule.ts'
import { expireIfDue } from '../third-party-orders/third-party-order.ts'
import { createRound, type PollDeps, QUERIES_AT_ONCE, queryStatus } from './poll-payments.ts'

const AT_ONCE = 100

/** Ends the orders that nobody paid in time. The bank is asked first; while it is silent they wait, for nothing is reserved for them. */
export async function expireThirdPartyOrders(deps: PollDeps): Promise<void> {
  const { thirdPartyOrders, clock } = deps
  const round = createRound()
  await inParallel(await thirdPartyOrders.overdue(clock.now(), AT_ONCE), QUERIES_AT_ONCE, async order => {
    if (order.attempts.some(isOpen)) {
      const isAnswered = !round.isOver() && (await queryStatus(deps, order, { asked: clock.now() }))
      round.note(isAnswered)
      if (!isAnswered) return
    }
    await thirdPartyOrders.change(order.number, order => expireIfDue(order, clock.now()))
  })
}
