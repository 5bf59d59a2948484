import type { RowProblem } from '@shop/contracts/staff/goods/import-codes'
import { numberIn } from '../csv/cells.ts'
import type { DraftSize } from '../draft/draft.ts'
import type { ShopifyRow } from './shopify-products.ts'

/** The file names no currency: staff do. `rate` is hryvnias for one unit of it, as a decimal number; 1 for hryvnias. */
export type ShopifyPrices = { currency: string | null; rate: number }

type Refuse = (column: string, code: RowProblem, value?: string) => void

/** One variant: prices in hryvnias, those of a file in euros as they stand there besides. */
export function sizeOf(row: ShopifyRow, name: string, { currency, rate }: ShopifyPrices, refuse: Refuse): DraftSize {
  const price = sumIn(row, 'price', refuse)
  const list = sumIn(row, 'listPrice', refuse)
  const isReduced = price !== null && list !== null && list > price
  const isEuro = currency === 'EUR'
  const hryvnias = (sum: number) => Math.max(1, Math.round(sum * rate))
  const grams = gramsOf(row)
  const size: DraftSize = {
    line: row.line,
    name,
    price_uah: price === null ? undefined : hryvnias(price),
    price_without_discount_uah: isReduced ? hryvnias(list) : null,
    price_without_discount_eur: isReduced && isEuro ? list : null,
  }
  if (price === null && row.of('price') === '') refuse('variant price', 'required')
  if (isEuro && price !== null) size.price_eur = price
  // Ten grams is the least that a parcel is counted with: earrings weigh three.
  if (grams !== null && grams > 0) size.weight_kg = Math.max(10, Math.round(grams)) / 1000
  // Hryvnias may be equal once they are rounded: then nothing is reduced.
  if (size.price_uah === size.price_without_discount_uah) size.price_without_discount_uah = null
  const quantity = row.of('quantity')
  if (quantity === '') return size
  const count = numberIn(quantity)
  if (count === null || !Number.isInteger(count)) refuse('variant inventory qty', 'not_a_number', quantity)
  // What was sold beyond the stock is nothing that lies there: the product says so.
  else size.stock = { stated: Math.max(0, count) }
  return size
}

const gramsIn: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.349523, lb: 453.59237 }

/** Grams have a column of their own in whole exports; some have a weight with its unit instead. */
function gramsOf(row: ShopifyRow): number | null {
  const grams = numberIn(row.of('grams'))
  if (grams !== null && grams > 0) return grams
  const weight = numberIn(row.of('weight'))
  const unit = gramsIn[row.of('weightUnit').toLowerCase()]
  return weight === null || unit === undefined ? grams : weight * unit
}

function sumIn(row: ShopifyRow, field: 'price' | 'listPrice', refuse: Refuse): number | null {
  const text = row.of(field)
  if (text === '') return null
  const sum = numberIn(text)
  const isPrice = field === 'price'
  if (sum === null || sum < 0 || (isPrice && sum === 0)) {
    const code = sum === null ? 'not_a_number' : 'not_positive'
    refuse(isPrice ? 'variant price' : 'variant compare at price', code, text)
    return null
  }
  return Math.round(sum * 100) / 100
}
