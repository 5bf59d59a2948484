import type { BundleCard } from '@shop/contracts/bundles'
import type { ProductCard } from '@shop/contracts/products'
import { cheapestSize } from '@shop/pricing/cheapest-size'
import { lookPrice } from '@shop/pricing/look-price'
import type { StoredBundle } from './bundle.ts'

/** A look as rows show it; null when one of its pieces is hidden. `cards` hold its pieces and their other heights. */
export function toBundleCard(bundle: StoredBundle, cards: readonly ProductCard[]): BundleCard | null {
  const pieces = bundle.products.flatMap(name => cards.find(({ article }) => article === name) ?? [])
  if (pieces.length < bundle.products.length) return null
  const { article, model, title, images, is_new, bundle_discount_percent } = bundle
  const cheapest = pieces.flatMap(({ sizes }) => cheapestSize(sizes) ?? [])
  const { list, own } = lookPrice(cheapest, { bundlePercent: bundle_discount_percent })
  return {
    ...{ article, model, title, images, is_new, bundle_discount_percent },
    pieces: pieces.length,
    price: own,
    price_without_discount: own.uah < list.uah ? list : null,
    in_stock: pieces.every(piece => cards.some(card => isGarmentOf(card, piece) && hasPieces(card))),
  }
}

function isGarmentOf(card: ProductCard, piece: ProductCard): boolean {
  return card.model === piece.model && card.color.name === piece.color.name
}

function hasPieces({ sizes }: ProductCard): boolean {
  return sizes.some(({ count }) => count > 0)
}
