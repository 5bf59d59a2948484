import { codeFields } from '@shop/contracts/staff/goods/size-codes'
import type {
  ArticleSizes,
  ModelSizes,
  ModelSizesChange,
  SizeCells,
} from '@shop/contracts/staff/goods/staff-model-sizes'
import { typedNumber } from '../../../numbers.ts'
import { type CellTexts, cellKey } from './cells.ts'
import { isEuroBehind } from './euro-behind.ts'

/** The columns of a size, in the order of the grid. */
export const modelColumns = [
  'uah',
  'eur',
  'old_uah',
  'old_eur',
  'weight_kg',
  'stock',
  'preorder_limit',
  ...codeFields,
] as const
export type ModelColumn = (typeof modelColumns)[number]
/** Whether the article has the size at all: a tick in the head of the row. */
export const IS_THERE = 'is_there'
export const THERE = '1'

const articleColumns = ['eur', 'old_uah', 'old_eur', 'weight_kg', 'preorder_limit'] as const

export function rowId(article: string, size: string): string {
  return `${article} ${size}`
}

function written(value: number | string | null | undefined): string {
  if (typeof value === 'string') return value
  return value === null || value === undefined ? '' : String(value).replace('.', ',')
}

/** The model as the cells of its grid. Stock is what can be bought now. */
export function textsOf({ articles }: ModelSizes): CellTexts {
  const texts: Record<string, string> = {}
  for (const { article, sizes } of articles) {
    for (const { name, price, price_without_discount: list, stock, ...rest } of sizes) {
      const values: Record<ModelColumn, number | string | null | undefined> = {
        uah: price.uah,
        eur: price.eur,
        old_uah: list?.uah,
        old_eur: list?.eur,
        weight_kg: rest.weight_kg,
        stock: stock.available,
        preorder_limit: rest.preorder_limit,
        barcode: rest.barcode,
        own_code: rest.own_code,
      }
      for (const column of modelColumns) texts[cellKey(rowId(article, name), column)] = written(values[column])
      texts[cellKey(rowId(article, name), IS_THERE)] = THERE
    }
  }
  return texts
}

/** What a cell of stock comes to as a difference: "+5" and "−2" are one, "8" beside 3 is +5; null: nothing changes. */
export function stockDifference(text: string, was: string): number | null {
  const plain = text.trim().replace('−', '-')
  if (plain === was.trim()) return null
  const by = /^[+-]/.test(plain) ? typedNumber(plain) : (typedNumber(plain) ?? Number.NaN) - (typedNumber(was) ?? 0)
  return by === 0 ? null : by
}

/** The changed cells, article by article, as the call takes them. What is no number goes as NaN, which the contract refuses. */
export function changedCells(
  { articles }: ModelSizes,
  base: CellTexts,
  texts: CellTexts,
  sizes: readonly string[],
): ModelSizesChange['articles'] {
  return articles.flatMap(({ article, revision }) => {
    const cells = sizes.flatMap(size => changedSize(rowId(article, size), size, base, texts) ?? [])
    return cells.length > 0 ? [{ article, revision, sizes: cells }] : []
  })
}

function changedSize(row: string, size: string, base: CellTexts, texts: CellTexts): SizeCells | null {
  const was = (column: string) => base[cellKey(row, column)] ?? ''
  const now = (column: string) => texts[cellKey(row, column)] ?? ''
  if (now(IS_THERE) !== THERE) return was(IS_THERE) === THERE ? { size, is_there: false } : null
  const isNew = was(IS_THERE) !== THERE
  const cells: SizeCells = { size }
  if (isNew) cells.is_there = true
  const uah = typedNumber(now('uah')) ?? 0
  if (isNew || !Object.is(uah, typedNumber(was('uah')) ?? 0)) cells.uah = uah
  for (const column of articleColumns) {
    const value = typedNumber(now(column))
    if (!Object.is(value, typedNumber(was(column)))) cells[column] = value
  }
  for (const field of codeFields) {
    const code = now(field).trim()
    if (code !== was(field)) cells[field] = code || null
  }
  const by = stockDifference(now('stock'), was('stock'))
  if (by !== null) cells.stock_by = by
  return Object.keys(cells).length > 1 ? cells : null
}

/** Which cell a refusal is about: `articles.0.sizes.2.uah` of what was sent. */
export function refusedCell(sent: ModelSizesChange['articles'], field: string): { row: string; column: string } | null {
  const [, article, size, column = ''] = /^articles\.(\d+)\.sizes\.(\d+)\.(\w+)$/.exec(field) ?? []
  const found = sent[Number(article)]
  const name = found?.sizes[Number(size)]?.size
  if (!found || name === undefined) return null
  const shown = column === 'stock_by' ? 'stock' : column === 'size' ? IS_THERE : column
  return { row: rowId(found.article, name), column: shown }
}

/**
 * What was typed, over what is stored by now: changed cells stay as they were typed, all others follow. A count becomes the
 * difference that it was, so that what was sold meanwhile is not put back.
 */
export function rebased(base: CellTexts, texts: CellTexts, stored: CellTexts): CellTexts {
  const mine = Object.entries(texts).filter(([key, text]) => text !== (base[key] ?? ''))
  const kept = mine.map(([key, text]) => {
    const by = key.endsWith('\nstock') ? stockDifference(text, base[key] ?? '') : null
    const isPlain = by === null || Number.isNaN(by)
    return [key, isPlain ? text : `${by > 0 ? '+' : ''}${by}`] as const
  })
  return { ...stored, ...Object.fromEntries(kept) }
}

/** Cells that were typed into and that somebody else has changed meanwhile as well. */
export function collisions(base: CellTexts, texts: CellTexts, stored: CellTexts): string[] {
  return Object.keys(texts).filter(key => {
    const [was, now, theirs] = [base[key] ?? '', texts[key] ?? '', stored[key] ?? '']
    return !key.endsWith('\nstock') && now !== was && theirs !== was && theirs !== now
  })
}

/** Rows whose prices were changed here and are reduced in hryvnias only. */
export function euroLeftBehind(base: CellTexts, texts: CellTexts, rows: readonly string[], rate: number): string[] {
  return rows.filter(row => {
    const of = (from: CellTexts, column: ModelColumn) => from[cellKey(row, column)] ?? ''
    const [uah, old, eur] = [of(texts, 'uah'), of(texts, 'old_uah'), of(texts, 'eur')]
    const [before, oldBefore] = [of(base, 'uah'), of(base, 'old_uah')]
    return (uah !== before || old !== oldBefore) && isEuroBehind({ uah, old, eur, before }, rate)
  })
}

/** How an article is called in a grid. */
export function titleOf(
  { article, color, height }: Pick<ArticleSizes, 'article' | 'color' | 'height'>,
  named: { colorTitle: (name: string) => string; heightTitle: (name: string) => string },
): string {
  return [named.colorTitle(color), height && named.heightTitle(height)].filter(Boolean).join(', ') || article
}
