import type { ProductCard } from '@shop/contracts/catalog/products'
import { cheapestSize } from '@shop/pricing/cheapest-size'
import { SmallCard } from '../../../small-card/SmallCard.tsx'

export function WishCard({ card: { article, title, previewImages, sizes } }: { card: ProductCard }) {
  const size = cheapestSize(sizes)
  return (
    <SmallCard
      article={article}
      title={title}
      picture={previewImages[0]}
      price={size?.price ?? null}
      listPrice={size?.price_without_discount}
    />
  )
}
