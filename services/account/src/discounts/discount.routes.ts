import { kyivDay } from '@shop/calendar/kyiv-days'
import { discountConditionsEndpoint, totalDiscountPercentEndpoint } from '@shop/contracts/cart/discounts'
import { birthdayEndpoint } from '@shop/contracts/customers/profile'
import { ShopError } from '@shop/contracts/errors'
import { birthdayDay, birthdayWindow } from '@shop/pricing/birthday'
import { loyaltySteps, SINGLE_PURCHASE_UAH } from '@shop/pricing/loyalty'
import { automaticDiscount, BIRTHDAY_PERCENT, customerPercent } from '@shop/pricing/personal-percent'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CustomerRepository } from '../customers/customer.repository.ts'
import { discountProfile, type LoyaltyDeps } from '../loyalty/loyalty.ts'

type Deps = LoyaltyDeps & { customers: CustomerRepository; clock: Clock }

const KOPIYKY = 100

/** What the brand promises, taken from the numbers that pricing uses, so that the two cannot differ; and what a customer has. */
export function addDiscountRoutes(routes: Routes, deps: Deps): void {
  const { customers, clock } = deps
  const steps = loyaltySteps.map(({ level, fromUah }) => ({ percent: level, from_uah: fromUah / KOPIYKY }))
  const conditions = steps.toSorted((one, other) => one.percent - other.percent)
  const [firstLevel] = conditions
  handle(routes, discountConditionsEndpoint, () => ({
    conditions,
    activation: {
      single_purchase_uah: SINGLE_PURCHASE_UAH / KOPIYKY,
      cumulative_uah: firstLevel?.from_uah ?? 0,
    },
    auto: { percent: automaticDiscount.percent, from_uah: automaticDiscount.fromUah / KOPIYKY },
    birthday: {
      percent: BIRTHDAY_PERCENT,
      days_before: birthdayWindow.daysBefore,
      days_after: birthdayWindow.daysAfter,
    },
  }))

  handle(routes, totalDiscountPercentEndpoint, async ({ customer }) => {
    const found = await customers.findById(customer().id)
    if (!found) throw new ShopError('not_authenticated')
    return { total_discount_percent: customerPercent(await discountProfile(deps, found, clock.now())) }
  })

  // For the greeting: the discount holds on three days, and each has its own text.
  handle(routes, birthdayEndpoint, async ({ customer }) => {
    const birthDate = (await customers.findById(customer().id))?.birthDate
    const day = birthDate ? birthdayDay(birthDate, kyivDay(clock.now())) : null
    return { status: day !== null, day }
  })
}
