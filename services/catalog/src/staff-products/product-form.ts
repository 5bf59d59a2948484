import {
  type ProductForm,
  type ProductSizeForm,
  type StaffProduct,
  type StaffStock,
  staffProductSchema,
} from '@shop/contracts/staff/goods/staff-product-forms'
import { fromDecimal, toDecimal } from '@shop/money/money'
import type { Article, ArticleSize } from '../articles/article.ts'
import { givenCodes } from '../articles/size-codes.ts'
import { countArrived, type StockItem } from '../stock/stock.ts'

type FormPrice = ProductSizeForm['price']

/** What the form says, as the database keeps it: prices in minor units. Limits of pre-orders are kept with the stock. */
export function toFields(form: ProductForm): Pick<Article, keyof ProductForm> {
  return {
    ...plainFields(form),
    sizes: form.sizes.map(toArticleSize),
  }
}

export function toArticleSize({
  name,
  price,
  price_without_discount: list,
  weight_kg,
  ...codes
}: Omit<ProductSizeForm, 'preorder_limit'>): ArticleSize {
  const prices = { price: toMinor(price), price_without_discount: list && toMinor(list) }
  return { name, ...prices, weight_kg, ...givenCodes(codes) }
}

/** The article as its form shows it. */
export function toForm(article: Article, stock: readonly StockItem[]): ProductForm {
  const limits = new Map(stock.map(({ size, preorder_limit }) => [size, preorder_limit]))
  return {
    ...plainFields(article),
    sizes: article.sizes.map(size => toSizeForm(size, limits.get(size.name) ?? null)),
  }
}

type PlainFields = Omit<ProductForm, 'sizes'>

/** What the form and the database say alike. */
function plainFields(of: PlainFields): PlainFields {
  const { model, category, collection, color, height, title, description, composition, care, measurements } = of
  const { start_sale_date, preorder_on } = of
  return {
    model,
    category,
    collection,
    color,
    height,
    title,
    description,
    composition,
    care,
    measurements,
    start_sale_date,
    preorder_on,
  }
}

export function toSizeForm(
  { name, price, price_without_discount: list, weight_kg, ...codes }: ArticleSize,
  limit: number | null,
) {
  return {
    name,
    price: toDecimals(price),
    price_without_discount: list && toDecimals(list),
    weight_kg,
    preorder_limit: limit,
    ...givenCodes(codes),
  }
}

/** The stock of a size as staff see it; what lies there for pre-orders is not counted as reserved. */
export function toStaffStock(item: StockItem): StaffStock {
  const arrived = countArrived(item)
  const held = item.holds.reduce((sum, { count }) => sum + count, 0)
  return {
    size: item.size,
    available: item.available,
    reserved: held - arrived,
    arrived,
    sold: item.sold,
    missing: item.missing ?? 0,
    preorder_limit: item.preorder_limit,
    preorder_promised: item.preorder_promised,
  }
}

function toMinor({ uah, eur }: FormPrice): ArticleSize['price'] {
  return { uah: fromDecimal(uah), eur: eur === null ? null : fromDecimal(eur) }
}

function toDecimals({ uah, eur }: ArticleSize['price']): FormPrice {
  return { uah: toDecimal(uah), eur: eur === null ? null : toDecimal(eur) }
}

type Fields = Record<string, unknown>

// What follows from the rest, or is no one's edit.
const derived = new Set<string>(['revision', 'changed', 'stock', 'lacks', 'older_translations'])

/** The fields in which the two differ, as the audit log keeps them: a change of a price does not copy all texts. */
export function differingFields(old: StaffProduct, now: StaffProduct): { before: Fields; after: Fields } {
  // As staff see them: in one order of fields, and without what the contract does not name.
  const [before, after]: Fields[] = [staffProductSchema.parse(old), staffProductSchema.parse(now)]
  const isOther = (name: string) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name])
  const names = Object.keys({ ...after }).filter(name => !derived.has(name) && isOther(name))
  const only = (fields: Fields | undefined) => Object.fromEntries(names.map(name => [name, fields?.[name]]))
  return { before: only(before), after: only(after) }
}
