import { DAY_MS } from '@shop/calendar/durations'
import type { ShoppingData } from '../clients/shopping-data.ts'
import type { Customer } from '../customers/customer.ts'
import { type ForgetDeps, forgetCustomer } from './forget-customer.ts'

type IdleDeps = ForgetDeps & { shopping: Pick<ShoppingData, 'lastOrderOf'> }

const MOST_PER_RUN = 100
const KEPT_YEARS = 3
const UNPROVEN_DAYS = 30

/** Forgets customers who have neither visited nor ordered for three years (docs/rules.md, "Personal data"). */
export async function forgetIdle(deps: IdleDeps): Promise<void> {
  const before = yearsAgo(deps.clock.now(), KEPT_YEARS)
  for (const customer of await deps.customers.findSeenBefore(before, MOST_PER_RUN)) {
    const last = await deps.shopping.lastOrderOf(customer.id)
    if (!last || last < before) await forgetCustomer(deps, customer)
    else await deps.customers.recordSeen(customer.id, last)
  }
}

/** An unproved registration without an order was a mistake or used another person's address (docs/rules.md, "Personal data"). */
export async function forgetUnproven(deps: IdleDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - UNPROVEN_DAYS * DAY_MS)
  for (const customer of await deps.customers.findUnprovenSince(before, MOST_PER_RUN))
    if (!(await hasOrdered(deps, customer))) await forgetCustomer(deps, customer)
  await deps.subscriptions.removeUnconfirmed(before)
}

async function hasOrdered({ shopping }: IdleDeps, { id }: Customer): Promise<boolean> {
  return (await shopping.lastOrderOf(id)) !== null
}

function yearsAgo(moment: Date, years: number): Date {
  const before = new Date(moment)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return before
}
