import { type CustomerFigures, MOST_FIGURES } from '@shop/contracts/staff/customers/customer-figures'
import { loyaltyTotals } from '@shop/pricing/loyalty'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Customers } from '../clients/customers.ts'
import { paidOrder } from '../customer-orders/paid-order.ts'
import { isPaid } from '../order/payment-states.ts'
import { paidLink } from '../third-party-orders/linked-account.ts'
import type { ThirdPartyOrder } from '../third-party-orders/third-party-order.ts'
import type { ThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import type { CustomerFiguresRepository, FigureOrder } from './customer-figures.repository.ts'
import { isCounted } from './figures-due.ts'

type CountDeps = {
  customerFigures: CustomerFiguresRepository
  thirdPartyOrders: Pick<ThirdPartyOrders, 'ofCustomers' | 'figuresDue' | 'figuresSent'>
  clock: Clock
}
type SendDeps = CountDeps & { customers: Pick<Customers, 'takeFigures'> }

const MOST_PER_RUN = 200

/**
 * What these orders of one customer come to, kopiyky by hryvnia prices: added up again from all of them each time, so that telling it
 * twice changes nothing. Orders by link are money, and no orders of the shop (docs/rules.md, "Customer base").
 */
export function figuresFrom(
  orders: readonly FigureOrder[],
  links: readonly ThirdPartyOrder[] = [],
): Omit<CustomerFigures, 'customer_id' | 'as_of'> {
  const paid = orders.filter(({ payment_state }) => isPaid(payment_state)).map(paidOrder)
  const { cumulativeUah, largestPurchaseUah } = loyaltyTotals([...paid, ...links.flatMap(link => paidLink(link) ?? [])])
  const counted = orders.filter(isCounted)
  const last = Math.max(...counted.map(({ created_at }) => created_at.getTime()))
  return {
    cumulative_uah: cumulativeUah,
    largest_purchase_uah: largestPurchaseUah,
    orders: counted.length,
    last_order_at: counted.length > 0 ? new Date(last).toISOString() : null,
  }
}

/** The figures of these customers, by one read of their orders and one of their orders by link. */
export async function countFigures(
  { customerFigures, thirdPartyOrders, clock }: CountDeps,
  customers: readonly string[],
): Promise<CustomerFigures[]> {
  const as_of = clock.now().toISOString()
  const [orders, links] = await Promise.all([
    customerFigures.ordersOf(customers),
    thirdPartyOrders.ofCustomers(customers),
  ])
  const ordersOf = Map.groupBy(orders, ({ customer_id }) => customer_id)
  const linksOf = Map.groupBy(links, ({ customer_id }) => customer_id)
  return customers.map(customer_id => {
    const figures = figuresFrom(ordersOf.get(customer_id) ?? [], linksOf.get(customer_id))
    return { customer_id, as_of, ...figures }
  })
}

/** The job: tells the accounts what has become of their figures. What dies in between is told again. */
export async function sendFigures(deps: SendDeps): Promise<void> {
  const now = deps.clock.now()
  const [due, dueLinks] = await Promise.all([
    deps.customerFigures.findDue(now, MOST_PER_RUN),
    deps.thirdPartyOrders.figuresDue(now, MOST_PER_RUN),
  ])
  const ids = [
    ...due.flatMap(({ customer_id }) => customer_id ?? []),
    ...dueLinks.flatMap(({ figures_of }) => figures_of ?? []),
  ]
  const customers = [...new Set(ids)]
  for (let from = 0; from < customers.length; from += MOST_FIGURES)
    await deps.customers.takeFigures(await countFigures(deps, customers.slice(from, from + MOST_FIGURES)))
  for (const order of due) await deps.customerFigures.recordSent(order)
  for (const link of dueLinks) await deps.thirdPartyOrders.figuresSent(link)
}
