import { type AskDeps, askAbout } from '../payments/ask-bank.ts'
import { isOpen } from '../payments/ask-schedule.ts'
import { expireIfDue } from './third-party-order.ts'

const AT_ONCE = 100

/** Ends the orders that nobody paid in time. The bank is asked first; while it is silent they wait, for they hold no pieces. */
export async function expireThirdPartyOrders(deps: AskDeps): Promise<void> {
  const { thirdPartyOrders, clock } = deps
  let isSilent = false
  for (const order of await thirdPartyOrders.overdue(clock.now(), AT_ONCE)) {
    const hasOpen = order.attempts.some(isOpen)
    if (hasOpen && !isSilent) isSilent = !(await askAbout(deps, order))
    if (hasOpen && isSilent) continue
    await thirdPartyOrders.change(order.number, order => expireIfDue(order, clock.now()))
  }
}
