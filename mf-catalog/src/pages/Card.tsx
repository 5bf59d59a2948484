import { ProductCard, type ProductCardProps } from '../features/card/ProductCard.tsx'
import { useCardColor } from '../features/card/use-card-color.ts'
import { WishHeart } from '../features/wishlist/heart/WishHeart.tsx'

/** A card as every page shows it: with the heart, in the colour that was chosen on it. */
export function Card({ card, ...props }: Omit<ProductCardProps, 'heart' | 'onColor'>) {
  const { shown, choose } = useCardColor(card)
  return <ProductCard {...props} card={shown} onColor={choose} heart={<WishHeart key={shown.article} of={shown} />} />
}
