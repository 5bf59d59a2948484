import { ShopError } from '@shop/contracts/errors'
import {
  changeThirdPartyOrderEndpoint,
  newThirdPartyOrderEndpoint,
  staffThirdPartyOrdersEndpoint,
  thirdPartyOrderInfoEndpoint,
} from '@shop/contracts/orders/third-party-orders'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import { type EnterDeps, enterThirdPartyOrder } from './enter-third-party-order.ts'
import { staffThirdPartyOrder, withStaffChange } from './staff-third-party-order.ts'
import { thirdPartyInfo } from './third-party-order.ts'
import type { ThirdPartyOrders } from './third-party-orders.repository.ts'

const PAGE_LENGTH = 25

type InfoDeps = { thirdPartyOrders: ThirdPartyOrders; clock: Clock }

export function thirdPartyOrderRoutes(routes: Routes, { thirdPartyOrders, clock }: InfoDeps): void {
  handle(routes, thirdPartyOrderInfoEndpoint, async ({ query }) => {
    const order = await thirdPartyOrders.byRef(query.order)
    if (!order) throw new ShopError('not_found')
    return { order: thirdPartyInfo(order, clock.now()) }
  })
}

/** Orders by link for staff. */
export function thirdPartyOrderCalls(calls: InternalCalls, deps: EnterDeps): void {
  const { thirdPartyOrders, clock } = deps

  staffRead(calls, staffThirdPartyOrdersEndpoint, async ({ query: { page = 1, search = '' } }) => {
    const limit = PAGE_LENGTH
    const { orders, count } = await thirdPartyOrders.page({ page, search, limit })
    return { orders: orders.map(order => staffThirdPartyOrder(order, clock.now())), count, page, limit }
  })

  staffWrite(calls, newThirdPartyOrderEndpoint, async ({ body, who }) => {
    const order = await enterThirdPartyOrder(deps, { ...body, who })
    return {
      answer: { order: staffThirdPartyOrder(order, clock.now()) },
      change: { action: 'third_party_order_enter', subject: order.number, after: body },
    }
  })

  staffWrite(calls, changeThirdPartyOrderEndpoint, async ({ params: { number }, body, who }) => {
    const now = clock.now()
    const found = await thirdPartyOrders.byNumber(number)
    const changed =
      found && (await thirdPartyOrders.change(number, order => withStaffChange(order, body, { who, now })))
    if (!found || !changed) throw new ShopError('not_found')
    const order = staffThirdPartyOrder(changed, now)
    const { do: action, ...asked } = body
    const before = thirdPartyInfo(found, now).status
    return {
      answer: { order },
      change: { action: `third_party_order_${action}`, subject: number, asked, before, after: order.status },
    }
  })
}
