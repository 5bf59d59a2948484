import { ShopError } from '@shop/contracts/errors'
import {
  changeThirdPartyOrderEndpoint,
  newThirdPartyOrderEndpoint,
  staffThirdPartyOrdersEndpoint,
  type ThirdPartyChange,
  thirdPartyOrderInfoEndpoint,
} from '@shop/contracts/orders/third-party-orders'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { type Change, staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Customers } from '../clients/customers.ts'
import { type EnterDeps, enterThirdPartyOrder } from './enter-third-party-order.ts'
import { staffThirdPartyOrder, withStaffChange } from './staff-third-party-order.ts'
import { type ThirdPartyOrder, thirdPartyInfo } from './third-party-order.ts'
import type { ThirdPartyOrders } from './third-party-orders.repository.ts'

const PAGE_LENGTH = 25

type InfoDeps = { thirdPartyOrders: ThirdPartyOrders; clock: Clock }

export function addThirdPartyOrderRoutes(routes: Routes, { thirdPartyOrders, clock }: InfoDeps): void {
  handle(routes, thirdPartyOrderInfoEndpoint, async ({ query }) => {
    const order = await thirdPartyOrders.byRef(query.order)
    if (!order) throw new ShopError('not_found')
    return { order: thirdPartyInfo(order, clock.now()) }
  })
}

type StaffDeps = EnterDeps & { customers: Pick<Customers, 'byId'> }

/** Orders by link for staff. */
export function addThirdPartyOrderCalls(calls: InternalCalls, deps: StaffDeps): void {
  const { thirdPartyOrders, customers, clock } = deps

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
    if (!found) throw new ShopError('not_found')
    if (body.do === 'link' && !(await customers.byId(body.customer_id)))
      throw new ShopError('validation', { fields: { customer_id: 'account_unknown' } })
    const changed = await thirdPartyOrders.change(number, order => {
      const next = withStaffChange(order, body, { who, now })
      return next === order ? null : next
    })
    if (!changed) return { answer: { order: staffThirdPartyOrder(found, now) }, change: null }
    return { answer: { order: staffThirdPartyOrder(changed, now) }, change: changeOf(body, found, changed, now) }
  })
}

function changeOf(body: ThirdPartyChange, before: ThirdPartyOrder, after: ThirdPartyOrder, now: Date): Change {
  const { do: action, ...asked } = body
  const about = { action: `third_party_order_${action}`, subject: after.number }
  if (action === 'link' || action === 'unlink') {
    const account = ({ customer_id = null }: ThirdPartyOrder) => ({ customer_id })
    return { ...about, before: account(before), after: account(after) }
  }
  const status = (order: ThirdPartyOrder) => ({ status: thirdPartyInfo(order, now).status })
  return { ...about, asked, before: status(before), after: status(after) }
}
