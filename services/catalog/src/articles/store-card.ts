import type { ProductCard, StoreCard } from '@shop/contracts/catalog/products'
import { cheapestSize } from '@shop/pricing/cheapest-size'

type ListCard = Omit<StoreCard, 'placeholder' | 'heights' | 'awaited'>

/** What every card draws of an article, whichever heights it stands for and wherever it stands in a list. */
export function listCardOf(card: ProductCard): ListCard {
  const { article, title, category, previewImages, badges, own_discount_percent, colors } = card
  const size = cheapestSize(card.sizes)
  return {
    article,
    title,
    category,
    price: size?.price ?? null,
    ...(size?.price_without_discount && { price_without_discount: size.price_without_discount }),
    pictures: previewImages.map(({ name }) => name),
    ...(previewImages[0]?.focus && { focus: previewImages[0].focus }),
    badges,
    ...(own_discount_percent > 0 && { own_discount_percent }),
    colors: colors.map(({ hex }) => hex),
    ...(colors.some(({ pattern }) => pattern) && { patterns: colors.map(({ pattern }) => pattern ?? null) }),
  }
}

/** So many cards of a list have a stand-in for their picture: the others are below the fold, and it is half of a card's bytes. */
export const CARDS_WITH_PLACEHOLDER = 8

type HeightsOf = (card: ProductCard) => Pick<StoreCard, 'heights' | 'awaited'>

/** Cards of a list that is not put together from prepared ones. */
export function toStoreCards(cards: readonly ProductCard[], heightsOf: HeightsOf): StoreCard[] {
  return cards.map((card, index) => {
    const placeholder = card.previewImages[0]?.placeholder
    return {
      ...listCardOf(card),
      ...(placeholder && index < CARDS_WITH_PLACEHOLDER && { placeholder }),
      ...heightsOf(card),
    }
  })
}
