import { ShopError } from '@shop/contracts/errors'
import {
  internalChangeThirdPartyOrderEndpoint,
  internalNewThirdPartyOrderEndpoint,
  internalThirdPartyOrderEndpoint,
  internalThirdPartyOrdersEndpoint,
  thirdPartyOrderInfoEndpoint,
} from '@shop/contracts/orders/third-party-orders'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import { type EnterDeps, enterThirdPartyOrder } from './enter-third-party-order.ts'
import { staffThirdPartyOrder, withStaffChange } from './staff-third-party-order.ts'
import { thirdPartyInfo } from './third-party-order.ts'
import type { ThirdPartyOrders } from './third-party-orders.repository.ts'

type InfoDeps = { thirdPartyOrders: ThirdPartyOrders; clock: Clock }

export function thirdPartyOrderRoutes(routes: Routes, { thirdPartyOrders, clock }: InfoDeps): void {
  handle(routes, thirdPartyOrderInfoEndpoint, async ({ query }) => {
    const order = await thirdPartyOrders.byRef(query.order)
    if (!order) throw new ShopError('not_found')
    return { order: thirdPartyInfo(order, clock.now()) }
  })
}

/** What the admin service asks; it has checked who is asking. */
export function thirdPartyOrderCalls(calls: InternalCalls, deps: EnterDeps): void {
  const { thirdPartyOrders, clock } = deps
  handleInternal(calls, internalNewThirdPartyOrderEndpoint, async wanted => {
    const { number, ref, expires_at } = await enterThirdPartyOrder(deps, wanted)
    return { order: { number, ref, expires_at: expires_at.toISOString() } }
  })

  handleInternal(calls, internalThirdPartyOrdersEndpoint, async asked => {
    const { orders, count } = await thirdPartyOrders.page(asked)
    const { page, limit } = asked
    return { orders: orders.map(order => staffThirdPartyOrder(order, clock.now())), count, page, limit }
  })

  handleInternal(calls, internalThirdPartyOrderEndpoint, async ({ number }) => {
    const order = await thirdPartyOrders.byNumber(number)
    if (!order) throw new ShopError('not_found')
    return { order: staffThirdPartyOrder(order, clock.now()) }
  })

  handleInternal(calls, internalChangeThirdPartyOrderEndpoint, async ({ number, who, change }) => {
    const now = clock.now()
    const found = await thirdPartyOrders.byNumber(number)
    const changed =
      found && (await thirdPartyOrders.change(number, order => withStaffChange(order, change, { who, now })))
    if (!found || !changed) throw new ShopError('not_found')
    return { before: thirdPartyInfo(found, now).status, order: staffThirdPartyOrder(changed, now) }
  })
}
