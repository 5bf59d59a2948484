import { ShopError } from '@shop/contracts/errors'
import type { Clock } from '@shop/service-kit/process/clock'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { revisionConflictOf } from '@shop/service-kit/storage/change-at-revision'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import { newCodes } from '../goods-rules/code-rules.ts'
import type { KnownNamesRepository } from '../goods-rules/known-names.repository.ts'
import type { StockDeps } from '../stock/settle-stock.ts'
import type { FormerChanges } from './former-changes.ts'
import type { Door, Order, PlannedRow, RefusedRow } from './goods-change.ts'
import type { GoodsChangesRepository } from './goods-changes.repository.ts'
import { receiveItems, takeItems, takeWhatIsThere } from './move-items.ts'

export type GoodsChangeDeps = StockDeps & {
  articles: ArticlesRepository
  knownNames: KnownNamesRepository
  goodsChanges: GoodsChangesRepository
  formerChanges: FormerChanges
  /** Which articles were bought, put aside, waited for or linked since this door made them. */
  findUsedArticles(articles: readonly string[], door: Door): Promise<ReadonlySet<string>>
  clock: Clock
}

/** Articles that are as their rows say now, in their order, and what of the plan could not be done. */
type CarriedOut = { changed: string[]; refused: RefusedRow[] }

/**
 * Does what rows of a plan say that was written down before. Each step may be done again; what may be refused comes first, so
 * that little has to be taken back.
 * @throws ShopError changed_meanwhile, name_taken, stock_reserved or validation when all are to be changed and cannot be.
 */
export async function carryOutRows(
  deps: GoodsChangeDeps,
  order: Order,
  rows: readonly PlannedRow[],
): Promise<CarriedOut> {
  if (order.all_or_none) await takeItems(deps, order, rows)
  await failpoint('goods-change-begun')
  const written = rows.filter(isOfArticle)
  const reached = await deps.articles.writePlanned(order.plan, written, order)
  const missed = written.filter(({ article }) => !reached.has(article))
  const [first] = missed
  if (first && order.all_or_none) throw await overtakenBy(deps, order, first)
  await failpoint('goods-change-written')

  const whole = missed.length === 0 ? rows : rows.filter(row => !missed.includes(row))
  await deps.stock.limitPreorders(
    whole.flatMap(({ article, limits = [] }) => limits.map(({ size, limit }) => ({ article, size, limit }))),
  )
  await receiveItems(deps, order, whole)
  const lacking = order.all_or_none ? [] : await takeWhatIsThere(deps, order, whole)
  await deps.stock.removeEmptyShelves(whole.flatMap(({ article, removes }) => (removes ? article : [])))
  const overtaken = missed.map(({ article, revision }) => ({
    article,
    why: [revision === null ? 'taken' : 'changed_meanwhile'],
  }))
  return { changed: whole.map(({ article }) => article), refused: [...overtaken, ...lacking] }
}

/** Each of these articles is looked at again, and no other, unless a row says that all lists are built again. */
export async function renewLists({ version }: GoodsChangeDeps, rows: readonly PlannedRow[]): Promise<void> {
  const articles = [...new Set(rows.map(({ article }) => article))]
  await version.noteEdits(articles, { everything: rows.some(({ everything }) => everything) })
}

/** Stock alone comes and goes at any revision. */
function isOfArticle({ revision, fields, unset, removes }: PlannedRow): boolean {
  return revision === null || removes === true || Object.keys(fields).length + (unset?.length ?? 0) > 0
}

async function overtakenBy({ articles }: GoodsChangeDeps, { of }: Order, row: PlannedRow): Promise<ShopError> {
  const owner = await ownerOfCode(articles, row)
  if (owner) return revisionConflictOf(await articles.one(owner))
  if (row.revision === null) return new ShopError('name_taken')
  const faster = await articles.one(row.article)
  if (of !== 'pictures') return revisionConflictOf(faster)
  const { pictures_revision: revision = 0, pictures_changed: changed } = faster
  return revisionConflictOf({ revision, ...(changed && { changed }) })
}

/** The article that was given a code of these sizes a moment before. */
async function ownerOfCode(
  articles: ArticlesRepository,
  { article, before, fields }: PlannedRow,
): Promise<string | undefined> {
  const keys = newCodes([{ article, sizes: fields.sizes ?? [], before: before.sizes ?? [] }])
  const ownersOf = await articles.ownersOfCodes(keys)
  return keys.flatMap(key => ownersOf(key)).find(owner => owner.article !== article)?.article
}
