import { lookUpOrderEndpoint, openOrderEndpoint } from '@shop/contracts/orders/look-up'
import type { ClientRule } from '@shop/service-kit/auth/limits'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Context } from 'koa'
import type { Customers } from '../clients/customers.ts'
import type { Placed } from '../order/order-states.ts'
import { type LookUpDeps, openByCode, requestCode } from './look-up-order.ts'
import { withOpened } from './opened-order.ts'
import { newBuyer } from './owner.ts'
import { getOrderToRead } from './prove-owner.ts'

const opens: ClientRule = { counts: 'client', name: 'order-open', max: 30, seconds: 3600, onStoreDown: 'deny' }

/** For guests on another device, who have the number of an order or its address: a code of its mailbox shows them the order. */
export function addLookUpRoutes(routes: Routes, deps: LookUpDeps & { customers: Customers }): void {
  const { orders, limits, clock, random, customers } = deps

  handle(routes, lookUpOrderEndpoint, async ({ body: { number, email, code }, buyer, client, ctx }) => {
    if (code !== undefined) {
      const order = await openByCode(deps, { number, email, code }, client)
      await rememberBrowser(order, buyer, ctx)
      return { order: { ref: order.ref } }
    }
    await requestCode(deps, { number, email }, client)
    return { order: null }
  })

  handle(routes, openOrderEndpoint, async ({ body: { order: ref, code }, buyer, session, client, ctx }) => {
    await limits.take(opens, client)
    const caller = { buyer, customer_id: (await customers.ownerOf(session))?.id ?? null }
    await rememberBrowser(await getOrderToRead(deps, { ref, caller, code }), buyer, ctx)
    return {}
  })

  async function rememberBrowser({ number }: Placed, buyer: string | null, ctx: Context | null): Promise<void> {
    const cookie = buyer ?? newBuyer(ctx, random)
    await orders.change(number, order => withOpened(order, cookie, clock.now()))
  }
}
