import type { LastExchange } from '@shop/contracts/orders/returns'
import { toDecimal } from '@shop/money/money'
import type { Order } from '../order/order.ts'
import { overpaidDue } from '../order/overpaid.ts'

/** The newest exchange with what is still to go back because of it; undefined where nothing was exchanged. */
export function lastExchange(order: Order): LastExchange | undefined {
  const { exchanges = [], history, overpaid = [], attempts } = order
  const last = exchanges.at(-1)
  if (!last) return undefined
  const changes = history.find(({ payload }) => payload?.change === last.change)?.payload?.changes ?? []
  const part = overpaid.find(({ change }) => change === last.change)
  const charge = attempts.find(({ payment_id }) => payment_id === part?.payment_id)?.charge
  const amount = overpaidDue(order)
  return {
    date: last.at.toISOString(),
    changes: changes.filter(({ field }) => field === 'goods').map(({ was, is }) => ({ was, is })),
    delivery_by: last.delivery_by,
    owed: charge && amount > 0 ? { amount: toDecimal(amount), currency: charge.currency } : null,
  }
}
