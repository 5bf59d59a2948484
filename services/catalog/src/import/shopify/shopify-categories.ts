import type { ImportNames } from '../draft/import-names.ts'
import type { ShopifyProduct } from './shopify-products.ts'

/** What may tell the category, the nearest first: tags, the type, each step of the standard category from its end. */
export function categoryTags(product: ShopifyProduct): string[] {
  const tags = product.of('tags').split(',')
  const steps = product.of('category').split('>').reverse()
  const words = [...tags, product.of('type'), ...steps].map(word => word.trim().toLowerCase().slice(0, 100))
  return [...new Set(words.filter(Boolean))]
}

/** The category by the shop's table, else one of that name; undefined when none is meant. */
export function mappedCategory(
  product: ShopifyProduct,
  table: Readonly<Record<string, string>>,
  words: ImportNames,
): string | undefined {
  const found = categoryTags(product)
  const mapped = found.find(word => Object.hasOwn(table, word))
  if (mapped !== undefined) return table[mapped]
  return found.map(word => words.nameOf('category', word)).find(name => name !== undefined)
}
