import type { DiscountShares } from './choose-discount.ts'
import type { DiscountedLine } from './order-discount.ts'

export type DiscountRule = 'sale' | 'bundle' | 'loyalty' | 'auto' | 'birthday' | 'promo' | 'free_delivery'

/** What one rule took off, in minor units. All of them but `free_delivery` add up to list prices minus what the goods cost. */
export type Explanation = { rule: DiscountRule; amount: number }

/** The rules that took something off, own discounts of the lines first; a rule that changed nothing is left out. */
export function explain(
  lines: readonly DiscountedLine[],
  { discountKind, levelDiscount, birthdayDiscount, promoDiscount }: DiscountShares,
  freeDelivery: number,
): Explanation[] {
  const explanations: Explanation[] = [
    { rule: 'sale', amount: ownDiscounts(lines, 'sale') },
    { rule: 'bundle', amount: ownDiscounts(lines, 'bundle') },
    { rule: discountKind === 'auto' ? 'auto' : 'loyalty', amount: levelDiscount },
    { rule: 'birthday', amount: birthdayDiscount },
    { rule: 'promo', amount: promoDiscount },
    { rule: 'free_delivery', amount: freeDelivery },
  ]
  return explanations.filter(({ amount }) => amount > 0)
}

function ownDiscounts(lines: readonly DiscountedLine[], kind: 'sale' | 'bundle'): number {
  return lines.reduce((sum, { reason, ownDiscount }) => (reason === kind ? sum + ownDiscount : sum), 0)
}
