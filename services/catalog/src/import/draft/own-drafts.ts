import type { RowProblem } from '@shop/contracts/staff/goods/import-codes'
import { codeFields } from '@shop/contracts/staff/goods/size-codes'
import { MOST_SIZES } from '@shop/contracts/staff/goods/staff-product-forms'
import { fromCell } from '@shop/service-kit/csv/cells'
import { dayIn, numberIn, yesIn } from '../csv/cells.ts'
import {
  addRow,
  type CsvTable,
  FileRefusal,
  LONGEST_CELL,
  MOST_ROWS_OF_ONE,
  refuseColumnsTwice,
} from '../csv/read-csv.ts'
import { cutLines, type Draft, type DraftSize } from './draft.ts'
import type { ImportNames } from './import-names.ts'
import { isOwnColumn, type ProductColumn, productColumns, type SizeColumn } from './own-columns.ts'
import { picturesIn } from './picture-cell.ts'
import { statedStockOf } from './stated-stock.ts'

export type OwnDrafts = { drafts: Draft[]; ignored: string[] }
/** One row, by column; a column that the file does not have is undefined. */
export type Cells = { line: number; of: (column: string) => string | undefined; isUneven: boolean }

const ARTICLE = /^[A-Z0-9-]{3,32}$/
const NAMED = ['category', 'collection', 'color', 'height'] as const

/**
 * What a table with our own columns says, article by article: each row is one size.
 * @throws FileRefusal without a column `article`, or with one of ours twice.
 */
export function ownDrafts({ columns, rows }: CsvTable, words: ImportNames): OwnDrafts {
  const indexes = new Map(columns.map((column, index) => [column.toLowerCase(), index]))
  if (!indexes.has('article')) throw new FileRefusal('no_columns')
  refuseColumnsTwice(columns, isOwnColumn)
  const byArticle = new Map<string, Cells[]>()
  for (const { line, cells } of rows) {
    const of = (column: string) => {
      const index = indexes.get(column)
      return index === undefined ? undefined : fromCell(cells[index] ?? '')
    }
    const row = { line, of, isUneven: cells.length > columns.length || cells.some(cell => cell.length > LONGEST_CELL) }
    const article = (of('article') ?? '').toUpperCase()
    const same = byArticle.get(article)
    if (same) addRow(same, row)
    else byArticle.set(article, [row])
  }
  return {
    drafts: [...byArticle].map(([article, cells]) => ownDraft(article, cells, words)),
    ignored: columns.filter(column => column !== '' && !isOwnColumn(column.toLowerCase())),
  }
}

function ownDraft(article: string, rows: readonly Cells[], words: ImportNames): Draft {
  const draft: Draft = { article, lines: rows.map(({ line }) => line), fields: {}, sizes: [], problems: [], notes: [] }
  const refuse = (line: number, column: string, code: RowProblem, value?: string) =>
    draft.problems.push({ line, column, code, ...(value !== undefined && { value: value.slice(0, 200) }) })

  if (rows.length > MOST_ROWS_OF_ONE) {
    refuse(rows[0]?.line ?? 0, 'article', 'too_many_rows', article)
    return cutLines(draft)
  }
  const sized = rows.filter(({ of }) => of('size'))
  const oneTooMany = sized[MOST_SIZES]
  if (oneTooMany) {
    refuse(oneTooMany.line, 'size', 'too_many', String(sized.length))
    return cutLines(draft)
  }
  for (const { line, isUneven } of rows) if (isUneven) refuse(line, 'article', 'cells')
  if (!ARTICLE.test(article)) {
    for (const { line } of rows) refuse(line, 'article', article === '' ? 'required' : 'invalid_article', article)
    return { ...draft, is_unread: true }
  }
  const productCells = new Map<ProductColumn, { text: string; line: number }>()
  for (const column of productColumns) {
    const cell = productCell(column, rows, refuse)
    if (cell) productCells.set(column, cell)
  }
  readFields(productCells, draft, words, refuse)
  for (const row of rows) readSize(row, draft, words, refuse)
  return draft
}

type Refuse = (line: number, column: string, code: RowProblem, value?: string) => void

/** What the rows say together: blank cells agree with anything. Undefined when the file does not have the column. */
function productCell(column: ProductColumn, rows: readonly Cells[], refuse: Refuse) {
  let found: { text: string; line: number } | undefined
  for (const { line, of } of rows) {
    const text = of(column)
    if (text === undefined) return undefined
    if (found?.text && text !== '' && text !== found.text) refuse(line, column, 'differs', text)
    if (!found || (found.text === '' && text !== '')) found = { text, line }
  }
  return found
}

function readFields(
  productCells: ReadonlyMap<ProductColumn, { text: string; line: number }>,
  draft: Draft,
  words: ImportNames,
  refuse: Refuse,
): void {
  const { fields } = draft
  for (const [column, { text, line }] of productCells) {
    const [field = '', language] = column.split('_') as [string, string?]
    if (isText(field) && (language === 'uk' || language === 'en')) {
      fields[field] = { ...fields[field], [language]: text }
    } else if (column === 'model') fields.model = text === '' ? undefined : text
    else if (column === 'start_sale_date' || column === 'preorder_on') {
      const day = text === '' ? null : dayIn(text)
      if (day === null && text !== '') refuse(line, column, 'not_a_day', text)
      fields[column] = day
    } else if (column === 'is_shown' && text !== '') {
      draft.is_shown = yesIn(text) ?? undefined
      if (draft.is_shown === undefined) refuse(line, column, 'not_yes_or_no', text)
    } else if (column === 'pictures') {
      draft.pictures = picturesIn(text, url => refuse(line, column, 'picture_address', url))
    }
  }
  for (const kind of NAMED) {
    const cell = productCells.get(kind)
    if (!cell) continue
    // What a product has may be kept, even if nobody may choose it any more: the plan knows what it has.
    const name = words.nameOf(kind, cell.text) ?? (cell.text || undefined)
    if (kind === 'height') fields.height = name ?? null
    else fields[kind] = name
  }
}

function isText(field: string): field is 'title' | 'description' | 'composition' | 'care' {
  return field === 'title' || field === 'description' || field === 'composition' || field === 'care'
}

function readSize({ line, of }: Cells, draft: Draft, words: ImportNames, refuse: Refuse): void {
  const text = of('size')
  if (text === undefined || text === '') {
    const isFilled = [...codeFields, ...numbers, 'stock', 'stock_change'].some(column => of(column))
    if (isFilled) refuse(line, 'size', 'required')
    return
  }
  const size: DraftSize = { line, name: words.nameOf('size', text) ?? text }
  if (draft.sizes.some(({ name }) => name === size.name)) {
    refuse(line, 'size', 'twice', text)
    return
  }
  for (const column of codeFields) {
    const cell = of(column)
    if (cell !== undefined) size[column] = cell || null
  }
  for (const column of numbers) {
    const cell = of(column)
    if (cell === undefined || (cell === '' && column === 'price_uah')) continue
    const number = cell === '' ? null : numberIn(cell)
    if (number === null && cell !== '') refuse(line, column, 'not_a_number', cell)
    else if (column === 'price_uah') size.price_uah = number ?? undefined
    else size[column] = number
  }
  size.stock = statedStockOf(of, (column, code, value) => refuse(line, column, code, value))
  draft.sizes.push(size)
}

const numbers = [
  'price_uah',
  'price_eur',
  'price_without_discount_uah',
  'price_without_discount_eur',
  'weight_kg',
  'preorder_limit',
] as const satisfies readonly SizeColumn[]
