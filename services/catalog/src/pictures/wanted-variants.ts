import type { Home } from '@shop/contracts/catalog/home'
import type { ProductCard } from '@shop/contracts/catalog/products'
import type { Variant } from './variant.ts'

// What the usual screens choose: phones of two and three pixels a point, a laptop, a wide screen.
const HERO_ON_PHONES = [900, 1200]
const HERO_ON_WIDE_SCREENS = [1600, 1920]
const CARD = [480, 640]
const PRODUCT_PAGE = [900]

/** The pictures that first visitors meet, the most urgent first: heroes, the cards of the first page, then their product pages. */
export function wantedVariants({ slider }: Pick<Home, 'slider'>, cards: readonly ProductCard[]): Variant[] {
  const fronts = cards.flatMap(({ previewImages }) => previewImages.slice(0, 1).map(({ name }) => name))
  const variants = [
    ...slider.flatMap(({ image_mobile }) => inWidths(image_mobile, HERO_ON_PHONES)),
    ...slider.flatMap(({ image }) => inWidths(image, HERO_ON_WIDE_SCREENS)),
    ...fronts.flatMap(name => inWidths(name, CARD)),
    ...fronts.flatMap(name => inWidths(name, PRODUCT_PAGE)),
  ]
  // Two heights of one garment share their pictures.
  return [...new Map(variants.map(variant => [`${variant.name} ${variant.width}`, variant])).values()]
}

/** Every browser of the last years takes webp; the others wait a moment. */
function inWidths(name: string, widths: readonly number[]): Variant[] {
  return widths.map(width => ({ name, width, format: 'webp' }))
}
