import type { LastReturn } from '@shop/contracts/returns'
import type { Order } from '../order/order.ts'

/** The newest return and what became of it; null when nothing was ever sent back. */
export function lastReturn({ returns = [], refunds = [], alerts }: Order): LastReturn | null {
  const last = returns.at(-1)
  if (!last) return null
  // The money that is due is a task of staff until the bank has sent it.
  const isMoneyBack = !alerts.includes('refund_due') && refunds.some(({ state }) => state === 'done')
  const state = last.state === 'accepted' && isMoneyBack ? 'refunded' : last.state
  return { date: last.at.toISOString(), state }
}
