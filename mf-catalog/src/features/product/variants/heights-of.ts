import type { Product, Sibling } from '@shop/contracts/catalog/products'

type InHeight = { article: string; height: string }

/** In which heights this colour comes, the article's own among them, from the lowest. */
export function heightsOf(
  product: Pick<Product, 'article' | 'color' | 'height'>,
  siblings: readonly Sibling[],
): InHeight[] {
  const ofColor = siblings.filter(({ color }) => color.name === product.color.name)
  return [product, ...ofColor]
    .flatMap(({ article, height }) => (height === null ? [] : { article, height }))
    .toSorted((one, other) => one.height.localeCompare(other.height))
}
