import type { Product } from '@shop/contracts/catalog/products'

type Size = Product['sizes'][number]

/** A garment of a bundle, in each height that it is sold in; the article that the bundle names gives it its name. */
export type Garment = { name: string; heights: readonly [Product, ...Product[]] }

/** What the shopper chose of a bundle, garment by garment. */
export type Choices = {
  heights: Readonly<Record<string, string>>
  sizes: Readonly<Record<string, string>>
  leftOut: readonly string[]
}

export const NOTHING_CHOSEN: Choices = { heights: {}, sizes: {}, leftOut: [] }

/** A garment as it is chosen now. */
export type BundleItem = {
  name: string
  /** The article of the chosen height. */
  product: Product
  heights: readonly Product[]
  size: Size | undefined
  isSoldOut: boolean
  isTaken: boolean
}

export function garmentsOfBundle(products: readonly Product[], otherHeights: readonly Product[]): Garment[] {
  return products.map(product => {
    const others = otherHeights.filter(
      ({ model, color }) => model === product.model && color.name === product.color.name,
    )
    return { name: product.article, heights: [product, ...others] }
  })
}

export function itemsOf(garments: readonly Garment[], choices: Choices): BundleItem[] {
  return garments.map(({ name, heights }) => {
    const product = inHeight(heights, choices.heights[name])
    const isSoldOut = heights.every(isEmpty)
    return {
      name,
      product,
      heights: heights.toSorted((one, other) => (one.height ?? '').localeCompare(other.height ?? '')),
      size: product.sizes.find(({ name: size, count }) => size === choices.sizes[name] && count > 0),
      isSoldOut,
      isTaken: !isSoldOut && !choices.leftOut.includes(name),
    }
  })
}

/** The height that was asked for; until then the first that is not empty. */
function inHeight(heights: Garment['heights'], asked: string | undefined): Product {
  const chosen = heights.find(({ height }) => height === asked)
  return chosen ?? heights.find(product => !isEmpty(product)) ?? heights[0]
}

export function isEmpty({ sizes }: Pick<Product, 'sizes'>): boolean {
  return sizes.every(({ count }) => count === 0)
}

/** Only a whole bundle has its discount. */
export function isWhole(items: readonly BundleItem[]): boolean {
  return items.every(({ isTaken }) => isTaken)
}

/** Of this garment alone: what was chosen of the others stays as it is. */
export function withHeight(choices: Choices, name: string, height: string): Choices {
  return { ...choices, heights: { ...choices.heights, [name]: height } }
}

export function withSize(choices: Choices, name: string, size: string): Choices {
  return { ...choices, sizes: { ...choices.sizes, [name]: size } }
}

export function withLeftOutToggled(choices: Choices, name: string): Choices {
  const others = choices.leftOut.filter(other => other !== name)
  return { ...choices, leftOut: others.length < choices.leftOut.length ? others : [...others, name] }
}
