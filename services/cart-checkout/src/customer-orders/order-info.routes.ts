import type { ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { orderLinesEndpoint } from '@shop/contracts/orders/order-lines'
import { orderInfoEndpoint } from '@shop/contracts/orders/orders'
import { toDecimal } from '@shop/money/money'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Customers } from '../clients/customers.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import { isPlaced, type Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import { transitOf } from '../order/transit.ts'
import { mayReadOrder } from '../order-access/opened-order.ts'
import { isOwner } from '../order-access/owner.ts'
import { isRequestable } from '../order-changes/change-request.ts'
import { changeableLines } from '../order-changes/changeable.ts'
import { orderInfo } from './order-info.ts'

type InfoDeps = { orders: Pick<OrderRepository, 'byRef'>; customers: Customers; clock: Clock }

/** What anybody with the address of an order may see of it; its owner and a browser with its code see more. */
export function addOrderInfoRoutes(routes: Routes, { orders, customers, clock }: InfoDeps): void {
  handle(routes, orderInfoEndpoint, async ({ query, buyer, session }) => {
    const { order, caller } = await getOrderAndCaller(query.order, buyer, session)
    return { order: orderInfo(order, clock.now(), caller) }
  })

  handle(routes, orderLinesEndpoint, async ({ query, buyer, session }) => {
    const { order, caller } = await getOrderAndCaller(query.order, buyer, session)
    if (!mayReadOrder(order, caller, clock.now())) return { lines: null, delivery: null }
    return { ...linesOf(order), ...(isOwner(order, caller) && { changeable: changeableOf(order) }) }
  })

  async function getOrderAndCaller(ref: string, buyer: string | null, session: string | null) {
    const [order, customer] = await Promise.all([orders.byRef(ref), customers.ownerOf(session)])
    if (!order || !isPlaced(order)) throw new ShopError('not_found')
    return { order, caller: { buyer, customer_id: customer?.id ?? null } }
  }
}

/** What its owner may ask to change. */
function changeableOf(order: Placed): OrderLines['changeable'] {
  if (!isRequestable(order)) return null
  const { customer, delivery } = order
  const lines = changeableLines(order).map(({ article, size, bundle, count }) => ({ article, size, bundle, count }))
  return { phone: customer.phone, delivery, lines }
}

type OrderLines = ResultOf<typeof orderLinesEndpoint>

/** What was ordered and where it goes: the address of an order alone reveals nothing of it. */
function linesOf(order: Order): OrderLines {
  const { delivery, delivery_text } = order
  const lines = order.lines.map(({ article, size, count, bundle, title, color, height, picture, sum, preorder }) => ({
    article,
    size,
    count,
    bundle,
    title,
    color,
    height,
    picture,
    preorder,
    sum: toDecimal(sum),
  }))
  const kind = 'delivery_method_option' in delivery ? delivery.delivery_method_option : 'abroad'
  const transit = transitOf(order)
  const days = transit && { days_min: transit.days_min, days_max: transit.days_max }
  return { lines, delivery: { text: delivery_text, kind, ...(days && { transit: days }) } }
}
