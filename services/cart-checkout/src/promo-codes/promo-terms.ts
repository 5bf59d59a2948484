import type { PromoRefusal } from '@shop/contracts/cart/cart'
import type { Sellable } from '@shop/contracts/catalog/stock'
import type { PromoOutcome, PromoTerms } from '@shop/pricing/promo'
import type { PromoCode } from './promo-code.ts'

/** All that a code needs to know of what lies in the cart. */
type Covered = Pick<Sellable, 'article' | 'categories' | 'collection'>

/** The code as the pricing rules see it beside this cart. */
export function promoTerms(code: PromoCode, sold: readonly Covered[]): PromoTerms {
  const { gift, min_goods_uah } = code
  return { ...gift, minGoodsUah: min_goods_uah, onlyArticles: coveredArticles(code, sold) }
}

/** What the pricing rules made of a code, as a refusal for the customer; null when the code is good. */
export function refusalOf(outcome: PromoOutcome | null): PromoRefusal | null {
  if (outcome === 'min_goods') return 'promo_min_goods'
  return outcome === 'not_applicable' ? 'promo_not_applicable' : null
}

function coveredArticles(code: PromoCode, sold: readonly Covered[]): string[] | null {
  const { only_categories, only_collections } = code
  if (!only_categories && !only_collections) return null
  return sold
    .filter(({ categories }) => !only_categories || categories.some(name => only_categories.includes(name)))
    .filter(({ collection }) => only_collections?.includes(collection) ?? true)
    .map(({ article }) => article)
}
