import { addDays } from '@shop/calendar/kyiv-days'
import type { ProductCard } from '@shop/contracts/catalog/products'
import type { ListedArticle } from './article.ts'
import type { Offer } from './offer.ts'

const NEW_DAYS = 30
const SALE_SOON_DAYS = 14

/** What a card says at a glance, in this order. An article is new for 30 days, and as long as its collection is the current one. */
export function badgesOf(
  today: string,
  article: ListedArticle,
  offer: Offer,
  { isOfCurrentCollection }: { isOfCurrentCollection: boolean },
): ProductCard['badges'] {
  const badges: ProductCard['badges'] = []
  if (offer.discount > 0) badges.push('sale')
  if (isOfCurrentCollection || isFresh(today, article)) badges.push('new')
  if (startsSoon(today, article)) badges.push('sale_soon')
  if (isOnlyInAdvance(offer)) badges.push('preorder')
  if (offer.toBeHad.length === 0) badges.push('sold_out')
  return badges
}

function isFresh(today: string, { published_on: day }: ListedArticle): boolean {
  return day <= today && today <= addDays(day, NEW_DAYS)
}

function isOnlyInAdvance({ toBeHad }: Offer): boolean {
  return toBeHad.length > 0 && toBeHad.every(({ preorder }) => preorder)
}

function startsSoon(today: string, { start_sale_date: start, sizes }: ListedArticle): boolean {
  const isReduced = sizes.some(({ price, price_without_discount: list }) => list !== null && list.uah > price.uah)
  return isReduced && start !== null && start > today && start <= addDays(today, SALE_SOON_DAYS)
}
