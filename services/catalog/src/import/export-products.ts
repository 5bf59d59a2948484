import type { StaffProductFilter } from '@shop/contracts/staff/goods/staff-products'
import type { Locale } from '@shop/contracts/texts/text'
import { quotesBreaks, toCell } from '@shop/service-kit/csv/cells'
import { stringify } from 'csv-stringify/sync'
import type { StoredArticle } from '../articles/article.ts'
import { type ListDeps, productsAgreeing } from '../staff-products/list-products.ts'
import { toForm } from '../staff-products/product-form.ts'
import { onHand, type StockItem } from '../stock/stock.ts'
import { exportedColumns } from './draft/own-columns.ts'
import type { ImportDeps } from './import-deps.ts'
import { columnsOf, sizeColumnsOf } from './plan/changes.ts'

const CHUNK = 250
const delimiters = { uk: ';', en: ',' } as const
/** Table programs in Ukraine take a dot between digits for a date. */
const decimals = { uk: ',', en: '.' } as const
const numbers = new Set(['price_eur', 'price_without_discount_eur', 'weight_kg'])

type Asked = { filter: StaffProductFilter; language: Locale }

/** The products that agree with the filter as CSV, some at a time; a row for each size. */
export async function* exportProducts(
  deps: ListDeps & Pick<ImportDeps, 'articles' | 'stock'>,
  { filter, language }: Asked,
): AsyncGenerator<string> {
  const format = { delimiter: delimiters[language], record_delimiter: '\r\n', ...quotesBreaks }
  const names = (await productsAgreeing(deps, filter)).map(({ article }) => article)
  for (let from = 0; from === 0 || from < names.length; from += CHUNK) {
    const chunk = names.slice(from, from + CHUNK)
    const [articles, stock] = await Promise.all([deps.articles.allAmong(chunk), deps.stock.ofArticles(chunk)])
    const shelves = Map.groupBy(stock, ({ article }) => article)
    const found = new Map(articles.map(article => [article.article, article]))
    const rows = chunk.flatMap(name => {
      const article = found.get(name)
      return article ? exportedRows(article, shelves.get(name) ?? [], language) : []
    })
    const head = from === 0 ? [[...exportedColumns]] : []
    yield stringify([...head, ...rows], { ...format, bom: from === 0 })
  }
}

/** One row for each size; of a product without sizes one row without. */
export function exportedRows(article: StoredArticle, stock: readonly StockItem[], language: Locale): string[][] {
  const form = toForm(article, stock)
  const common: Record<string, string> = {
    ...columnsOf(form),
    article: article.article,
    is_shown: article.is_shown ? '1' : '0',
    pictures: article.pictures.map(({ name }) => name).join(' '),
  }
  const shelves = new Map(stock.map(item => [item.size, item]))
  const sizes = form.sizes.length === 0 ? [null] : form.sizes
  return sizes.map(size => {
    const shelf = size && shelves.get(size.name)
    const there = shelf ? String(onHand(shelf)) : '0'
    const counts = { stock: there, stock_was: there, received_was: String(shelf?.received ?? 0) }
    const cells: Record<string, string> = size
      ? { ...common, ...sizeColumnsOf(size), ...counts, size: size.name }
      : common
    return exportedColumns.map(column => {
      const cell = cells[column] ?? ''
      return numbers.has(column) ? cell.replace('.', decimals[language]) : toCell(cell)
    })
  })
}
