import { fromCell } from '@shop/service-kit/csv/cells'
import { takesProducts } from '../../goods-rules/product-rules.ts'
import { addRow, type CsvTable, LONGEST_CELL, MOST_ROWS_OF_ONE } from '../csv/read-csv.ts'
import type { DraftPicture } from '../draft/draft.ts'
import type { ImportNames } from '../draft/import-names.ts'
import { isHttps } from '../draft/picture-cell.ts'
import { type ShopifyField, shopifyColumns } from './shopify-columns.ts'
import { isDefault } from './shopify-options.ts'

export type ShopifyRow = { line: number; of: (field: ShopifyField) => string; isUneven: boolean }
export type ShopifyOption = { name: string; value: string }
export type ShopifyVariant = { row: ShopifyRow; options: ShopifyOption[] }
export type ShopifyPicture = { url: string; alt: string; position: number }

/** All rows of one handle, wherever they stand. */
export type ShopifyProduct = {
  handle: string
  lines: number[]
  /** It has more rows than one product may have; those are not read. */
  hasTooMany: boolean
  /** A row that is no variant has a cell that is too long, or more cells than columns. */
  isUneven: boolean
  /** What stands on the first row that says it. */
  of: (field: ShopifyField) => string
  variants: ShopifyVariant[]
  pictures: ShopifyPicture[]
}

const options = [1, 2, 3] as const

/** Puts the rows of each product together; its options are named on its first row only. */
export function shopifyProducts({ columns, rows }: CsvTable): { products: ShopifyProduct[]; ignored: string[] } {
  const { indexes, ignored } = shopifyColumns(columns)
  const byHandle = new Map<string, ShopifyRow[]>()
  for (const { line, cells } of rows) {
    const of = (field: ShopifyField) => fromCell(cells[indexes.get(field) ?? -1] ?? '')
    const isUneven = cells.length > columns.length || cells.some(cell => cell.length > LONGEST_CELL)
    const row = { line, of, isUneven }
    const handle = of('handle').toLowerCase()
    const same = byHandle.get(handle)
    if (same) addRow(same, row)
    else byHandle.set(handle, [row])
  }
  return { products: [...byHandle].map(([handle, all]) => toProduct(handle, all)), ignored }
}

function toProduct(handle: string, rows: readonly ShopifyRow[]): ShopifyProduct {
  const of = (field: ShopifyField) => rows.map(row => row.of(field)).find(Boolean) ?? ''
  const names = options.map(number => of(`option${number}Name`))
  const variants = rows.flatMap(row => {
    const values = options.map(number => row.of(`option${number}Value`))
    const isVariant = values.some(Boolean) || row.of('price') !== '' || row.of('sku') !== ''
    if (!isVariant) return []
    const filled = names.flatMap((name, index) => {
      const value = values[index] ?? ''
      return name === '' || value === '' || isDefault(name, value) ? [] : [{ name, value }]
    })
    return [{ row, options: filled }]
  })
  const pictures = rows
    .filter(row => row.of('image') !== '')
    .map((row, index) => ({
      url: row.of('image'),
      alt: row.of('imageAlt'),
      position: Number(row.of('imagePosition')) || index + 1,
    }))
    .sort((one, other) => one.position - other.position)
  const ofVariants = new Set(variants.map(({ row }) => row))
  const isUneven = rows.some(row => row.isUneven && !ofVariants.has(row))
  const hasTooMany = rows.length > MOST_ROWS_OF_ONE
  return { handle, lines: rows.map(({ line }) => line), hasTooMany, isUneven, of, variants, pictures }
}

export type CategoryTag = { tag: string; from: 'tag' | 'type' | 'category' }

/** What a variant is called: its options, else its size. */
export function variantName({ options }: Pick<ShopifyVariant, 'options'>, size: string): string {
  return options.map(({ value }) => value).join(' / ') || size
}

/** What may tell the category, the nearest first: tags, the type, each step of the standard category from its end. */
export function categoryTags(product: ShopifyProduct): CategoryTag[] {
  const found = [
    ...product
      .of('tags')
      .split(',')
      .map(tag => ({ tag, from: 'tag' as const })),
    { tag: product.of('type'), from: 'type' as const },
    ...product
      .of('category')
      .split('>')
      .reverse()
      .map(tag => ({ tag, from: 'category' as const })),
  ].map(({ tag, from }) => ({ tag: tag.trim().toLowerCase().slice(0, 100), from }))
  const byTag = new Map<string, CategoryTag>()
  for (const row of found) if (row.tag !== '' && (!byTag.has(row.tag) || row.from === 'type')) byTag.set(row.tag, row)
  return [...byTag.values()]
}

/** The category by the shop's table, else one of that name that takes products; undefined when none is meant. */
export function mappedCategory(
  product: ShopifyProduct,
  table: Readonly<Record<string, string>>,
  words: ImportNames,
): string | undefined {
  const found = categoryTags(product).map(({ tag }) => tag)
  const mapped = found.find(word => Object.hasOwn(table, word))
  if (mapped !== undefined) return table[mapped]
  const candidates = found.map(word => words.nameOf('category', word))
  // `new` and `sale` are tags of many shops, and no places for products.
  return candidates.find(name => name !== undefined && takesProducts(name, words.known))
}

const MOST_PICTURES = 30

/** The pictures of its own variants first, then those of the product that are of no other colour; undefined without any. */
export function picturesOf(
  product: ShopifyProduct,
  own: readonly { variant: ShopifyVariant }[],
  hasOthers: boolean,
): DraftPicture[] | undefined {
  const pictureOf = ({ row }: ShopifyVariant) => row.of('variantImage')
  const ofOwn = new Set(own.map(({ variant }) => pictureOf(variant)).filter(Boolean))
  const ofAll = new Set(product.variants.map(pictureOf).filter(Boolean))
  const shared = product.pictures.map(({ url }) => url).filter(url => !hasOthers || ofOwn.has(url) || !ofAll.has(url))
  const urls = [...new Set([...ofOwn, ...shared])].filter(isHttps).slice(0, MOST_PICTURES)
  const alts = new Map(product.pictures.map(({ url, alt }) => [url, alt]))
  return urls.length === 0 ? undefined : urls.map(url => ({ url, ...(alts.get(url) && { alt: alts.get(url) ?? '' }) }))
}
