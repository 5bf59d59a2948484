import { ShopError } from '@shop/contracts/errors'
import {
  type NewProductsForm,
  type ProductForm,
  type ShowLack,
  showLacks,
} from '@shop/contracts/staff/goods/staff-product-forms'
import type { StoredArticle } from '../articles/article.ts'
import type { StoredCategory } from '../categories/category-tree.ts'
import { type Fields, fieldsAt, wrongInSizes } from './size-rules.ts'

/** Names that articles may use. */
export type KnownNames = {
  categories: readonly StoredCategory[]
  collections: ReadonlySet<string>
  colors: ReadonlySet<string>
  heights: ReadonlySet<string>
  sizes: ReadonlySet<string>
}

type Named = Pick<ProductForm, 'category' | 'collection' | 'color' | 'height'>
type Common = Pick<ProductForm, 'preorder_on' | 'sizes' | 'measurements'>
type Variant = Pick<StoredArticle, 'color' | 'height'>

/** Names that nobody may choose, by field; one that stands there already may stay. */
export function wrongNames(named: Partial<Named>, before: Partial<Named>, known: KnownNames): Fields {
  const isKnown: Record<keyof Named, (name: string) => boolean> = {
    category: name => takesProducts(name, known),
    collection: name => known.collections.has(name),
    color: name => known.colors.has(name),
    height: name => known.heights.has(name),
  }
  const fields = (Object.keys(isKnown) as (keyof Named)[]).filter(field => {
    const name = named[field] ?? null
    return name !== null && name !== before[field] && !isKnown[field](name)
  })
  return Object.fromEntries(fields.map(field => [field, 'unknown']))
}

/**
 * What is wrong with an edited article, by field; nothing when it may be saved. What stays as it was is not judged again: a
 * category may have been archived, a day may have passed since.
 */
export function wrongInChange(form: ProductForm, before: StoredArticle, known: KnownNames, today: string): Fields {
  return { ...wrongNames(form, before, known), ...wrongInCommon(form, before, known, today) }
}

/** What is wrong with a form of new articles, by field. `taken` are articles that exist, `variants` those of the same model. */
export function wrongInNew(
  form: NewProductsForm,
  known: KnownNames,
  today: string,
  taken: ReadonlySet<string>,
  variants: readonly Variant[],
): Fields {
  const used = new Set([form.sizes, ...form.articles.map(({ sizes = [] }) => sizes)].flat().map(({ name }) => name))
  const { category, collection } = form
  const wrong = { ...wrongNames({ category, collection }, {}, known), ...wrongInCommon(form, null, known, today, used) }
  const put = (at: string, fields: Fields) => Object.assign(wrong, fieldsAt(at, fields))
  const names = new Set<string>()
  const pairs = new Set(variants.map(pairOf))
  for (const [index, one] of form.articles.entries()) {
    const at = `articles.${index}`
    const { sizes = form.sizes } = one
    if (one.sizes) put(`${at}.sizes`, wrongInSizes(one.sizes, [], known))
    put(at, wrongNames({ color: one.color, height: one.height }, {}, known))
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
  const wrong = fieldsAt('sizes', wrongInSizes(form.sizes, before?.sizes ?? [], known))
  if (form.preorder_on !== null && form.preorder_on !== before?.preorder_on && form.preorder_on < today) {
    wrong.preorder_on = 'day_past'
  }
  for (const [index, { size }] of form.measurements.entries()) {
    if (!used.has(size)) wrong[`measurements.${index}.size`] = 'unknown'
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

/** Has another article this colour and height of the model? */
export function isVariantTaken(
  { article, model, color, height }: Pick<StoredArticle, 'article' | 'model' | 'color' | 'height'>,
  variants: readonly Pick<StoredArticle, 'article' | 'model' | 'color' | 'height'>[],
): boolean {
  return variants.some(
    other => other.article !== article && other.model === model && pairOf(other) === pairOf({ color, height }),
  )
}

function pairOf({ color, height }: Variant): string {
  return `${color} ${height}`
}

type Shown = Pick<StoredArticle, 'title' | 'sizes' | 'pictures' | 'category' | 'archived'>

/** What keeps an article from being shown, in the order of the form; nothing when it may be. */
export function lacksToShow(
  { title, sizes, pictures, category, archived }: Shown,
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

/** What an article comes to lack by a change; what one that is shown lacked before is not held against it. */
export function newLacks(
  before: Shown & Pick<StoredArticle, 'is_shown'>,
  after: Shown,
  known: Pick<KnownNames, 'categories'>,
): ShowLack[] {
  const lacked = before.is_shown ? lacksToShow(before, known) : []
  return lacksToShow(after, known).filter(lack => !lacked.includes(lack))
}

/**
 * What shoppers see may not be half-made; `lacks` are those of all articles of a change.
 * @throws ShopError not_ready with what they lack, each once.
 */
export function refuseLacks(lacks: readonly ShowLack[]): void {
  if (lacks.length > 0) throw new ShopError('not_ready', { lacks: showLacks.filter(lack => lacks.includes(lack)) })
}

/** What changes when an article is shown or hidden: the day it is shown first is the one it was published on. */
export function showing(old: StoredArticle, is_shown: boolean, today: string): Partial<StoredArticle> {
  return is_shown && old.never_shown ? { is_shown, never_shown: false, published_on: today } : { is_shown }
}
