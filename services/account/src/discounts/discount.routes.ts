import { discountConditionsEndpoint } from '@shop/contracts/discounts'
import { birthdayWindow } from '@shop/pricing/birthday'
import { loyaltySteps, SINGLE_PURCHASE_UAH } from '@shop/pricing/loyalty'
import { automaticDiscount, BIRTHDAY_PERCENT } from '@shop/pricing/personal-percent'
import { handle } from '@shop/service-kit/handle'
import { createRoutes, type Routes } from '@shop/service-kit/routes'

const KOPIYKY = 100

/** What the brand promises, told from the numbers that pricing uses: the two cannot differ. */
export function discountRoutes(): Routes {
  const routes = createRoutes()
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
  return routes
}
