import type { ProductCard, StoreCard } from '@shop/contracts/catalog/products'
import { cheapestSize } from '@shop/pricing/cheapest-size'

/** A whole card, or a product, as the card of a list: for pages that know more of an article than lists do. */
export function storeCardOf(card: ProductCard): StoreCard {
  const { article, title, category, previewImages, badges, own_discount_percent, colors, height, heights, awaited } =
    card
  const size = cheapestSize(card.sizes)
  const [front] = previewImages
  return {
    article,
    title,
    category,
    badges,
    own_discount_percent,
    price: size?.price ?? null,
    ...(size?.price_without_discount && { price_without_discount: size.price_without_discount }),
    pictures: previewImages.map(({ name }) => name),
    ...(front?.focus && { focus: front.focus }),
    ...(front?.placeholder && { placeholder: front.placeholder }),
    colors: colors.map(({ hex }) => hex),
    ...(colors.some(({ pattern }) => pattern) && { patterns: colors.map(({ pattern }) => pattern ?? null) }),
    heights: heights ?? (height === null ? [] : [height]),
    ...(awaited && { awaited }),
  }
}
