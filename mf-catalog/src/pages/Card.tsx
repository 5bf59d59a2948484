import { ProductCard, type ProductCardProps } from '../features/card/ProductCard.tsx'
import { WishHeart } from '../features/wishlist/heart/WishHeart.tsx'

/** A card as every page shows it: with the heart. */
export function Card(props: Omit<ProductCardProps, 'heart'>) {
  return <ProductCard {...props} heart={<WishHeart of={props.card} />} />
}
