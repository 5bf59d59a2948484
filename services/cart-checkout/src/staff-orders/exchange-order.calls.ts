import { previewOrderExchangeEndpoint } from '@shop/contracts/staff/orders/order-exchange'
import { exchangeOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { requirePlaced } from '../order/order-states.ts'
import { type ChangeDeps, isDearer } from '../order-changes/change-order.ts'
import { withSums } from '../order-changes/changed-payment.ts'
import { exchangeOrder } from '../order-exchanges/exchange-order.ts'
import { planExchange } from '../order-exchanges/plan-exchange.ts'
import { showPresent } from './change-order.calls.ts'
import { changePreview } from './change-preview.ts'
import { fullOrder } from './staff-order.ts'
import { statesOf } from './take-action.ts'

/** Items that came back are exchanged for others on the same order (docs/rules.md, "Exchange"). */
export function addExchangeOrderCalls(calls: InternalCalls, deps: ChangeDeps): void {
  const { orders, clock } = deps

  staffRead(calls, previewOrderExchangeEndpoint, async ({ params: { number }, body, who }) => {
    const order = requirePlaced(await orders.byNumber(number))
    const plan = await planExchange(deps, order, body)
    const { sums, change } = plan
    if (!isDearer(order, sums)) withSums(order, { ...change, sums }, who, clock.now())
    return { preview: { ...changePreview(order, plan), delivery_by: change.exchange?.delivery_by ?? 'shop' } }
  })

  staffWrite(calls, exchangeOrderEndpoint, async ({ params: { number }, body, who }) => {
    const before = requirePlaced(await orders.byNumber(number))
    const { order } = await exchangeOrder(deps, before, { wish: body, who }).catch(error =>
      showPresent(deps, number, error),
    )
    return {
      answer: { order: fullOrder(order, clock.now()) },
      change: {
        action: 'order_exchange',
        subject: number,
        asked: body,
        before: statesOf(before),
        after: statesOf(order),
      },
    }
  })
}
