import type { GridColumn } from '../grid/CellGrid.tsx'
import type { SizeDraft } from '../product-draft.ts'

type Column = Pick<GridColumn, 'mode' | 'isCode'> & { id: Exclude<keyof SizeDraft, 'name' | 'isThere'>; field: string }

/** What is typed of a size for all new articles, and how the call names it. */
export const sizeColumns: readonly Column[] = [
  { id: 'uah', field: 'price.uah', mode: 'numeric' },
  { id: 'eur', field: 'price.eur', mode: 'decimal' },
  { id: 'oldUah', field: 'price_without_discount.uah', mode: 'numeric' },
  { id: 'oldEur', field: 'price_without_discount.eur', mode: 'decimal' },
  { id: 'weight', field: 'weight_kg', mode: 'decimal' },
  { id: 'limit', field: 'preorder_limit', mode: 'numeric' },
]

/** What is typed for each colour and height: no two sizes have the same codes. */
export const ownColumns: readonly Column[] = [
  ...sizeColumns,
  { id: 'barcode', field: 'barcode', mode: 'numeric', isCode: true },
  { id: 'ownCode', field: 'own_code', mode: 'text', isCode: true },
]

export function fieldOf(column: string): string | undefined {
  return ownColumns.find(({ id }) => id === column)?.field
}
