import { typedNumber } from '../../../numbers.ts'
import { derivedEuros, type SizeDraft } from '../product-draft.ts'

/** Prices of a size as they are typed; `before` is the one in hryvnias that is stored, if any. */
type Prices = { uah: string; old: string; eur: string; before?: string }

/**
 * Is a price reduced in hryvnias, against the old one or the stored one, while its euros of its own stay above those by the rate?
 * A shopper abroad would see no discount (docs/rules.md, "Products by staff").
 */
export function isEuroBehind({ uah, old, eur, before = '' }: Prices, rate: number | undefined): boolean {
  const [now, list, own, stored] = [uah, old, eur, before].map(typedNumber)
  const derived = typedNumber(derivedEuros(uah, rate))
  if (!now || !own || !derived) return false
  const isReduced = (list ?? 0) > now || (stored ?? 0) > now
  return isReduced && own > derived
}

/** Sizes of a form whose price in euros is behind. */
export function euroBehindIn(sizes: readonly SizeDraft[], rate: number | undefined): string[] {
  return sizes
    .filter(({ isThere, uah, oldUah: old, eur }) => isThere && isEuroBehind({ uah, old, eur }, rate))
    .map(({ name }) => name)
}
