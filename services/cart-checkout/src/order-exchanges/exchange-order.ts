import type { OrderExchange } from '@shop/contracts/staff/orders/order-exchange'
import type { Placed } from '../order/order-states.ts'
import { type ChangeDeps, type Changed, makePlanned } from '../order-changes/change-order.ts'
import { planExchange } from './plan-exchange.ts'
import { withStoredChange } from './stored-rules.ts'

/**
 * Exchanges items of an accepted return for others on the same order: all of it, or nothing. The others are reserved before anything is
 * written, as those of a change are.
 * @throws ShopError changed_meanwhile when its author saw another order; out_of_stock with what is left; order_sum_differs where it would
 * cost more, nobody has the difference and the customer is not asked for it; what the rules refuse it with. Then nothing has changed.
 */
export async function exchangeOrder(
  deps: ChangeDeps,
  order: Placed,
  { wish, who }: { wish: OrderExchange; who: string },
): Promise<Changed> {
  return makePlanned(deps, order, { plan: await planExchange(deps, order, wish), who, rule: withStoredChange })
}
