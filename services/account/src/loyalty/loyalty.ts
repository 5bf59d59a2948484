import { loyaltyLevel } from '@shop/pricing/loyalty'
import type { LoyaltyLevel } from '@shop/pricing/personal-percent'
import type { CustomerOrders } from '../clients/customer-orders.ts'
import { type Customer, hasBirthday, isProven } from '../customers/customer.ts'

export type LoyaltyDeps = { orders: Pick<CustomerOrders, 'totals'> }
export type Standing = { level: LoyaltyLevel; cumulativeUah: number }
type Rated = Pick<Customer, 'id' | 'emailVerified' | 'phoneVerified' | 'birthDate'>
type DiscountProfile = { id: string; level: LoyaltyLevel; birthday: boolean; phone_proven: boolean }

/** The level that the purchases have earned, whether it counts already or not; computed from the orders each time (docs/rules.md, "Loyalty"). */
export async function standingOf({ orders }: LoyaltyDeps, { id }: Pick<Customer, 'id'>): Promise<Standing> {
  const totals = await orders.totals(id)
  return { level: loyaltyLevel(totals), cumulativeUah: totals.cumulativeUah }
}

/** What pricing may know of a customer. Orders are looked at only where the level counts. */
export async function discountProfile(deps: LoyaltyDeps, customer: Rated, now: Date): Promise<DiscountProfile> {
  const level = isProven(customer) ? (await standingOf(deps, customer)).level : 0
  const { id, phoneVerified: phone_proven } = customer
  return { id, level, birthday: hasBirthday(customer, now), phone_proven }
}
