import { internalTakeFiguresEndpoint } from '@shop/contracts/staff/customers/customer-figures'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { CustomerOrders } from '../clients/customer-orders.ts'
import { readFigures } from '../customers/customer-figures.ts'
import type { createCustomerListing } from '../customers/customer-listing.ts'
import type { CustomerBase } from './customer-base.repository.ts'

type CountDeps = {
  customerBase: Pick<CustomerBase, 'takeFigures' | 'uncounted'>
  listing: Pick<ReturnType<typeof createCustomerListing>, 'renewOld'>
  orders: Pick<CustomerOrders, 'fetchFigures'>
}

const AT_ONCE = 500

/** What the service of orders sends of customers; of those who are gone it changes nothing. */
export function addFigureCalls(calls: InternalCalls, { customerBase }: Pick<CountDeps, 'customerBase'>): void {
  handleInternal(calls, internalTakeFiguresEndpoint, async ({ figures }) => {
    for (const sent of figures) await customerBase.takeFigures(sent.customer_id, readFigures(sent))
    return {}
  })
}

/** The job: accounts from before the list get into it, and a change that was not finished is. */
export async function listCustomers({ customerBase, listing, orders }: CountDeps): Promise<void> {
  await listing.renewOld(AT_ONCE)
  const uncounted = await customerBase.uncounted(AT_ONCE)
  if (uncounted.length === 0) return
  for (const sent of await orders.fetchFigures(uncounted))
    await customerBase.takeFigures(sent.customer_id, readFigures(sent))
}
