import type { SizeCells } from '@shop/contracts/staff/goods/staff-model-sizes'
import { fromDecimal, toDecimal } from '@shop/money/money'
import type { ArticleSize } from '../../articles/article.ts'

export type Wrong = Record<string, string>

const priceColumns = ['uah', 'eur', 'old_uah', 'old_eur'] as const
/** Cells that are kept with the article; the others are kept with its stock. */
export const articleColumns = [...priceColumns, 'weight_kg'] as const
type ArticleColumn = (typeof articleColumns)[number]

/** The cells of a size as staff see them: decimal numbers. */
export type Cells = Record<ArticleColumn, number | null>

const NO_CELLS: Cells = { uah: null, eur: null, old_uah: null, old_eur: null, weight_kg: null }

export function cellsOf(size: ArticleSize | undefined): Cells {
  if (!size) return NO_CELLS
  const { price, price_without_discount: list, weight_kg } = size
  const decimal = (sum: number | null | undefined) => (sum === null || sum === undefined ? null : toDecimal(sum))
  return {
    uah: decimal(price.uah),
    eur: decimal(price.eur),
    old_uah: decimal(list?.uah),
    old_eur: decimal(list?.eur),
    weight_kg,
  }
}

/** The cells with what was entered in place of what was there. */
export function withChanges(cells: Cells, change: SizeCells): Cells {
  const changed = articleColumns.flatMap(column => {
    const value = change[column]
    return value === undefined ? [] : [[column, value] as const]
  })
  return { ...cells, ...Object.fromEntries(changed) }
}

/** Prices are judged where one of them was entered: what stays as it was is not judged again (docs/rules.md, "Products by staff"). */
export function wrongInCells(change: SizeCells, { uah, eur, old_uah, old_eur }: Cells): Wrong {
  if (priceColumns.every(column => change[column] === undefined) && !change.is_there) return {}
  if (uah === null) return { uah: 'price_required' }
  if (old_uah === null) return old_eur === null ? {} : { old_uah: 'old_price_required' }
  const wrong: Wrong = {}
  if (old_uah <= uah) wrong.old_uah = 'not_above'
  if (eur !== null && old_eur !== null && old_eur <= eur) wrong.old_eur = 'not_above'
  return wrong
}

export function toSize(name: string, { uah, eur, old_uah, old_eur, weight_kg }: Cells): ArticleSize {
  const minor = (sum: number | null) => (sum === null ? null : fromDecimal(sum))
  return {
    name,
    price: { uah: fromDecimal(uah ?? 0), eur: minor(eur) },
    price_without_discount: old_uah === null ? null : { uah: fromDecimal(old_uah), eur: minor(old_eur) },
    weight_kg,
  }
}
