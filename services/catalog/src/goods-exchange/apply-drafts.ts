import type { RefusedGoods, WarnedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import { changeGoods } from '../goods-changes/change-goods.ts'
import type { Draft } from '../import/draft/draft.ts'
import type { ImportNames } from '../import/draft/import-names.ts'
import { createFileCodes } from '../import/plan/file-codes.ts'
import { type KnownDeps, knownOfChunk } from '../import/plan/read-import.ts'
import { createVariantIndex } from '../import/plan/variants.ts'
import { type PlannedDraft, planDraft, sizeOf } from './plan-draft.ts'
import type { Counted } from './plan-quantity.ts'

export type DraftsDeps = KnownDeps & GoodsChangeDeps
type Asked = {
  names: ImportNames
  /** What shelves remember moves by: a chunk that comes again has its first one, and moves nothing twice. */
  key: string
  /** By which all changes of its exchange are taken back together. */
  group?: string | undefined
  /** What lies there, by the line of a draft. */
  counted?: ReadonlyMap<number, Counted>
}
/** By the place that a line of a draft names: what was refused of it. Whatever is not in it was applied. */
type Applied = {
  refused: Map<number, RefusedGoods>
  warned: WarnedGoods[]
  /** Places whose product is new, those whose product is not as before, and sizes (`sizeOf`) that have more or fewer items. */
  created: Set<string>
  changed: Set<string>
  moved: Set<string>
}

/** Who changed what 1C said, in the history of a product. */
export const BY_1C = '1c'
const MOST_TRIES = 3

/**
 * Applies drafts by the rules of an import of staff (docs/rules.md, "Import and export"): each size of a product stands for
 * itself, so one that is refused leaves the others. What somebody saved at this very moment is judged again.
 */
export async function applyDrafts(deps: DraftsDeps, drafts: readonly Draft[], asked: Asked): Promise<Applied> {
  const result: Applied = {
    refused: new Map(),
    warned: [],
    created: new Set(),
    changed: new Set(),
    moved: new Set(),
  }
  let left = drafts
  for (let tries = 0; left.length > 0 && tries < MOST_TRIES; tries++) left = await once(deps, left, asked, result)
  for (const { article, lines } of left)
    for (const line of lines) result.refused.set(line, { article, reason: 'changed_meanwhile', detail: article })
  return result
}

/** The drafts that somebody else was faster with. */
async function once(
  deps: DraftsDeps,
  drafts: readonly Draft[],
  asked: Asked,
  result: Applied,
): Promise<readonly Draft[]> {
  let planned: PlannedDraft[] = []
  const change = await changeGoods(deps, {
    door: '1c',
    who: BY_1C,
    about: `1c ${asked.key}`,
    partOf: asked.group,
    // The orders in danger are named in the outcome.
    confirmed: true,
    each: true,
    plan: async at => {
      planned = await planDrafts(deps, drafts, asked, at)
      return { rows: planned.flatMap(({ row }) => row ?? []) }
    },
  })
  const overtaken = new Set(change?.refused.map(({ article }) => article))
  for (const { row, kind, article, refused, warned } of planned) {
    for (const [line, refusal] of refused) result.refused.set(line, refusal)
    if (overtaken.has(article)) continue
    result.warned.push(...warned)
    for (const { size } of row?.moves ?? []) result.moved.add(sizeOf({ article, size }))
    if (kind === 'created') result.created.add(article)
    else if (kind === 'changed') result.changed.add(article)
  }
  return planned.flatMap(({ article, draft }) => (draft && overtaken.has(article) ? draft : []))
}

async function planDrafts(deps: DraftsDeps, drafts: readonly Draft[], asked: Asked, at: Date): Promise<PlannedDraft[]> {
  const { names, key, counted = new Map<number, Counted>() } = asked
  const [inFile, codes] = [createVariantIndex(), createFileCodes()]
  const knownOf = await knownOfChunk(deps, drafts, names, { variants: inFile, codes })
  return drafts.map(draft => {
    const planned = planDraft(draft, knownOf(draft), { counted, key, at })
    const { form } = planned
    if (form) {
      inFile.add({ article: draft.article, model: form.model, color: form.color, height: form.height })
      codes.add(draft.article, form.sizes)
    }
    return planned
  })
}
