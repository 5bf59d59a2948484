import type { Log } from '@shop/service-kit/log/log'
import type { CustomerOrders } from '../clients/customer-orders.ts'
import type { CustomerRepository } from '../customers/customer.repository.ts'
import { type Customer, isProven } from '../customers/customer.ts'

export type AttachDeps = { customers: CustomerRepository; orders: Pick<CustomerOrders, 'attach'>; log: Log }

const MOST_PER_RUN = 100

/**
 * Attaches a guest's orders with the customer's phone once email and phone are proven for the first time (docs/rules.md, "Loyalty").
 * Done again it changes nothing: orders that belong to a customer stay theirs.
 */
async function attachGuestOrders({ customers, orders }: AttachDeps, customer: Customer): Promise<void> {
  if (!isProven(customer) || customer.phone === null || customer.guestOrdersAttached) return
  await orders.attach(customer.id, customer.phone)
  await customers.recordGuestOrdersAttached(customer.id)
}

/** At once where it can be; the job does it for customers who proved the email last, or met a service that was down. */
export async function tryToAttach(deps: AttachDeps, customer: Customer): Promise<void> {
  await attachGuestOrders(deps, customer).catch((err: unknown) => {
    deps.log.warn({ err }, 'orders of a guest wait for the next run')
  })
}

export async function attachWaiting(deps: AttachDeps): Promise<void> {
  for (const customer of await deps.customers.findWithoutGuestOrders(MOST_PER_RUN)) await tryToAttach(deps, customer)
}
