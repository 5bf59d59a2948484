import type { ImportItem } from '@shop/contracts/staff/goods/staff-import'
import type { ProductForm } from '@shop/contracts/staff/goods/staff-product-forms'
import { emptyForm } from './merged-form.ts'

type Change = ImportItem['changes'][number]

const LONGEST = 200

/** What becomes other, column by column; of a new product everything that is filled in. */
export function formChanges(before: ProductForm | null, after: ProductForm): Change[] {
  const was = columnsOf(before ?? emptyForm)
  const old = new Map((before?.sizes ?? []).map(size => [size.name, size]))
  const changes = differing(was, columnsOf(after), null)
  for (const size of after.sizes) {
    const known = old.get(size.name)
    if (!known) changes.push({ column: 'size', size: size.name, was: '', will: size.name })
    changes.push(...differing(known ? sizeColumnsOf(known) : {}, sizeColumnsOf(size), size.name))
  }
  return changes
}

function differing(was: Record<string, string>, will: Record<string, string>, size: string | null): Change[] {
  return Object.entries(will)
    .filter(([column, text]) => text !== (was[column] ?? ''))
    .map(([column, text]) => ({ column, size, was: cut(was[column] ?? ''), will: cut(text) }))
}

/** Long texts are shown by their beginning. */
export function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

type Columns = Record<string, string>

/** The form as cells of our own columns. */
export function columnsOf(form: ProductForm): Columns {
  const columns: Columns = { model: form.model }
  for (const name of ['title', 'description', 'composition', 'care'] as const) {
    columns[`${name}_uk`] = form[name].uk
    columns[`${name}_en`] = form[name].en
  }
  return {
    ...columns,
    category: form.category,
    collection: form.collection,
    color: form.color,
    height: form.height ?? '',
    start_sale_date: form.start_sale_date ?? '',
    preorder_on: form.preorder_on ?? '',
  }
}

/** A size as cells of our own columns; numbers with a dot. */
export function sizeColumnsOf(size: ProductForm['sizes'][number]): Columns {
  const { price, price_without_discount: list, weight_kg, preorder_limit, barcode, own_code } = size
  return {
    barcode: barcode ?? '',
    own_code: own_code ?? '',
    price_uah: String(price.uah),
    price_eur: text(price.eur),
    price_without_discount_uah: text(list?.uah ?? null),
    price_without_discount_eur: text(list?.eur ?? null),
    weight_kg: text(weight_kg),
    preorder_limit: text(preorder_limit),
  }
}

function text(number: number | null): string {
  return number === null ? '' : String(number)
}
