import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import {
  type BulkChange,
  type BulkResult,
  type BulkWhich,
  MOST_IN_BULK,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import { type Planned, planFor } from './bulk-rules.ts'
import type { UndoRow } from './bulks.repository.ts'
import { type EditDeps, namesKnown } from './edit-product.ts'
import { type ListDeps, productsAgreeing } from './list-products.ts'
import { takesProducts } from './product-rules.ts'
import type { StoredArticle } from './staff-row.ts'

export type BulkDeps = EditDeps & ListDeps
type Asked = { who: string; key: string; which: BulkWhich; change: BulkChange }
type Result = BulkResult & { articles: string[] }

const CHUNK = 500

/**
 * Makes one change of many articles. An article that cannot take it is refused with why, the others are changed. Asked again
 * under the same key it answers what it answered.
 * @throws ShopError validation; count_changed when the filter finds others than were seen; busy while the first try runs.
 */
export async function changeInBulk(deps: BulkDeps, { who, key, which, change }: Asked): Promise<Result> {
  const known = await namesKnown(deps)
  if (change.do === 'category' && !takesProducts(change.category, known)) throw unknown('change.category')
  if (change.do === 'collection' && !known.collections.has(change.collection)) throw unknown('change.collection')
  const at = deps.clock.now()
  if (await deps.bulks.find(key)) return earlierResult(deps, key)
  const names = await namesOf(deps, which)
  if (!(await deps.bulks.begin(key, who, at))) return earlierResult(deps, key)
  const made: Made = { articles: [], left: 0, refused: [] }
  for (let from = 0; from < names.length; from += CHUNK) {
    const chunk = names.slice(from, from + CHUNK)
    const rows = await planChunk(deps, chunk, made, article => planFor(article, change, known, kyivDay(at)))
    await deps.bulks.keep(key, at, from / CHUNK, rows.map(toUndoRow))
    const changed = await deps.products.changeMany(rows.map(toChange), { who, at })
    made.articles.push(...changed)
    for (const { name } of rows)
      if (!changed.has(name)) made.refused.push({ article: name, why: ['changed_meanwhile'] })
  }
  const result = { ...made, changed: made.articles.length, undo: made.articles.length > 0 ? key : null }
  await deps.version.noteEdits(made.articles, { everything: change.do !== 'price' })
  await deps.bulks.finish(key, result)
  return result
}

type Made = Pick<Result, 'articles' | 'left' | 'refused'>
type Row = { name: string; article: StoredArticle; fields: Partial<StoredArticle> }

/** Which of these articles are to be changed and how; the others are counted in what was made. */
async function planChunk(
  { articles }: BulkDeps,
  names: readonly string[],
  made: Made,
  plan: (article: StoredArticle) => Planned,
): Promise<Row[]> {
  const stored = new Map((await articles.allAmong(names)).map(article => [article.article, article]))
  const rows: Row[] = []
  for (const name of names) {
    const article = stored.get(name)
    const planned = article ? plan(article) : { why: ['not_found'] }
    if (planned === null) made.left += 1
    else if ('why' in planned) made.refused.push({ article: name, why: planned.why })
    else if (article) rows.push({ name, article, fields: planned.fields })
  }
  return rows
}

/**
 * Puts back what a change of many articles found, where nobody changed it since.
 * @throws ShopError not_found when there was no such change within the last hour.
 */
export async function undoBulk(deps: BulkDeps, { who, id }: { who: string; id: string }) {
  const now = deps.clock.now()
  const bulk = await deps.bulks.find(id)
  if (!bulk || bulk.ends_at <= now) throw new ShopError('not_found')
  const articles: string[] = []
  let left = 0
  for await (const kept of deps.bulks.rowsOf(id)) {
    const rows = kept.map(({ article, revision, before }) => ({ article, revision, fields: before }))
    const restored = await deps.products.changeMany(rows, { who, at: now, as: { who: bulk.who, at: bulk.at } })
    articles.push(...restored)
    left += rows.length - restored.size
  }
  await deps.version.noteEdits(articles, { everything: true })
  return { restored: articles.length, left, articles }
}

function toChange({ name, article, fields }: Row) {
  return { article: name, revision: article.revision ?? 0, fields }
}

function toUndoRow({ name, article, fields }: Row): UndoRow {
  const names = Object.keys(fields) as (keyof StoredArticle)[]
  const before = Object.fromEntries(names.map(field => [field, article[field]]))
  return { article: name, revision: (article.revision ?? 0) + 1, before }
}

async function namesOf(deps: BulkDeps, which: BulkWhich): Promise<string[]> {
  if (which.by === 'articles') return [...new Set(which.articles)]
  const found = await productsAgreeing(deps, which.filter)
  if (found.length > MOST_IN_BULK || found.length !== which.count) {
    throw new ShopError('count_changed', { count: found.length })
  }
  return found.map(({ article }) => article)
}

async function earlierResult(deps: BulkDeps, key: string): Promise<Result> {
  const result = (await deps.bulks.find(key))?.result
  if (!result) throw new ShopError('busy')
  return result
}

function unknown(field: string): ShopError {
  return new ShopError('validation', { fields: { [field]: 'unknown' } })
}
