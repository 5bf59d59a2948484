import { ShopError } from '@shop/contracts/errors'
import type { ModelSizesChange, SizeCells } from '@shop/contracts/staff/goods/staff-model-sizes'
import { MOST_SIZES } from '@shop/contracts/staff/goods/staff-product-forms'
import { refuseFields } from '@shop/service-kit/calls/fields'
import { revisionConflictOf } from '@shop/service-kit/storage/change-at-revision'
import type { ArticleSize, StoredArticle } from '../../articles/article.ts'
import type { FindOwners } from '../../articles/size-codes.ts'
import type { Plan, PlannedRow } from '../../goods-changes/goods-change.ts'
import { isSame, planRow } from '../../goods-changes/planned-row.ts'
import { type CodedArticle, wrongCodes } from '../../goods-rules/code-rules.ts'
import { type Fields, fieldsAt, isInUse, wrongPrices } from '../../goods-rules/size-rules.ts'
import { emptyShelf, onHand, type StockItem } from '../../stock/stock.ts'
import { refuseReserved } from '../../stock/take-off.ts'
import { inOrder, type SeenModel } from './model-sizes.ts'
import { noteCells, type ToldCells } from './note-cells.ts'
import { cellsOf, priceColumns, toSize, withChanges } from './size-cells.ts'

type ArticleCells = ModelSizesChange['articles'][number]
type SizesPlan = Plan & { told: ToldCells }
/** An article of the change as it is worked on: what is wrong is gathered for all cells before anything is refused. */
type Work = {
  stored: StoredArticle
  sizes: Map<string, ArticleSize>
  shelves: Map<string, StockItem>
  limits: NonNullable<PlannedRow['limits']>
  moves: NonNullable<PlannedRow['moves']>
  told: ToldCells
}

/**
 * What a change of cells comes to; cells that hold the value already change nothing. `ownersOf`: who has the codes that it names.
 * @throws ShopError validation with every cell that is wrong (`articles.0.sizes.2.uah`); changed_meanwhile; stock_reserved with
 * the orders that are in danger.
 */
export function planSizes(seen: SeenModel, body: ModelSizesChange, ownersOf: FindOwners): SizesPlan {
  const plan: SizesPlan = { rows: [], told: { before: {}, after: {} } }
  const stored = new Map(seen.articles.map(article => [article.article, article]))
  const wrong: Fields = {}
  const coded: CodedArticle[] = []
  for (const [at, cells] of body.articles.entries()) {
    const found = stored.get(cells.article)
    const isTwice = body.articles.findIndex(({ article }) => article === cells.article) < at
    if (!found || isTwice) wrong[`articles.${at}.article`] = isTwice ? 'twice' : 'unknown'
    else {
      const { fields, sizes } = planArticle(seen, plan, found, cells)
      Object.assign(wrong, fieldsAt(`articles.${at}`, fields))
      coded.push({ article: found.article, sizes, before: found.sizes })
    }
  }
  for (const { article, size, field, code } of wrongCodes(coded, ownersOf)) {
    const at = body.articles.findIndex(one => one.article === article)
    const cell = body.articles[at]?.sizes.findIndex(one => one.size === size)
    wrong[`articles.${at}.sizes.${cell}.${field}`] = code
  }
  refuseFields(wrong)
  refuseStale(plan, stored, body)
  if (!body.confirm)
    refuseReserved(
      plan.rows.flatMap(({ article, moves = [] }) =>
        moves.filter(({ by }) => by < 0).map(({ size, by }) => ({ item: shelf(seen, article, size), count: -by })),
      ),
    )
  return plan
}

