import { ProductCard } from '../features/card/ProductCard.tsx'
import { storeCardOf } from '../features/card/store-card-of.ts'
import { BuyWish } from '../features/wishlist/BuyWish.tsx'
import { RemoveWish } from '../features/wishlist/RemoveWish.tsx'
import { WishMarks } from '../features/wishlist/WishMarks.tsx'
import type { WishedCard } from '../features/wishlist/wishlist.query.ts'

/** A card of the reader's own list: what changed, the way into the cart, and the way off the list. */
export function WishCard({ card, wish, onRemoved }: WishedCard & { onRemoved: () => void }) {
  return (
    <ProductCard
      card={storeCardOf(card)}
      heart={<RemoveWish of={storeCardOf(card)} onRemoved={onRemoved} />}
      foot={
        <>
          <WishMarks card={card} wish={wish} />
          <BuyWish card={card} />
        </>
      }
    />
  )
}
