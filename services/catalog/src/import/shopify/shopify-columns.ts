import { refuseColumnsTwice } from '../csv/read-csv.ts'

/** What of Shopify's product CSV is read, by the names that its exports have had. Letters' case does not matter. */
const aliases = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'body html', 'description'],
  type: ['type', 'product type'],
  tags: ['tags'],
  category: ['product category', 'standard product type', 'standardized product type'],
  collection: ['collection', 'collections'],
  published: ['published', 'published on online store'],
  status: ['status'],
  giftCard: ['gift card'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  grams: ['variant grams', 'weight value (grams)', 'grams'],
  weight: ['variant weight', 'weight'],
  weightUnit: ['variant weight unit', 'weight unit', 'weight unit for display'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity', 'inventory qty', 'quantity'],
  price: ['variant price', 'price'],
  listPrice: ['variant compare at price', 'compare at price', 'compare-at price'],
  needsShipping: ['variant requires shipping', 'requires shipping'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
} as const satisfies Record<string, readonly string[]>

export type ShopifyField = keyof typeof aliases

const byAlias = new Map<string, ShopifyField>(
  Object.entries(aliases).flatMap(([field, names]) => names.map(name => [name, field as ShopifyField] as const)),
)

/**
 * Where the fields stand, and the columns that nothing is read from.
 * @throws FileRefusal column_twice
 */
export function shopifyColumns(columns: readonly string[]) {
  refuseColumnsTwice(columns, column => byAlias.has(column))
  const indexes = new Map<ShopifyField, number>()
  const ignored: string[] = []
  for (const [index, column] of columns.entries()) {
    const field = byAlias.get(column.toLowerCase())
    if (field && !indexes.has(field)) indexes.set(field, index)
    else if (column !== '') ignored.push(column)
  }
  return { indexes, ignored }
}

/** Is it Shopify's table? Ours names articles. */
export function isShopify(columns: readonly string[]): boolean {
  const names = columns.map(column => column.toLowerCase())
  return !names.includes('article') && aliases.handle.some(name => names.includes(name)) && names.includes('title')
}