function planArticle(
  seen: SeenModel,
  plan: SizesPlan,
  stored: StoredArticle,
  { sizes: cells }: ArticleCells,
): { fields: Fields; sizes: ArticleSize[] } {
  const own = seen.stock.filter(({ article }) => article === stored.article)
  const work: Work = {
    stored,
    sizes: new Map(stored.sizes.map(size => [size.name, size])),
    shelves: new Map(own.map(item => [item.size, item])),
    limits: [],
    moves: [],
    told: plan.told,
  }
  const wrong: Fields = {}
  for (const [at, change] of cells.entries()) {
    const isTwice = cells.findIndex(({ size }) => size === change.size) < at
    Object.assign(wrong, fieldsAt(`sizes.${at}`, isTwice ? { size: 'twice' } : planSize(seen, work, change)))
  }
  const names = inOrder(seen.known.order.sizes, [...work.sizes.keys()])
  const lastLeft = cells.findIndex(({ is_there }) => is_there === false)
  if (names.length === 0 && stored.is_shown && lastLeft >= 0) wrong[`sizes.${lastLeft}.is_there`] = 'last_size'
  if (names.length > MOST_SIZES) wrong.article = 'list_too_long'
  const sizes = names.flatMap(name => work.sizes.get(name) ?? [])
  const measurements = stored.measurements.filter(({ size }) => work.sizes.has(size))
  const row = planRow(stored, { sizes, measurements }, work)
  if (row) plan.rows.push(row)
  return { fields: wrong, sizes }
}

function planSize({ known: { order } }: SeenModel, work: Work, change: SizeCells): Fields {
  const { size, is_there } = change
  const old = work.sizes.get(size)
  if (is_there === false) return old ? leaveOut(work, size) : {}
  if (!old && (!is_there || !order.sizes.includes(size))) return { size: 'unknown' }
  const [before, after] = [cellsOf(old), withChanges(cellsOf(old), change)]
  // What stays as it was is not judged again.
  const isPriced = is_there || priceColumns.some(column => change[column] !== undefined)
  const wrong = isPriced ? wrongPrices(after) : {}
  if (!old) noteCells(work.told, work.stored.article, size, { is_there: false }, { is_there: true })
  if (!old || !isSame(before, after)) {
    work.sizes.set(size, toSize(size, after))
    noteCells(work.told, work.stored.article, size, before, after)
  }
  return { ...wrong, ...planShelf(work, change, old === undefined) }
}

function leaveOut(work: Work, size: string): Fields {
  const item = work.shelves.get(size)
  if (item && isInUse(item)) return { is_there: 'size_in_stock' }
  noteCells(work.told, work.stored.article, size, { is_there: true }, { is_there: false })
  work.sizes.delete(size)
  return {}
}

/** What of the cells is kept with the stock: the limit of pre-orders, and items that come or go. */
function planShelf(work: Work, { size, preorder_limit: limit, stock_by: by }: SizeCells, isNew: boolean): Fields {
  const { article } = work.stored
  const item = work.shelves.get(size) ?? emptyShelf({ article, size })
  const isLimited = limit !== undefined && limit !== item.preorder_limit
  // A size that is new needs its shelf, whatever its limit is.
  if (isLimited || isNew) work.limits.push({ size, limit: limit ?? null, was: item.preorder_limit })
  if (isLimited)
    noteCells(work.told, work.stored.article, size, { preorder_limit: item.preorder_limit }, { preorder_limit: limit })
  if (by === undefined) return {}
  const there = onHand(item)
  if (-by > there) return { stock_by: 'more_than_there' }
  noteCells(work.told, work.stored.article, size, { stock: there }, { stock: there + by })
  if (by !== 0) work.moves.push({ size, by })
  return {}
}

/** Stock is a difference and goes with any revision; what replaces a value must have seen it. */
function refuseStale({ rows }: SizesPlan, stored: ReadonlyMap<string, StoredArticle>, body: ModelSizesChange): void {
  const seen = new Map(body.articles.map(({ article, revision }) => [article, revision]))
  const stale = rows
    .filter(({ fields }) => Object.keys(fields).length > 0)
    .flatMap(({ article }) => stored.get(article) ?? [])
    .filter(({ article, revision = 0 }) => seen.get(article) !== revision)
  const [first] = stale
  if (!first) return
  throw new ShopError('changed_meanwhile', {
    ...revisionConflictOf(first).details,
    articles: stale.map(({ article }) => article),
  })
}

function shelf({ stock }: SeenModel, article: string, size: string): StockItem {
  const found = stock.find(item => item.article === article && item.size === size)
  return found ?? emptyShelf({ article, size })
}
