import { kyivDay } from '@shop/calendar/kyiv-days'
import { birthdayEndpoint } from '@shop/contracts/customers/profile'
import { birthdayDay } from '@shop/pricing/birthday'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CustomerRepository } from '../customers/customer.repository.ts'

type Deps = { customers: CustomerRepository; clock: Clock }

/** For the greeting: the discount holds on three days, and each has its own text. */
export function birthdayRoutes(routes: Routes, { customers, clock }: Deps): void {
  handle(routes, birthdayEndpoint, async ({ customer }) => {
    const birthDate = (await customers.byId(customer().id))?.birthDate
    const day = birthDate ? birthdayDay(birthDate, kyivDay(clock.now())) : null
    return { status: day !== null, day }
  })
}
