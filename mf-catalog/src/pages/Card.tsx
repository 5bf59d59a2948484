import type { ProductCard as CardOf } from '@shop/contracts/products'
import { useFormat } from '@shop/shell/format'
import { ProductCard } from '../features/card/ProductCard.tsx'
import { WishHeart } from '../features/wishlist/WishHeart.tsx'

/** A card as every page shows it: with the heart. */
export function Card({ card, priority, sizes }: { card: CardOf; priority?: boolean; sizes?: string }) {
  const { text } = useFormat()
  const heart = <WishHeart article={card.article} title={text(card.title)} />
  return <ProductCard card={card} heart={heart} {...(priority && { priority })} {...(sizes && { sizes })} />
}
