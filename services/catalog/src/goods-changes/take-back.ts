import { failpoint } from '@shop/service-kit/process/failpoints'
import type { StoredArticle } from '../articles/article.ts'
import { codesOf } from '../articles/size-codes.ts'
import { newCodes } from '../goods-rules/code-rules.ts'
import { carryOutRows, type GoodsChangeDeps, renewLists } from './carry-out.ts'
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

/** A short change is put back in whole. */
export async function takeBackShort(deps: GoodsChangeDeps, change: GoodsChange): Promise<GoodsChange> {
  const chunk = await takeBackChunk(deps, change, 0)
  await renewLists(deps, chunk.back ?? [])
  const counted = (await deps.goodsChanges.chunkUndone(change, chunk)) ?? change
  await deps.goodsChanges.end(counted, 'undone', deps.clock.now())
  return { ...counted, chunk, state: 'undone' }
}

type Parts = { kept: RefusedRow[]; since: Map<string, PlannedRow['fields']> }

/**
 * What belongs to a long change goes before it, such as the pictures of an import. What the change has made is looked at with
 * all that its parts wrote since: it goes with them.
 */
async function takeBackParts(deps: GoodsChangeDeps, change: GoodsChange, rows: readonly PlannedRow[]): Promise<Parts> {
  const { goodsChanges } = deps
  const { _id: id, undo } = change
  const result: Parts = { kept: [], since: new Map() }
  if (change.chunk || !undo) return result
  const made = new Set(rows.flatMap(({ article, revision }) => (revision === null ? article : [])))
  const names = rows.map(({ article }) => article)
  for (const part of await goodsChanges.partsOf(id, names)) {
    const ofMade = (part.chunk?.rows ?? []).filter(({ article }) => made.has(article))
    for (const { article, fields } of ofMade) result.since.set(article, { ...fields, ...result.since.get(article) })
    if (ofMade.length > 0) continue
    const begun = part.undo ? part : await goodsChanges.startUndo(part, undo)
    if (begun === 'taken') throw new Error(`somebody else changes what ${part.about} is about`)
    const back = begun?.state === 'undoing' ? await takeBackShort(deps, begun) : part
    result.kept.push(...(back.chunk?.kept ?? []))
  }
  return result
}

async function planBack(deps: GoodsChangeDeps, change: GoodsChange, chunk: ChangeChunk): Promise<ChangeChunk> {
  const { plan, of } = change
  const rows = chunk.rows ?? []
  const names = rows.map(({ article }) => article)
  const parts = await takeBackParts(deps, change, rows)
  const written = new Set(chunk.changed)
  const unsure = names.filter(article => !written.has(article))
  const reached = new Set([...written, ...(await deps.articles.reachedBy(plan, unsure))])
  const made = rows.filter(({ revision }) => revision === null).map(({ article }) => article)
  const [articles, shelves, known, isMoved, used] = await Promise.all([
    deps.articles.allAmong(names),
    deps.stock.ofArticles(names),
    deps.knownNames.read(),
    madeMoves(deps, plan, rows),
    deps.findUsedArticles(made, change.door),
  ])
  const variants = await deps.articles.variantsAmong([
    ...new Set([...rows.flatMap(({ before }) => before.model ?? []), ...articles.map(({ model }) => model)]),
  ])
  const stored = new Map(articles.map(article => [article.article, article]))
  const isCodeTaken = await findTakenCodes(deps, rows, stored)
  const shelvesOf = Map.groupBy(shelves, ({ article }) => article)
  const back: PlannedRow[] = []
  const kept = new Map(parts.kept.map(({ article, why }) => [article, why]))
  for (const row of rows) {
    const { article } = row
    const own = new Map((shelvesOf.get(article) ?? []).map(item => [item.size, item]))
    const done = reached.has(article) ? row : { ...row, fields: {}, limits: [], revision: row.revision ?? 0 }
    const { back: way, why } = rowBack(
      done,
      {
        stored: stored.get(article),
        shelves: own,
        isMoved: size => isMoved(article, size),
        isVariantTaken: ({ model, color, height }) =>
          variants.some(
            one => one.article !== article && one.model === model && one.color === color && one.height === height,
          ),
        known,
        isCodeTaken: key => isCodeTaken(article, key),
        isUsed: used.has(article),
        author: { at: deps.clock.now(), by: change.undo?.who ?? change.who },
        since: parts.since.get(article) ?? {},
        isRefused: change.state === 'refused',
      },
      of,
    )
    if (way) back.push(way)
    if (why.length > 0) kept.set(article, [...(kept.get(article) ?? []), ...why])
  }
  const changed = change.state === 'refused' ? [] : names.filter(article => reached.has(article))
  const left = [...kept].map(([article, why]) => ({ article, why }))
  return { ...chunk, back, kept: left, changed: chunk.changed.length > 0 ? chunk.changed : changed }
}

/** Which codes of before somebody else has now. What articles of the same change give one another goes back with both. */
async function findTakenCodes(
  { articles }: GoodsChangeDeps,
  rows: readonly PlannedRow[],
  stored: ReadonlyMap<string, StoredArticle>,
): Promise<(article: string, key: string) => boolean> {
  const coded = rows.map(({ article, before }) => ({
    article,
    sizes: before.sizes ?? [],
    before: stored.get(article)?.sizes ?? [],
  }))
  const ownersOf = await articles.ownersOfCodes(newCodes(coded))
  const given = new Map(
    rows.map(({ article, before, fields }) => {
      const had = new Set(codesOf(before.sizes ?? []))
      return [article, new Set(codesOf(fields.sizes ?? []).filter(key => !had.has(key)))]
    }),
  )
  return (article, key) => ownersOf(key).some(owner => owner.article !== article && !given.get(owner.article)?.has(key))
}
