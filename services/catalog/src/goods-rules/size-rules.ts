import type { ProductSizeForm } from '@shop/contracts/staff/goods/staff-product-forms'
import type { ArticleSize } from '../articles/article.ts'
import type { StockItem } from '../stock/stock.ts'

export type Fields = Record<string, string>
/** Prices of a size; `old`: before the discount. In decimals or in minor units, all alike. */
type Prices = Record<'uah' | 'eur' | 'old_uah' | 'old_eur', number | null>
type Limits = { size: string; limit: number | null; was: number | null }[]

/** Where the form of a size has what a cell of the grid is called. */
const formFields: Record<keyof Prices, string> = {
  uah: 'price.uah',
  eur: 'price.eur',
  old_uah: 'price_without_discount.uah',
  old_eur: 'price_without_discount.eur',
}

/** A size's prices as cells. */
export function pricesOf({
  price,
  price_without_discount: list,
}: Pick<ArticleSize, 'price' | 'price_without_discount'>): Prices {
  return { ...price, old_uah: list?.uah ?? null, old_eur: list?.eur ?? null }
}

/**
 * What is wrong with prices of a size, by cell: hryvnias there must be, and the price before the discount stands above the one now
 * in each currency that has both (docs/rules.md, "Products by staff").
 */
export function wrongPrices({ uah, eur, old_uah, old_eur }: Prices): Partial<Record<keyof Prices, string>> {
  if (uah === null) return { uah: 'price_required' }
  if (old_uah === null) return old_eur === null ? {} : { old_uah: 'old_price_required' }
  return {
    ...(old_uah <= uah && { old_uah: 'not_above' }),
    ...(eur !== null && old_eur !== null && old_eur <= eur && { old_eur: 'not_above' }),
  }
}

/** What is wrong with the sizes of a form, by their place and field; names that an article `had` may stay. */
export function wrongInSizes(
  sizes: readonly ProductSizeForm[],
  had: readonly { name: string }[],
  known: { sizes: ReadonlySet<string> },
): Fields {
  const wrong: Fields = {}
  for (const [index, size] of sizes.entries()) {
    const { name } = size
    if (!known.sizes.has(name) && !had.some(one => one.name === name)) wrong[`${index}.name`] = 'unknown'
    if (sizes.findIndex(other => other.name === name) < index) wrong[`${index}.name`] = 'twice'
    for (const [cell, code] of Object.entries(wrongPrices(pricesOf(size))))
      wrong[`${index}.${formFields[cell as keyof Prices]}`] = code
  }
  return wrong
}

/** A size that has items, or is promised to somebody, cannot be left out. */
export function isInUse({ available, holds, preorder_promised }: StockItem): boolean {
  return available > 0 || holds.length > 0 || preorder_promised > 0
}

/** Pre-order limits of sizes that are new, which need their shelf, or are limited otherwise than before. */
export function changedLimits(
  sizes: readonly Pick<ProductSizeForm, 'name' | 'preorder_limit'>[],
  stock: readonly Pick<StockItem, 'size' | 'preorder_limit'>[],
): Limits {
  const known = new Map(stock.map(({ size, preorder_limit }) => [size, preorder_limit]))
  return sizes
    .filter(({ name, preorder_limit }) => known.get(name) !== preorder_limit)
    .map(({ name, preorder_limit }) => ({ size: name, limit: preorder_limit, was: known.get(name) ?? null }))
}

/** Puts the place of a part before its fields: `name` of the second size is `sizes.1.name` of the whole form. */
export function fieldsAt(at: string, fields: Readonly<Fields>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([field, code]) => [`${at}.${field}`, code]))
}
