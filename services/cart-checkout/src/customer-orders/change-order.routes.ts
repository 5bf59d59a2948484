import {
  cancelOrderEndpoint,
  requestChangeEndpoint,
  returnableEndpoint,
  returnOrderEndpoint,
  sendOrderCodeEndpoint,
} from '@shop/contracts/staff/orders/customer-order-actions'
import { toDecimal } from '@shop/money/money'
import type { ClientRule } from '@shop/service-kit/auth/limits'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Catalog } from '../clients/catalog.ts'
import type { Customers } from '../clients/customers.ts'
import { isPlaced } from '../order/order.ts'
import { requirePlaced } from '../order/order-states.ts'
import { finishTasksOrLeave } from '../order/run-tasks.ts'
import {
  getOrderToChange,
  getOrderToRead,
  type ProofDeps,
  sendOrderCode,
  useUpCode,
} from '../order-access/prove-owner.ts'
import { requestChange } from '../order-changes/change-request.ts'
import type { PlanDeps } from '../order-changes/plan-change.ts'
import { nextExchangeDelivery } from '../order-exchanges/exchange-delivery.ts'
import type { PollDeps } from '../payments/poll-payments.ts'
import { checkWanted } from '../returns/check-wanted.ts'
import { withReturnRequested } from '../returns/return-order.ts'
import { returnableInfo } from '../returns/returnable-info.ts'
import { cancelByCustomer } from './cancel-by-customer.ts'

type ChangeDeps = PollDeps & ProofDeps & PlanDeps & { customers: Customers; catalog: Catalog }

const changes: ClientRule = { counts: 'client', name: 'order-change', max: 30, seconds: 3600, onStoreDown: 'deny' }

/** What customers do with their orders after placing them. */
export function addChangeOrderRoutes(routes: Routes, deps: ChangeDeps): void {
  const { orders, clock, customers, limits, catalog } = deps
  const caller = async (buyer: string | null, session: string | null) => ({
    buyer,
    customer_id: (await customers.ownerOf(session))?.id ?? null,
  })

  handle(routes, sendOrderCodeEndpoint, async ({ body, client }) => {
    const { number } = await sendOrderCode(deps, body.order, client)
    await finishTasksOrLeave(deps, number)
    return {}
  })

  handle(routes, cancelOrderEndpoint, async ({ body, buyer, session, client }) => {
    await limits.take(changes, client)
    const who = await caller(buyer, session)
    const order = await getOrderToChange(deps, { ref: body.order, caller: who, code: body.code ?? null })
    const outcome = await cancelByCustomer(deps, order)
    return { ...(await stateOf(order.number)), outcome }
  })

  handle(routes, returnableEndpoint, async ({ body, buyer, session, client }) => {
    await limits.take(changes, client)
    const who = await caller(buyer, session)
    const order = await getOrderToRead(deps, { ref: body.order, caller: who, code: body.code ?? null })
    const offer = await returnableInfo(deps, order, clock.now())
    const { by, price } = await nextExchangeDelivery(deps, order, offer.lines)
    return { ...offer, exchange_delivery: { by, price: price === null ? null : toDecimal(price) } }
  })

  handle(routes, returnOrderEndpoint, async ({ body, buyer, session, client }) => {
    await limits.take(changes, client)
    const who = await caller(buyer, session)
    const order = await getOrderToRead(deps, { ref: body.order, caller: who, code: body.code ?? null })
    const { number } = order
    const { cause, reason } = body
    const lines = body.lines.map(({ wanted, ...line }) => ({
      ...line,
      bundle: line.bundle ?? null,
      ...(wanted && { wanted }),
    }))
    // What is gone is refused before the code is used up: the customer chooses something else with it.
    await checkWanted(catalog, lines)
    await useUpCode(deps, order, who)
    const context = { who: 'customer', now: clock.now() }
    await orders.change(number, found =>
      isPlaced(found) ? withReturnRequested(found, { lines, cause, reason }, context) : null,
    )
    return stateOf(number)
  })

  handle(routes, requestChangeEndpoint, async ({ body, buyer, session, client }) => {
    await limits.take(changes, client)
    const { order: ref, code = null, ...wish } = body
    const who = await caller(buyer, session)
    const order = await getOrderToChange(deps, { ref, caller: who, code })
    await requestChange(deps, order, wish)
    return stateOf(order.number)
  })

  async function stateOf(number: string) {
    return { order: { order_status: requirePlaced(await orders.byNumber(number)).state } }
  }
}
