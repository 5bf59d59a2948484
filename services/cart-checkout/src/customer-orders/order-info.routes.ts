import { ShopError } from '@shop/contracts/errors'
import { orderLinesEndpoint } from '@shop/contracts/order-lines'
import { orderInfoEndpoint } from '@shop/contracts/orders'
import type { Clock } from '@shop/service-kit/clock'
import { handle } from '@shop/service-kit/handle'
import type { Routes } from '@shop/service-kit/routes'
import type { Customers } from '../clients/customers.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import { isPlaced } from '../order/order.ts'
import { orderInfo } from './order-info.ts'
import { linesFor } from './order-lines.ts'

type InfoDeps = { orders: Pick<OrderRepository, 'byRef'>; customers: Customers; clock: Clock }

/** What whoever has the address of an order may see of it; its owner sees more. */
export function orderInfoRoutes(routes: Routes, { orders, customers, clock }: InfoDeps): void {
  handle(routes, orderInfoEndpoint, async ({ query, buyer, session }) => {
    const { order, asker } = await askedFor(query.order, buyer, session)
    return { order: orderInfo(order, clock.now(), asker) }
  })

  handle(routes, orderLinesEndpoint, async ({ query, buyer, session }) => {
    const { order, asker } = await askedFor(query.order, buyer, session)
    return linesFor(order, asker)
  })

  async function askedFor(ref: string, buyer: string | null, session: string | null) {
    const [order, customer] = await Promise.all([orders.byRef(ref), customers.ownerOf(session)])
    if (!order || !isPlaced(order)) throw new ShopError('not_found')
    return { order, asker: { buyer, customer_id: customer?.id ?? null } }
  }
}
