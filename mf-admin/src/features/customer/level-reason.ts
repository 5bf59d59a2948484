import type { StaffCustomer } from '@shop/contracts/staff/customers/staff-customers'
import { loyaltySteps, SINGLE_PURCHASE_UAH } from '@shop/pricing/loyalty'

const KOPIYKY = 100

type Sums = Pick<StaffCustomer, 'total_uah' | 'largest_purchase_uah'>
type Reason = {
  /** What the level came by: all purchases together, a single large one, or nothing yet. */
  by: 'sum' | 'single' | 'none'
  /** Hryvnias from which that is given. */
  fromUah: number
  /** The next level, and how many hryvnias are missing for it; null at the highest. */
  next: { level: number; missingUah: number } | null
}

/** Why the level is what it is, and what the next one asks for; sums in hryvnias (docs/rules.md, "Loyalty"). */
export function levelReason({ total_uah, largest_purchase_uah }: Sums): Reason {
  const total = Math.round(total_uah * KOPIYKY)
  const reached = loyaltySteps.find(({ fromUah }) => total >= fromUah)
  const isSingle = !reached && Math.round(largest_purchase_uah * KOPIYKY) >= SINGLE_PURCHASE_UAH
  // Of the steps, the highest first: a single large purchase has the first one already.
  const above = loyaltySteps.filter(({ fromUah, level }) => total < fromUah && !(isSingle && level === 5)).at(-1)
  return {
    by: reached ? 'sum' : isSingle ? 'single' : 'none',
    fromUah: (reached?.fromUah ?? (isSingle ? SINGLE_PURCHASE_UAH : 0)) / KOPIYKY,
    next: above ? { level: above.level, missingUah: (above.fromUah - total) / KOPIYKY } : null,
  }
}
