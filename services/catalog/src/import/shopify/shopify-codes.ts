import { barcodeSchema, codeKey, ownCodeSchema } from '@shop/contracts/staff/goods/size-codes'
import type { ShopifyProduct, ShopifyRow } from './shopify-products.ts'

/** How often each barcode and stock keeping unit stands in the file, by their keys. */
export type CodeCounts = Record<'barcode' | 'sku', ReadonlyMap<string, number>>

export function countCodes(products: readonly ShopifyProduct[]): CodeCounts {
  const rows = products.flatMap(({ variants }) => variants.map(({ row }) => row))
  return { barcode: countsIn(rows, 'barcode'), sku: countsIn(rows, 'sku') }
}

function countsIn(rows: readonly ShopifyRow[], field: 'barcode' | 'sku'): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const code = row.of(field)
    if (code !== '') counts.set(codeKey(code), (counts.get(codeKey(code)) ?? 0) + 1)
  }
  return counts
}

/** The barcode of a variant; undefined where it has none, shares it, or it is no GTIN: other shops write anything there. */
export function barcodeOf(row: ShopifyRow, { barcode: counts }: CodeCounts): string | undefined {
  const code = row.of('barcode')
  const { data } = barcodeSchema.safeParse(code)
  return data !== undefined && counts.get(codeKey(code)) === 1 ? data : undefined
}

/** The stock keeping unit is the own code of a size where it is that of one variant alone, and not the article itself. */
export function ownCodeOf(row: ShopifyRow, article: string, { sku: counts }: CodeCounts): string | undefined {
  const code = row.of('sku')
  const { data } = ownCodeSchema.safeParse(code)
  const isOwn = code.toUpperCase() !== article && counts.get(codeKey(code)) === 1
  return data !== undefined && isOwn ? data : undefined
}
