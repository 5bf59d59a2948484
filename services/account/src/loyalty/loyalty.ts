import { kyivDay } from '@shop/calendar/kyiv-days'
import { loyaltyLevel } from '@shop/pricing/loyalty'
import type { LoyaltyLevel } from '@shop/pricing/personal-percent'
import type { CustomerOrders } from '../clients/customer-orders.ts'
import { type Customer, hasBirthday, isProven, type LevelByHand } from '../customers/customer.ts'

export type LoyaltyDeps = { orders: Pick<CustomerOrders, 'totals'> }
export type Standing = { level: LoyaltyLevel; cumulativeUah: number }
type Rated = Pick<Customer, 'id' | 'emailVerified' | 'phoneVerified' | 'birthDate' | 'levelByHand'>
type DiscountProfile = { id: string; level: LoyaltyLevel; birthday: boolean; phone_proven: boolean }

/** The higher of what purchases have earned and what staff gave, as long as that lasts; `today`: the day of Kyiv. */
export function levelInForce(earned: LoyaltyLevel, byHand: LevelByHand | undefined, today: string): LoyaltyLevel {
  return byHand && byHand.until >= today && byHand.level > earned ? byHand.level : earned
}

/** The level, whether it counts already or not; computed from the orders each time (docs/rules.md, "Loyalty"). Kopiyky. */
export async function standingOf(
  { orders }: LoyaltyDeps,
  { id, levelByHand }: Pick<Customer, 'id' | 'levelByHand'>,
  now: Date,
): Promise<Standing> {
  const totals = await orders.totals(id)
  return { level: levelInForce(loyaltyLevel(totals), levelByHand, kyivDay(now)), cumulativeUah: totals.cumulativeUah }
}

/** What pricing may know of a customer. Orders are looked at only where the level counts. */
export async function discountProfile(deps: LoyaltyDeps, customer: Rated, now: Date): Promise<DiscountProfile> {
  const level = isProven(customer) ? (await standingOf(deps, customer, now)).level : 0
  const { id, phoneVerified: phone_proven } = customer
  return { id, level, birthday: hasBirthday(customer, now), phone_proven }
}
