/** Of the product: told once, on any of its rows. */
export const productColumns = [
  'model',
  'title_uk',
  'title_en',
  'description_uk',
  'description_en',
  'composition_uk',
  'composition_en',
  'care_uk',
  'care_en',
  'category',
  'collection',
  'color',
  'height',
  'start_sale_date',
  'preorder_on',
  'is_shown',
  'pictures',
] as const
export type ProductColumn = (typeof productColumns)[number]

/** Of one size. */
export const sizeColumns = [
  'barcode',
  'own_code',
  'price_uah',
  'price_eur',
  'price_without_discount_uah',
  'price_without_discount_eur',
  'weight_kg',
  'preorder_limit',
  'stock',
  'stock_change',
  'stock_was',
  'received_was',
] as const
export type SizeColumn = (typeof sizeColumns)[number]

/** What an export writes, in this order; differences are only ever read. */
export const exportedColumns = [
  'article',
  ...productColumns.slice(0, 13),
  'size',
  ...sizeColumns.filter(column => column !== 'stock_change'),
  ...productColumns.slice(13),
] as const

const known: ReadonlySet<string> = new Set(['article', 'size', ...productColumns, ...sizeColumns])

/** Is it a column of ours? In small letters. */
export function isOwnColumn(column: string): boolean {
  return known.has(column)
}
