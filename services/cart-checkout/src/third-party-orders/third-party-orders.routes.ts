import { ShopError } from '@shop/contracts/errors'
import { internalNewThirdPartyOrderEndpoint, thirdPartyOrderInfoEndpoint } from '@shop/contracts/third-party-orders'
import type { Clock } from '@shop/service-kit/clock'
import { handle } from '@shop/service-kit/handle'
import { handleInternal, type InternalCalls } from '@shop/service-kit/internal'
import type { Routes } from '@shop/service-kit/routes'
import { type EnterDeps, enterThirdPartyOrder } from './enter-third-party-order.ts'
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
  handleInternal(calls, internalNewThirdPartyOrderEndpoint, async wanted => {
    const { number, ref, expires_at } = await enterThirdPartyOrder(deps, wanted)
    return { order: { number, ref, expires_at: expires_at.toISOString() } }
  })
}
