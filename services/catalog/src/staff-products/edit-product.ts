import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import type { NewProductsForm, ProductForm, StaffProduct } from '@shop/contracts/staff/goods/staff-product-forms'
import { toDecimal } from '@shop/money/money'
import type { Clock } from '@shop/service-kit/process/clock'
import { failpoint } from '@shop/service-kit/process/failpoints'
import type { StoredArticle } from '../articles/article.ts'
import type { Repositories } from '../repositories.ts'
import type { StockItem } from '../stock/stock.ts'
import { changedMeanwhile, revisionOf } from '../storage/change-at-revision.ts'
import { receiveOpeningStock } from './opening-stock.ts'
import { toFields, toForm, toStaffStock } from './product-form.ts'
import { type KnownNames, lacksToShow, needsOnlyItsEntry, showing, wrongInChange, wrongInNew } from './product-rules.ts'

export type EditDeps = Repositories & { clock: Clock; rate: () => Promise<number> }
type Changed = { before: StaffProduct; product: StaffProduct }

/** @throws ShopError not_found */
export async function readStaffProduct(deps: EditDeps, article: string): Promise<StaffProduct> {
  return toView(deps, await deps.articles.one(article), await deps.stock.ofArticle(article))
}

/**
 * Saves what staff entered of an article. A size that is new gets its empty shelf first.
 * @throws ShopError not_found; validation with the fields; changed_meanwhile; not_ready when shoppers would see it half-made.
 */
export async function changeProduct(
  deps: EditDeps,
  { who, article, revision, form }: { who: string; article: string; revision: number; form: ProductForm },
): Promise<Changed> {
  const [old, stock, known] = await Promise.all([
    deps.articles.one(article),
    deps.stock.ofArticle(article),
    namesKnown(deps),
  ])
  if ((old.revision ?? 0) !== revision) throw changedMeanwhile(old)
  refuse({ ...wrongInChange(form, old, known, today(deps)), ...sizesInUse(form, stock) })
  const variants = await deps.articles.variantsAmong([form.model])
  const isTaken = variants.some(
    other => other.article !== article && other.color === form.color && other.height === form.height,
  )
  if (isTaken) refuse({ color: 'variant_exists' })
  const fields = toFields(form)
  if (old.is_shown) refuseUnready({ ...old, ...fields }, known)

  const before = await toView(deps, old, stock)
  await deps.stock.insertMissing(form.sizes.map(({ name }) => ({ article, size: name, received: 0 })))
  const { after } = await deps.articles.change(article, { revision, fields, who, at: deps.clock.now() })
  await deps.stock.limitPreorders(
    form.sizes.map(({ name, preorder_limit }) => ({ article, size: name, limit: preorder_limit })),
  )
  await deps.version.noteEdits([article], { everything: !needsOnlyItsEntry(old, after) })
  return { before, product: await toView(deps, after, await deps.stock.ofArticle(article)) }
}

/**
 * Shows an article or hides it; the day it is shown first is the one it counts as new from.
 * @throws ShopError not_found; not_ready with what it lacks; changed_meanwhile.
 */
export async function showProduct(
  deps: EditDeps,
  { who, article, is_show }: { who: string; article: string; is_show: boolean },
): Promise<Changed> {
  const [old, stock] = await Promise.all([deps.articles.one(article), deps.stock.ofArticle(article)])
  const before = await toView(deps, old, stock)
  if (old.is_shown === is_show) return { before, product: before }
  if (is_show) refuseUnready(old, await namesKnown(deps))
  const fields = showing(old, is_show, today(deps))
  const { after } = await deps.articles.change(article, {
    revision: old.revision ?? 0,
    fields,
    who,
    at: deps.clock.now(),
  })
  await deps.version.noteEdits([article], { everything: true })
  return { before, product: await toView(deps, after, stock) }
}

