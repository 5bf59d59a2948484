import { failpoint } from '@shop/service-kit/process/failpoints'
import { carryOutRows, type GoodsChangeDeps } from './carry-out.ts'
import { type ChangeChunk, type GoodsChange, orderBack, type PlannedRow, type RefusedRow } from './goods-change.ts'
import { madeMoves } from './move-items.ts'
import { rowBack } from './row-back.ts'

/**
 * Puts back what a chunk of a change has changed, where nobody said otherwise since; of one that was half carried out, that
 * half. The way back is a plan of its own, written down before it is gone: a repeat changes nothing twice.
 */
export async function takeBackChunk(deps: GoodsChangeDeps, change: GoodsChange, place: number): Promise<ChangeChunk> {
  const chunk = await deps.goodsChanges.chunk(change, place)
  const planned = chunk.back ? chunk : await planBack(deps, change, chunk)
  if (!chunk.back) await deps.goodsChanges.setChunk(change, place, planned)
  await failpoint('goods-change-way-back-planned')
  const { back = [], kept = [] } = planned
  const { changed, refused } = await carryOutRows(deps, orderBack(change), back)
  await failpoint('goods-change-undone')
  const left = new Set([...kept, ...refused].map(({ article }) => article))
  const outcome = { restored: changed.filter(article => !left.has(article)), kept: [...kept, ...refused] }
  await deps.goodsChanges.setChunk(change, place, outcome)
  return { ...planned, ...outcome }
}

async function planBack(deps: GoodsChangeDeps, change: GoodsChange, chunk: ChangeChunk): Promise<ChangeChunk> {
  const { plan, of } = change
  const rows = chunk.rows ?? []
  const names = rows.map(({ article }) => article)
  const reached = new Set([...chunk.changed, ...(await deps.articles.reachedBy(plan, names))])
  const made = rows.filter(({ revision }) => revision === null).map(({ article }) => article)
  const [articles, shelves, known, isMoved, used] = await Promise.all([
    deps.articles.allAmong(names),
    deps.stock.ofArticles(names),
    deps.knownNames.read(),
    madeMoves(deps, plan, rows),
    deps.findUsedArticles(made),
  ])
  const variants = await deps.articles.variantsAmong([
    ...new Set([...rows.flatMap(({ before }) => before.model ?? []), ...articles.map(({ model }) => model)]),
  ])
  const stored = new Map(articles.map(article => [article.article, article]))
  const shelvesOf = Map.groupBy(shelves, ({ article }) => article)
  const back: PlannedRow[] = []
  const kept: RefusedRow[] = []
  for (const row of rows) {
    const { article } = row
    const own = new Map((shelvesOf.get(article) ?? []).map(item => [item.size, item]))
    const written = reached.has(article) ? row : { ...row, fields: {}, limits: [], revision: row.revision ?? 0 }
    const { back: way, why } = rowBack(
      written,
      {
        stored: stored.get(article),
        shelves: own,
        isMoved: size => isMoved(article, size),
        isVariantTaken: ({ model, color, height }) =>
          variants.some(
            one => one.article !== article && one.model === model && one.color === color && one.height === height,
          ),
        known,
        isUsed: used.has(article),
        author: { at: deps.clock.now(), by: change.undo?.who ?? change.who },
        isRefused: change.state === 'refused',
      },
      of,
    )
    if (way) back.push(way)
    if (why.length > 0) kept.push({ article, why })
  }
  const changed = change.state === 'refused' ? [] : names.filter(article => reached.has(article))
  return { ...chunk, back, kept, changed: chunk.changed.length > 0 ? chunk.changed : changed }
}
