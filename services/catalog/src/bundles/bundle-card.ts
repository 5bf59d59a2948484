import type { BundleCard } from '@shop/contracts/catalog/bundles'
import type { ProductCard } from '@shop/contracts/catalog/products'
import { bundlePrice } from '@shop/pricing/bundle-price'
import { cheapestSize } from '@shop/pricing/cheapest-size'
import type { StoredBundle } from './bundle.ts'

/** A bundle as rows show it; null when one of its items is hidden. `cards` are those of its items and of their other heights. */
export function toBundleCard(bundle: StoredBundle, cards: readonly ProductCard[]): BundleCard | null {
  const items = bundle.products.flatMap(name => cards.find(({ article }) => article === name) ?? [])
  if (items.length < bundle.products.length) return null
  const { article, model, title, images, is_new, bundle_discount_percent } = bundle
  return {
    article,
    model,
    title,
    images,
    is_new,
    bundle_discount_percent,
    pieces: items.length,
    ...bundleSums(items, bundle_discount_percent),
    in_stock: items.every(item => cards.some(card => isGarmentOf(card, item) && isInStock(card))),
  }
}

/** What items cost together, each in its cheapest size, and what they cost apart: null when nothing is saved. */
export function bundleSums(items: readonly ProductCard[], percent: number) {
  const cheapest = items.flatMap(({ sizes }) => cheapestSize(sizes) ?? [])
  const { list, own } = bundlePrice(cheapest, { bundlePercent: percent })
  return { price: own, price_without_discount: own.uah < list.uah ? list : null }
}

function isGarmentOf(card: ProductCard, item: ProductCard): boolean {
  return card.model === item.model && card.color.name === item.color.name
}

function isInStock({ sizes }: ProductCard): boolean {
  return sizes.some(({ count }) => count > 0)
}
