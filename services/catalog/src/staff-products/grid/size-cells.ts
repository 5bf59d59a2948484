import { codeFields } from '@shop/contracts/staff/goods/size-codes'
import type { SizeCells } from '@shop/contracts/staff/goods/staff-model-sizes'
import type { ArticleSize } from '../../articles/article.ts'
import { pricesOf } from '../../goods-rules/size-rules.ts'
import { toArticleSize, toSizeForm } from '../product-form.ts'

export const priceColumns = ['uah', 'eur', 'old_uah', 'old_eur'] as const
/** Cells that are kept with the article; the others are kept with its stock. */
const articleColumns = [...priceColumns, 'weight_kg', ...codeFields] as const

/** The cells of a size as staff see them: decimal numbers, and codes. */
type Cells = Record<(typeof priceColumns)[number] | 'weight_kg', number | null> &
  Record<(typeof codeFields)[number], string | null>

const nothing: Cells = {
  uah: null,
  eur: null,
  old_uah: null,
  old_eur: null,
  weight_kg: null,
  barcode: null,
  own_code: null,
}

export function cellsOf(size: ArticleSize | undefined): Cells {
  if (!size) return nothing
  const { weight_kg, barcode = null, own_code = null } = size
  return { ...pricesOf(toSizeForm(size, null)), weight_kg, barcode, own_code }
}

/** The cells with what was entered in place of what was there. */
export function withChanges(cells: Cells, change: SizeCells): Cells {
  const entered = articleColumns.filter(column => change[column] !== undefined)
  return { ...cells, ...Object.fromEntries(entered.map(column => [column, change[column]])) }
}

export function toSize(name: string, { uah, eur, old_uah, old_eur, ...rest }: Cells): ArticleSize {
  const list = old_uah === null ? null : { uah: old_uah, eur: old_eur }
  return toArticleSize({ name, price: { uah: uah ?? 0, eur }, price_without_discount: list, ...rest })
}
