import type {
  NewProductsForm,
  ProductForm,
  ProductSizeForm,
  ShowLack,
} from '@shop/contracts/staff/goods/staff-product-forms'
import type { StoredArticle } from '../articles/article.ts'
import type { StoredCategory } from '../categories/category-tree.ts'

/** Names that articles may use. */
export type KnownNames = {
  categories: readonly StoredCategory[]
  collections: ReadonlySet<string>
  colors: ReadonlySet<string>
  heights: ReadonlySet<string>
  sizes: ReadonlySet<string>
}

type Fields = Record<string, string>
type Common = Omit<ProductForm, 'color' | 'height'>

/**
 * What is wrong with an edited article, by field; nothing when it may be saved. What stays as it was is not judged again: a
 * category may have been archived, a day may have passed since.
 */
export function wrongInChange(form: ProductForm, before: StoredArticle, known: KnownNames, today: string): Fields {
  return {
    ...wrongInCommon(form, before, known, today),
    ...(form.color === before.color || known.colors.has(form.color) ? {} : { color: 'unknown' }),
    ...(form.height === before.height || isKnownHeight(form.height, known) ? {} : { height: 'unknown' }),
  }
}

/** What is wrong with a form of new articles, by field. `taken` are articles that exist, `variants` those of the same model. */
export function wrongInNew(
  form: NewProductsForm,
  known: KnownNames,
  today: string,
  taken: ReadonlySet<string>,
  variants: readonly Pick<StoredArticle, 'color' | 'height'>[],
): Fields {
  const used = new Set([form.sizes, ...form.articles.map(({ sizes = [] }) => sizes)].flat().map(({ name }) => name))
  const wrong = wrongInCommon(form, null, known, today, used)
  const names = new Set<string>()
  const pairs = new Set(variants.map(pairOf))
  for (const [index, one] of form.articles.entries()) {
    const at = `articles.${index}`
    const { sizes = form.sizes } = one
    if (one.sizes) Object.assign(wrong, wrongInSizes(`${at}.sizes`, one.sizes, new Set(), known))
    if (!known.colors.has(one.color)) wrong[`${at}.color`] = 'unknown'
    if (!isKnownHeight(one.height, known)) wrong[`${at}.height`] = 'unknown'
    if (taken.has(one.article)) wrong[`${at}.article`] = 'taken'
    else if (names.has(one.article)) wrong[`${at}.article`] = 'twice'
    else if (pairs.has(pairOf(one))) wrong[`${at}.article`] = 'variant_exists'
    for (const [row, { size }] of (one.stock ?? []).entries()) {
      if (!sizes.some(({ name }) => name === size)) wrong[`${at}.stock.${row}.size`] = 'unknown'
      if (one.stock?.findIndex(other => other.size === size) !== row) wrong[`${at}.stock.${row}.size`] = 'twice'
    }
    names.add(one.article)
    pairs.add(pairOf(one))
  }
  const pictured = form.pictures ?? []
  for (const [index, { color }] of pictured.entries()) {
    if (!form.articles.some(one => one.color === color)) wrong[`pictures.${index}.color`] = 'unknown'
    if (pictured.findIndex(other => other.color === color) < index) wrong[`pictures.${index}.color`] = 'twice'
  }
  return wrong
}

function wrongInCommon(
  form: Common,
  before: StoredArticle | null,
  known: KnownNames,
  today: string,
  used: ReadonlySet<string> = new Set(form.sizes.map(({ name }) => name)),
): Fields {
  const wrong: Fields = {}
  if (form.category !== before?.category && !takesProducts(form.category, known)) wrong.category = 'unknown'
  if (form.collection !== before?.collection && !known.collections.has(form.collection)) wrong.collection = 'unknown'
  if (form.preorder_on !== null && form.preorder_on !== before?.preorder_on && form.preorder_on < today) {
    wrong.preorder_on = 'day_past'
  }
  const had = new Set(before?.sizes.map(({ name }) => name))
  Object.assign(wrong, wrongInSizes('sizes', form.sizes, had, known))
  for (const [index, { size }] of form.measurements.entries()) {
    if (!used.has(size)) wrong[`measurements.${index}.size`] = 'unknown'
  }
  return wrong
}

function wrongInSizes(
  list: string,
  sizes: readonly ProductSizeForm[],
  had: ReadonlySet<string>,
  known: KnownNames,
): Fields {
  const wrong: Fields = {}
  for (const [index, size] of sizes.entries()) {
    const at = `${list}.${index}`
    if (!had.has(size.name) && !known.sizes.has(size.name)) wrong[`${at}.name`] = 'unknown'
    if (sizes.findIndex(({ name }) => name === size.name) < index) wrong[`${at}.name`] = 'twice'
    Object.assign(wrong, wrongInPrices(at, size))
  }
  return wrong
}

/** The old price must be above the new one, in each currency that has both. */
function wrongInPrices(at: string, { price, price_without_discount: list }: ProductSizeForm): Fields {
  if (list === null) return {}
  const wrong: Fields = {}
  if (list.uah <= price.uah) wrong[`${at}.price_without_discount.uah`] = 'not_above'
  if (list.eur !== null && price.eur !== null && list.eur <= price.eur) {
    wrong[`${at}.price_without_discount.eur`] = 'not_above'
  }
  return wrong
}

/** Nobody is put by hand into an archived category, nor into those of what is new or on sale. */
export function takesProducts(name: string, { categories }: Pick<KnownNames, 'categories'>): boolean {
  const found = categories.find(category => category.name === name)
  return found !== undefined && !isArchived(found, categories) && found.special === null
}

function isArchived({ is_archived, parent_category }: StoredCategory, all: readonly StoredCategory[]): boolean {
  if (is_archived) return true
  const parent = all.find(({ name }) => name === parent_category)
  return parent !== undefined && isArchived(parent, all)
}

function isKnownHeight(height: string | null, { heights }: KnownNames): boolean {
  return height === null || heights.has(height)
}

function pairOf({ color, height }: Pick<StoredArticle, 'color' | 'height'>): string {
  return `${color} ${height}`
}

/** What keeps an article from being shown, in the order of the form; nothing when it may be. */
export function lacksToShow(
  {
    title,
    sizes,
    pictures,
    category,
    archived,
  }: Pick<StoredArticle, 'title' | 'sizes' | 'pictures' | 'category' | 'archived'>,
  known: Pick<KnownNames, 'categories'>,
): ShowLack[] {
  const lacks: ShowLack[] = []
  if (title.uk === '') lacks.push('title_uk')
  if (title.en === '') lacks.push('title_en')
  if (!takesProducts(category, known)) lacks.push('category')
  if (sizes.length === 0) lacks.push('size')
  if (pictures.length === 0) lacks.push('picture')
  if (archived) lacks.push('archived')
  return lacks
}

/** What changes when an article is shown or hidden: the day it is shown first is the one it was published on. */
export function showing(old: StoredArticle, is_shown: boolean, today: string): Partial<StoredArticle> {
  return is_shown && old.never_shown ? { is_shown, never_shown: false, published_on: today } : { is_shown }
}

/** Do the two differ only in stock, prices and dates? Then the one entry is renewed, and not all lists. */
export function needsOnlyItsEntry(before: StoredArticle, after: StoredArticle): boolean {
  if (!before.is_shown && !after.is_shown) return true
  const { is_shown, model, category, collection, color, height, title, description, composition } = before
  const found = { is_shown, model, category, collection, color, height, title, description, composition }
  return Object.entries(found).every(([name, value]) => isSame(value, after[name as keyof typeof found]))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
