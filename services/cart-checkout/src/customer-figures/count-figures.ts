import { type Guest, MOST_GUESTS } from '@shop/contracts/staff/customers/buyer-figures'
import { type CustomerFigures, MOST_FIGURES } from '@shop/contracts/staff/customers/customer-figures'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Customers } from '../clients/customers.ts'
import { guestKey } from '../order/guest.ts'
import type { ThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import { countGuests } from './count-guests.ts'
import type { CustomerFiguresRepository } from './customer-figures.repository.ts'
import { figuresFrom } from './figures-from.ts'
import type { GuestOrders } from './guest-orders.repository.ts'

type CountDeps = {
  customerFigures: CustomerFiguresRepository
  thirdPartyOrders: Pick<ThirdPartyOrders, 'ofCustomers' | 'figuresDue' | 'figuresSent'>
  clock: Clock
}
type SendDeps = CountDeps & {
  customers: Pick<Customers, 'takeFigures' | 'takeGuests'>
  guestOrders: Pick<GuestOrders, 'ofGuests'>
}

const MOST_PER_RUN = 200

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

/** The job: tells the accounts what has become of their figures, and of those of guests. What dies in between is told again. */
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
  await sendGuests(
    deps,
    due.flatMap(({ figures_of }) => figures_of ?? []),
  )
  for (const order of due) await deps.customerFigures.recordSent(order)
  for (const link of dueLinks) await deps.thirdPartyOrders.figuresSent(link)
}

async function sendGuests({ customers, guestOrders, clock }: SendDeps, touched: readonly Guest[]): Promise<void> {
  const guests = [...new Map(touched.map(guest => [guestKey(guest), guest])).values()]
  for (let from = 0; from < guests.length; from += MOST_GUESTS) {
    const as_of = clock.now().toISOString()
    const some = guests.slice(from, from + MOST_GUESTS)
    await customers.takeGuests(countGuests(some, await guestOrders.ofGuests(some), as_of))
  }
}
