import type { SizeDraft } from '../product-draft.ts'

type Column = { id: Exclude<keyof SizeDraft, 'name' | 'isThere'>; field: string; mode: 'numeric' | 'decimal' }

/** What is typed of a size of new articles, and how the call names it. */
export const sizeColumns: readonly Column[] = [
  { id: 'uah', field: 'price.uah', mode: 'numeric' },
  { id: 'eur', field: 'price.eur', mode: 'decimal' },
  { id: 'oldUah', field: 'price_without_discount.uah', mode: 'numeric' },
  { id: 'oldEur', field: 'price_without_discount.eur', mode: 'decimal' },
  { id: 'weight', field: 'weight_kg', mode: 'decimal' },
  { id: 'limit', field: 'preorder_limit', mode: 'numeric' },
]

export function fieldOf(column: string): string | undefined {
  return sizeColumns.find(({ id }) => id === column)?.field
}
