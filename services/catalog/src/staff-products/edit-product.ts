import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import type { ChangedFields, ProductForm, StaffProduct } from '@shop/contracts/staff/goods/staff-product-forms'
import { refuseFields } from '@shop/service-kit/calls/fields'
import { revisionConflictOf, revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { StaffVariant, StoredArticle } from '../articles/article.ts'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import { changeGoods } from '../goods-changes/change-goods.ts'
import type { PlannedRow } from '../goods-changes/goods-change.ts'
import { isSame, planRow, withRow } from '../goods-changes/planned-row.ts'
import { newCodes, wrongCodes } from '../goods-rules/code-rules.ts'
import {
  isVariantTaken,
  type KnownNames,
  lacksToShow,
  newLacks,
  refuseLacks,
  showing,
  wrongInChange,
} from '../goods-rules/product-rules.ts'
import { changedLimits, isInUse } from '../goods-rules/size-rules.ts'
import { emptyShelf, type StockItem } from '../stock/stock.ts'
import { toFields, toForm, toStaffStock } from './product-form.ts'

/** `change`: what it can be taken back by; null where nothing became other. */
type Changed = { before: StaffProduct; product: StaffProduct; change: string | null }
type Limits = NonNullable<PlannedRow['limits']>

/**
 * Saves fields of an article that staff changed; nothing of it where they say so already.
 * @throws ShopError not_found; validation with the fields; changed_meanwhile with those that somebody else changed since;
 * not_ready when shoppers would see it half-made.
 */
export async function changeProduct(
  deps: GoodsChangeDeps,
  { who, article, change }: { who: string; article: string; change: ChangedFields },
): Promise<Changed> {
  const { revision, was = {}, ...fields } = change
  return changeOne(deps, { who, article, door: 'form', model: fields.model }, async now => {
    const { stored: old, stock, known, variants } = now
    const before = toForm(old, stock)
    if ((old.revision ?? 0) !== revision) refuseOvertaken(old, before, fields, was)
    const form = withKnownCodes({ ...before, ...fields }, before)
    const codes = await wrongCodesOf(deps, article, form, before)
    refuseFields({ ...wrongInChange(form, old, known, today(deps)), ...sizesInUse(form, stock), ...codes })
    if (isVariantTaken({ ...form, article }, variants)) refuseFields({ color: 'variant_exists' })
    const changed = toFields(form)
    if (old.is_shown) refuseLacks(newLacks(old, { ...old, ...changed }, known))
    return planRow(old, changed, { limits: changedLimits(form.sizes, stock) })
  })
}

/**
 * Shows an article or hides it; the day it is shown first is the one it counts as new from.
 * @throws ShopError not_found; not_ready with what it lacks; changed_meanwhile.
 */
export async function showProduct(
  deps: GoodsChangeDeps,
  { who, article, is_show }: { who: string; article: string; is_show: boolean },
): Promise<Changed> {
  return changeOne(deps, { who, article, door: 'show' }, ({ stored: old, known }) => {
    if (old.is_shown === is_show) return null
    if (is_show) refuseLacks(lacksToShow(old, known))
    return planRow(old, showing(old, is_show, today(deps)))
  })
}

type One = { who: string; article: string; door: 'form' | 'show'; model?: string | undefined }
type Context = {
  stored: StoredArticle
  stock: readonly StockItem[]
  variants: readonly StaffVariant[]
  known: KnownNames
}

async function changeOne(
  deps: GoodsChangeDeps,
  { who, article, door, model }: One,
  planOne: (now: Context) => PlannedRow | null | Promise<PlannedRow | null>,
): Promise<Changed> {
  const seen: { now?: Context; row?: PlannedRow | null } = {}
  const change = await changeGoods(deps, {
    door,
    who,
    about: `article ${article}`,
    plan: async () => {
      seen.now = await loadContext(deps, article, model)
      seen.row = await planOne(seen.now)
      return { rows: seen.row ? [seen.row] : [] }
    },
  })
  const { now, row } = seen
  if (!now) throw new ShopError('not_found')
  const before = toStaffProduct(now.stored, now.stock, now.known)
  if (!change || !row) return { before, product: before, change: null }
  const after = withRow(now.stored, row, change)
  const product = toStaffProduct(after, withLimits(article, now.stock, row.limits ?? []), now.known)
  return { before, product, change: change._id }
}

/** Fields that say what they said when they were read, or say already what they are to say, stand in nobody's way. */
function refuseOvertaken(
  old: StoredArticle,
  now: ProductForm,
  fields: Partial<ProductForm>,
  was: Record<string, unknown>,
) {
  const names = Object.keys(fields) as (keyof ProductForm)[]
  const others = names.filter(
    name => !isSame(now[name], fields[name]) && !(name in was && isSame(now[name], was[name])),
  )
  if (others.length > 0) {
    throw new ShopError('changed_meanwhile', { ...revisionConflictOf(old).details, fields: others })
  }
}

/** A form that says nothing of codes leaves them as they are. */
function withKnownCodes(form: ProductForm, { sizes: known }: ProductForm): ProductForm {
  const sizes = form.sizes.map(size => {
    const { barcode, own_code } = known.find(({ name }) => name === size.name) ?? {}
    return { barcode, own_code, ...size }
  })
  return { ...form, sizes }
}

async function wrongCodesOf(
  { articles }: GoodsChangeDeps,
  article: string,
  { sizes }: ProductForm,
  before: ProductForm,
) {
  const coded = [{ article, sizes, before: before.sizes }]
  const wrong = wrongCodes(coded, await articles.ownersOfCodes(newCodes(coded)))
  return Object.fromEntries(
    wrong.map(({ size, field, code }) => [`sizes.${sizes.findIndex(({ name }) => name === size)}.${field}`, code]),
  )
}

function today({ clock }: GoodsChangeDeps): string {
  return kyivDay(clock.now())
}

function sizesInUse({ sizes }: ProductForm, stock: readonly StockItem[]): Record<string, string> {
  const left = new Set(sizes.map(({ name }) => name))
  return stock.some(item => !left.has(item.size) && isInUse(item)) ? { sizes: 'size_in_stock' } : {}
}

function withLimits(article: string, stock: readonly StockItem[], limits: Limits): StockItem[] {
  const bySize = new Map(stock.map(item => [item.size, item]))
  for (const { size, limit } of limits) {
    bySize.set(size, { ...(bySize.get(size) ?? emptyShelf({ article, size })), preorder_limit: limit })
  }
  return [...bySize.values()]
}

/** The article, and what judges a change of it; with the variants of `model`, too, where it is to become one of them. */
async function loadContext(deps: GoodsChangeDeps, article: string, model?: string): Promise<Context> {
  const [found, known] = await Promise.all([
    deps.articles.withVariants<StockItem>(article, model),
    deps.knownNames.read(),
  ])
  return { ...found, known }
}

/** An article as staff see it. */
export function toStaffProduct(stored: StoredArticle, stock: readonly StockItem[], known: KnownNames): StaffProduct {
  const { article, is_shown, published_on, pictures, older_translations } = stored
  const bySize = new Map(stock.map(item => [item.size, item]))
  return {
    ...toForm(stored, stock),
    ...revisionOf(stored),
    article,
    is_shown,
    published_on,
    pictures,
    ...(older_translations?.length && { older_translations }),
    stock: stored.sizes.flatMap(({ name }) => bySize.get(name) ?? []).map(toStaffStock),
    lacks: lacksToShow(stored, known),
  }
}
