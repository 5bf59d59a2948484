import { useTexts } from '../../../use-texts.ts'
import type { GridColumn } from '../grid/CellGrid.tsx'
import { derivedEuros, type SizeDraft } from '../product-draft.ts'
import type { sizeColumns } from './size-columns.ts'

/** Columns of a grid of sizes; an empty price in euros shows what it is by the rate. */
export function useSizeColumns(of: typeof sizeColumns, rate: number | undefined) {
  const { t } = useTexts()
  const columns = of.map(
    ({ id, mode, isCode }): GridColumn => ({
      id,
      mode,
      isCode,
      label: t(`product.sizeColumns.${id}`),
      required: id === 'uah',
    }),
  )
  const placeholderOf = (size: SizeDraft | undefined, column: string) => {
    if (column === 'eur') return derivedEuros(size?.uah ?? '', rate)
    if (column === 'oldEur') return derivedEuros(size?.oldUah ?? '', rate)
    return column === 'limit' ? '∞' : ''
  }
  return { columns, placeholderOf }
}
