import { type CustomerFigures, MOST_FIGURES } from '@shop/contracts/staff/customers/customer-figures'
import { loyaltyTotals } from '@shop/pricing/loyalty'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Customers } from '../clients/customers.ts'
import { paidOrder } from '../customer-orders/paid-order.ts'
import { isPaid } from '../order/payment-states.ts'
import type { CustomerFiguresRepository, FigureOrder } from './customer-figures.repository.ts'
import { isCounted } from './figures-due.ts'

type CountDeps = { customerFigures: CustomerFiguresRepository; clock: Clock }
type SendDeps = CountDeps & { customers: Pick<Customers, 'takeFigures'> }

const MOST_PER_RUN = 200

/**
 * What these orders of one customer come to, kopiyky by hryvnia prices: added up again from all of them each time, so that telling it
 * twice changes nothing (docs/rules.md, "Customer base").
 */
export function figuresFrom(orders: readonly FigureOrder[]): Omit<CustomerFigures, 'customer_id' | 'as_of'> {
  const { cumulativeUah, largestPurchaseUah } = loyaltyTotals(
    orders.filter(({ payment_state }) => isPaid(payment_state)).map(paidOrder),
  )
  const counted = orders.filter(isCounted)
  const last = Math.max(...counted.map(({ created_at }) => created_at.getTime()))
  return {
    cumulative_uah: cumulativeUah,
    largest_purchase_uah: largestPurchaseUah,
    orders: counted.length,
    last_order_at: counted.length > 0 ? new Date(last).toISOString() : null,
  }
}

/** The figures of these customers, by one read of their orders. */
export async function countFigures(
  { customerFigures, clock }: CountDeps,
  customers: readonly string[],
): Promise<CustomerFigures[]> {
  const as_of = clock.now().toISOString()
  const found = Map.groupBy(await customerFigures.ordersOf(customers), ({ customer_id }) => customer_id)
  return customers.map(customer_id => ({ customer_id, as_of, ...figuresFrom(found.get(customer_id) ?? []) }))
}

/** The job: tells the accounts what has become of their figures. What dies in between is told again. */
export async function sendFigures(deps: SendDeps): Promise<void> {
  const due = await deps.customerFigures.due(deps.clock.now(), MOST_PER_RUN)
  const customers = [...new Set(due.flatMap(({ customer_id }) => customer_id ?? []))]
  for (let from = 0; from < customers.length; from += MOST_FIGURES)
    await deps.customers.takeFigures(await countFigures(deps, customers.slice(from, from + MOST_FIGURES)))
  for (const order of due) await deps.customerFigures.told(order)
}
