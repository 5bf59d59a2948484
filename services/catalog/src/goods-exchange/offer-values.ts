import type { OfferOf1c, RefusedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import type { GoodsMapping, PriceUse } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { numberIn } from '../import/csv/cells.ts'
import type { DraftSize } from '../import/draft/draft.ts'
import type { Target } from './resolve-offer.ts'

type Refusal = Omit<RefusedGoods, 'article'>
type Codes = Pick<DraftSize, 'barcode' | 'own_code'>
type Prices = Omit<DraftSize, 'line' | 'name' | keyof Codes>

const MOST = 100_000

const columns: Record<Exclude<PriceUse, 'none'>, keyof Prices> = {
  uah: 'price_uah',
  old_uah: 'price_without_discount_uah',
  eur: 'price_eur',
  old_eur: 'price_without_discount_eur',
}

/**
 * The prices of an offer that are the shop's, as decimal numbers. Types that staff said nothing of are left aside; an offer that
 * has no other ones is refused, for nobody knows what it costs.
 */
export function pricesOf({ prices }: OfferOf1c, { price_types }: GoodsMapping): Prices | Refusal {
  const uses = new Map(price_types.map(({ id, use }) => [id, use]))
  const mapped = prices.filter(({ type }) => uses.has(type))
  if (prices.length > 0 && mapped.length === 0)
    return { reason: 'price_unmapped', detail: prices.map(({ type }) => type).join(', ') }
  const found: Prices = {}
  for (const { type, price } of mapped) {
    const use = uses.get(type) ?? 'none'
    if (use === 'none') continue
    const number = numberIn(price)
    if (number === null) return { reason: 'not_a_number', detail: price }
    Object.assign(found, { [columns[use]]: number })
  }
  return found
}

/** How many lie there; null where the offer says nothing of it. */
export function quantityOf({ quantity }: OfferOf1c): number | null | Refusal {
  if (quantity === null || quantity.trim() === '') return null
  const number = numberIn(quantity)
  if (number === null || !Number.isInteger(number)) return { reason: 'quantity_invalid', detail: quantity }
  if (number < 0) return { reason: 'quantity_negative', detail: quantity }
  return number > MOST ? { reason: 'too_big', detail: quantity } : number
}

/** Articles that several offers have, in small letters. */
export function sharedArticles(offers: readonly OfferOf1c[]): ReadonlySet<string> {
  const byArticle = Map.groupBy(offers, ({ article }) => article.toLowerCase())
  return new Set([...byArticle].flatMap(([article, same]) => (same.length > 1 ? article : [])))
}

/**
 * What a size is scanned by, as its offer says; what it says nothing of stays. The article of an offer is its own code where it is
 * its alone, and no article of the shop nor of the goods (docs/rules.md, "1C").
 */
export function codesIn(
  { barcode, article }: OfferOf1c,
  target: Pick<Target, 'article' | 'model' | 'goods'>,
  { shared, articles }: { shared: ReadonlySet<string>; articles: ReadonlyMap<string, unknown> },
): Codes {
  const called = article.toLowerCase()
  const otherNames = [target.article, target.model, target.goods?.article ?? ''].map(name => name.toLowerCase())
  const isOwn =
    called !== '' && !otherNames.includes(called) && !shared.has(called) && !articles.has(article.toUpperCase())
  return { ...(barcode && { barcode }), ...(isOwn && { own_code: article }) }
}
