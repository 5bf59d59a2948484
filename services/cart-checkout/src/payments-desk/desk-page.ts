import type { DeskOrder, PaymentIssue } from '@shop/contracts/staff/orders/payments-desk'
import { isPlaced } from '../order/order.ts'
import type { ThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import { deskLink } from './desk-link.ts'
import { deskOrder } from './desk-order.ts'
import type { DeskOrders } from './desk-orders.repository.ts'

type PageDeps = { deskOrders: DeskOrders; thirdPartyOrders: Pick<ThirdPartyOrders, 'findPaidTwice'> }
type Asked = { issue: PaymentIssue; page: number; limit: number; now: Date }

/** A page of one list of the desk, the newest first; orders by link, which are few, stand before the orders of the shop. */
export async function deskPage(deps: PageDeps, asked: Asked): Promise<{ orders: DeskOrder[]; count: number }> {
  const { issue, page, limit, now } = asked
  const links = issue === 'double' ? await deps.thirdPartyOrders.findPaidTwice() : []
  const skip = (page - 1) * limit
  const shownLinks = links.slice(skip, skip + limit)
  const rest = { skip: Math.max(0, skip - links.length), limit: limit - shownLinks.length }
  const { orders, count } = await deps.deskOrders.findPage(issue, rest)
  return {
    orders: [...shownLinks.map(deskLink), ...orders.filter(isPlaced).map(order => deskOrder(order, issue, now))],
    count: links.length + count,
  }
}
