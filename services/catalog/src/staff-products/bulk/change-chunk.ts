import { kyivDay } from '@shop/calendar/kyiv-days'
import { failpoint } from '@shop/service-kit/process/failpoints'
import type { StoredArticle } from '../../articles/article.ts'
import type { Bulk, BulkChunk, BulkRow } from './bulk.ts'
import { planFor } from './bulk-rules.ts'
import type { BulkDeps } from './plan-bulk.ts'

/**
 * Changes the next articles. What each is to be is written down first, with its revision: a process that goes on where another
 * one died changes the rest, and nothing twice.
 */
export async function changeChunk(deps: BulkDeps, bulk: Bulk): Promise<Bulk | null> {
  const chunk = await chunkOf(deps, bulk, bulk.next)
  const planned = chunk.rows ? chunk : await withRows(deps, bulk, chunk)
  await failpoint('bulk-chunk-planned')
  const { who, at } = bulk
  const rows = (planned.rows ?? []).map(({ article, revision, fields }) => ({
    article,
    revision: revision - 1,
    fields,
  }))
  const changed = asPlanned(rows, await deps.articles.changeMany(rows, { who, at }))
  await failpoint('bulk-chunk-applied')
  await deps.bulks.setChunk(chunk, { changed })
  return deps.bulks.chunkDone(bulk, { ...planned, changed })
}

/** Puts the articles of the next chunk back, where nobody changed them since; of one that was half changed, that half. */
export async function undoChunk(deps: BulkDeps, bulk: Bulk, undo: NonNullable<Bulk['undo']>): Promise<Bulk | null> {
  const chunk = await chunkOf(deps, bulk, undo.next)
  const rows = (chunk.rows ?? []).map(({ article, revision, before }) => ({ article, revision, fields: before }))
  const as = { who: bulk.who, at: bulk.at }
  const restored = asPlanned(rows, await deps.articles.changeMany(rows, { who: undo.who, at: undo.at, as }))
  await failpoint('bulk-chunk-undone')
  await deps.bulks.setChunk(chunk, { restored })
  return deps.bulks.undoneChunk(bulk, { ...chunk, restored })
}

/** The database names them in any order; staff and the audit log read them in that of the plan. */
function asPlanned(rows: readonly { article: string }[], articles: ReadonlySet<string>): string[] {
  return rows.map(({ article }) => article).filter(article => articles.has(article))
}

async function withRows(deps: BulkDeps, bulk: Bulk, chunk: BulkChunk): Promise<BulkChunk> {
  const known = await deps.knownNames.read()
  const today = kyivDay(bulk.at)
  const stored = new Map((await deps.articles.allAmong(chunk.names)).map(article => [article.article, article]))
  const rows: BulkRow[] = []
  const refused: BulkChunk['refused'] = []
  let left = 0
  for (const name of chunk.names) {
    const article = stored.get(name)
    const planned = article ? planFor(article, bulk.change, known, today) : { why: ['not_found'] }
    if (planned === null) left += 1
    else if ('why' in planned) refused.push({ article: name, why: planned.why })
    else if (article) rows.push(toRow(article, planned.fields))
  }
  await deps.bulks.planChunk(chunk, { rows, left, refused })
  return chunkOf(deps, bulk, chunk.place)
}

function toRow(article: StoredArticle, fields: Partial<StoredArticle>): BulkRow {
  const names = Object.keys(fields) as (keyof StoredArticle)[]
  const before = Object.fromEntries(names.map(field => [field, article[field]]))
  return { article: article.article, revision: (article.revision ?? 0) + 1, before, fields }
}

async function chunkOf({ bulks }: BulkDeps, { _id, plan }: Bulk, place: number): Promise<BulkChunk> {
  const chunk = await bulks.chunk(plan, place)
  if (!chunk) throw new Error(`chunk ${place} of the change ${_id} is gone`)
  return chunk
}