/**
 * Makes the articles of a form, all or none; they are hidden. What there is of them from the beginning is written with them,
 * then put on the shelves.
 * @throws ShopError validation with the fields; name_taken when somebody made one of them meanwhile.
 */
export async function addProducts(
  deps: EditDeps,
  { who, form }: { who: string; form: NewProductsForm },
): Promise<{ articles: string[] }> {
  const names = form.articles.map(({ article }) => article)
  const [known, taken, variants] = await Promise.all([
    namesKnown(deps),
    deps.articles.existingAmong(names),
    deps.articles.variantsAmong([form.model]),
  ])
  refuse(wrongInNew(form, known, today(deps), taken, variants))
  const copied = form.copy_of === undefined ? null : await deps.articles.one(form.copy_of)
  const rows = form.articles.map(
    (variant): StoredArticle => ({
      ...toFields({ ...form, ...variant }),
      article: variant.article,
      pictures: [],
      model_params: copied?.model_params ?? null,
      recommendations: copied?.recommendations ?? [],
      published_on: today(deps),
      is_shown: false,
      never_shown: true,
      ...(variant.stock && variant.stock.length > 0 && { opening_stock: variant.stock }),
    }),
  )
  const shelves = names.flatMap(article =>
    form.sizes.map(({ name, preorder_limit }) => ({ article, size: name, received: 0, preorder_limit })),
  )
  await deps.stock.insertMissing(shelves)
  await deps.articles.addAll(rows, { who, at: deps.clock.now() })
  await failpoint('new-products-written')
  await receiveOpeningStock(deps, rows)
  await deps.version.noteEdits(names, { everything: false })
  return { articles: names }
}

export async function namesKnown({ categories, dictionaries }: Repositories): Promise<KnownNames> {
  const [tree, collections, colors, heights, sizes] = await Promise.all([
    categories.all(),
    dictionaries.collections.all(),
    dictionaries.colors.all(),
    dictionaries.heights.all(),
    dictionaries.sizes.all(),
  ])
  const named = (things: readonly { name: string }[]) => new Set(things.map(({ name }) => name))
  return {
    categories: tree,
    collections: named(collections),
    colors: named(colors),
    heights: named(heights),
    sizes: named(sizes),
  }
}

function today({ clock }: EditDeps): string {
  return kyivDay(clock.now())
}

/** A size that still has items, or is promised to somebody, cannot be left out. */
function sizesInUse({ sizes }: ProductForm, stock: readonly StockItem[]): Record<string, string> {
  const left = new Set(sizes.map(({ name }) => name))
  const isUsed = stock.some(
    ({ size, available, holds, preorder_promised }) =>
      !left.has(size) && (available > 0 || holds.length > 0 || preorder_promised > 0),
  )
  return isUsed ? { sizes: 'size_in_stock' } : {}
}

function refuse(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new ShopError('validation', { fields })
}

function refuseUnready(article: StoredArticle, known: KnownNames): void {
  const lacks = lacksToShow(article, known)
  if (lacks.length > 0) throw new ShopError('not_ready', { lacks })
}

async function toView(deps: EditDeps, stored: StoredArticle, stock: readonly StockItem[]): Promise<StaffProduct> {
  const [variants, categories, rate] = await Promise.all([
    deps.articles.variantsAmong([stored.model]),
    deps.categories.all(),
    deps.rate(),
  ])
  const { article, is_shown, published_on, pictures } = stored
  const bySize = new Map(stock.map(item => [item.size, item]))
  return {
    ...toForm(stored, stock),
    ...revisionOf(stored),
    ...{ article, is_shown, published_on, pictures },
    stock: stored.sizes.flatMap(({ name }) => bySize.get(name) ?? []).map(toStaffStock),
    lacks: lacksToShow(stored, { categories }),
    variants: variants.filter(other => other.article !== article).map(({ model: _, ...variant }) => variant),
    rate: toDecimal(rate),
  }
}
