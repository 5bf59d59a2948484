import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import type { ProductForm, StaffProduct } from '@shop/contracts/staff/goods/staff-product-forms'
import { toDecimal } from '@shop/money/money'
import type { Clock } from '@shop/service-kit/process/clock'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { revisionConflictOf, revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { FollowUp, StaffVariant, StoredArticle } from '../articles/article.ts'
import type { KnownNamesRepository } from '../goods-rules/known-names.repository.ts'
import {
  type KnownNames,
  lacksToShow,
  needsOnlyItsEntry,
  showing,
  wrongInChange,
} from '../goods-rules/product-rules.ts'
import { emptyShelf, type StockItem } from '../stock/stock.ts'
import { type FollowUpDeps, followUp, followUpOf } from './follow-up.ts'
import { toFields, toForm, toStaffStock } from './product-form.ts'

export type EditDeps = FollowUpDeps & { knownNames: KnownNamesRepository; clock: Clock; rate: () => Promise<number> }
type Changed = { before: StaffProduct; product: StaffProduct }
type Seen = { stock: readonly StockItem[]; variants: readonly StaffVariant[]; known: KnownNames; rate: number }

/** @throws ShopError not_found */
export async function readStaffProduct(deps: EditDeps, article: string): Promise<StaffProduct> {
  const context = await loadContext(deps, article)
  return toView(context.stored, context)
}

/**
 * Saves what staff entered of an article. What has to follow is written with it: a process that dies in between leaves no size
 * without its shelf and no list with the old price for longer than the job that finishes it takes to come.
 * @throws ShopError not_found; validation with the fields; changed_meanwhile; not_ready when shoppers would see it half-made.
 */
export async function changeProduct(
  deps: EditDeps,
  { who, article, revision, form }: { who: string; article: string; revision: number; form: ProductForm },
): Promise<Changed> {
  const now = await loadContext(deps, article, form.model)
  const { stored: old, stock, known, variants } = now
  if ((old.revision ?? 0) !== revision) throw revisionConflictOf(old)
  refuse({ ...wrongInChange(form, old, known, today(deps)), ...sizesInUse(form, stock) })
  const isTaken = variants.some(
    other =>
      other.model === form.model &&
      other.article !== article &&
      other.color === form.color &&
      other.height === form.height,
  )
  if (isTaken) refuse({ color: 'variant_exists' })
  const fields = toFields(form)
  const changed = { ...old, ...fields }
  if (old.is_shown) refuseUnready(changed, known)

  const at = deps.clock.now()
  const limits = changedLimits(form, stock)
  const follow_up = followUpOf(old, { at, limits, everything: !needsOnlyItsEntry(old, changed) })
  const { after } = await deps.articles.change(article, { revision, fields: { ...fields, follow_up }, who, at })
  await failpoint('product-written')
  await followUp(deps, [after])
  return { before: toView(old, now), product: toView(after, { ...now, stock: withLimits(article, stock, limits) }) }
}

/**
 * Shows an article or hides it; the day it is shown first is the one it counts as new from.
 * @throws ShopError not_found; not_ready with what it lacks; changed_meanwhile.
 */
export async function showProduct(
  deps: EditDeps,
  { who, article, is_show }: { who: string; article: string; is_show: boolean },
): Promise<Changed> {
  const now = await loadContext(deps, article)
  const { stored: old } = now
  const before = toView(old, now)
  if (old.is_shown === is_show) return { before, product: before }
  if (is_show) refuseUnready(old, now.known)
  const at = deps.clock.now()
  const follow_up = followUpOf(old, { at, limits: old.follow_up?.limits ?? [], everything: true })
  const fields = { ...showing(old, is_show, today(deps)), follow_up }
  const { after } = await deps.articles.change(article, { revision: old.revision ?? 0, fields, who, at })
  await followUp(deps, [after])
  return { before, product: toView(after, now) }
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

/** Pre-order limits of sizes that are new, or were limited otherwise. */
function changedLimits({ sizes }: ProductForm, stock: readonly StockItem[]): FollowUp['limits'] {
  const known = new Map(stock.map(({ size, preorder_limit }) => [size, preorder_limit]))
  return sizes
    .filter(({ name, preorder_limit }) => known.get(name) !== preorder_limit)
    .map(({ name, preorder_limit }) => ({ size: name, limit: preorder_limit }))
}

function withLimits(article: string, stock: readonly StockItem[], limits: FollowUp['limits']): StockItem[] {
  const bySize = new Map(stock.map(item => [item.size, item]))
  for (const { size, limit } of limits) {
    bySize.set(size, { ...(bySize.get(size) ?? emptyShelf({ article, size })), preorder_limit: limit })
  }
  return [...bySize.values()]
}

/** The article, and what its view needs beside it; with the variants of `model`, too, where it is to become one of them. */
async function loadContext(deps: EditDeps, article: string, model?: string): Promise<Seen & { stored: StoredArticle }> {
  const [{ article: stored, variants }, stock, known, rate] = await Promise.all([
    deps.articles.withVariants(article, model),
    deps.stock.ofArticle(article),
    deps.knownNames.read(),
    deps.rate(),
  ])
  return { stored, stock, variants, known, rate }
}

function toView(stored: StoredArticle, { stock, variants, known, rate }: Seen): StaffProduct {
  const { article, is_shown, published_on, pictures } = stored
  const bySize = new Map(stock.map(item => [item.size, item]))
  return {
    ...toForm(stored, stock),
    ...revisionOf(stored),
    article,
    is_shown,
    published_on,
    pictures,
    stock: stored.sizes.flatMap(({ name }) => bySize.get(name) ?? []).map(toStaffStock),
    lacks: lacksToShow(stored, known),
    variants: variants
      .filter(other => other.model === stored.model && other.article !== article)
      .map(({ model: _, ...variant }) => variant),
    rate: toDecimal(rate),
  }
}
