import { randomUUID } from 'node:crypto'
import type { RefusedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import { type ApplyDeps, applyChunk } from '../import/apply/apply-chunk.ts'
import type { Draft } from '../import/draft/draft.ts'
import type { ImportNames } from '../import/draft/import-names.ts'
import type { StoredItem } from '../import/imports.repository.ts'
import { type Planned, planProduct } from '../import/plan/plan-product.ts'
import { type KnownDeps, knownOfChunk } from '../import/plan/read-import.ts'
import { createVariantIndex } from '../import/plan/variants.ts'

export type DraftsDeps = KnownDeps & Omit<ApplyDeps, 'imports'>
/** By the place that a line of a draft names: what was refused of it. Whatever is not in it was applied. */
type Applied = {
  refused: Map<number, RefusedGoods>
  /** Places whose product is new, and those whose product is not as before. */
  created: Set<string>
  changed: Set<string>
}

/** Who changed what 1C said, in the history of a product. */
export const BY_1C = '1c'
const MOST_TRIES = 3

/**
 * Applies drafts by the rules of an import of staff (docs/rules.md, "Import and export"): each size of a product stands for
 * itself, so one that is refused leaves the others. What somebody saved at this very moment is judged again.
 */
export async function applyDrafts(deps: DraftsDeps, drafts: readonly Draft[], names: ImportNames): Promise<Applied> {
  const result: Applied = { refused: new Map(), created: new Set(), changed: new Set() }
  let left = drafts
  for (let tries = 0; left.length > 0 && tries < MOST_TRIES; tries++) left = await once(deps, left, names, result)
  for (const { article, lines } of left)
    for (const line of lines) result.refused.set(line, { article, reason: 'changed_meanwhile', detail: article })
  return result
}

/** The drafts that somebody else was faster with. */
async function once(deps: DraftsDeps, drafts: readonly Draft[], names: ImportNames, result: Applied): Promise<Draft[]> {
  const inFile = createVariantIndex()
  const knownOf = await knownOfChunk(deps, drafts, names, inFile)
  const items: StoredItem[] = []
  for (const [place, draft] of drafts.entries()) {
    const known = knownOf(draft)
    const planned = plannedWithout(draft, known, result)
    const form = planned?.step?.form
    if (!planned || !form) continue
    inFile.add({ article: draft.article, model: form.model, color: form.color, height: form.height })
    items.push(toItem(planned, place))
  }
  if (items.length === 0) return []
  const failed = new Map<number, StoredItem>()
  const imports: ApplyDeps['imports'] = {
    async saveStated() {},
    async setItems(_, changes) {
      for (const { place, set } of changes) {
        const item = items.find(one => one.place === place)
        if (item && set.state === 'failed') failed.set(place, { ...item, ...set })
      }
    },
  }
  const { everything } = await applyChunk(
    { ...deps, imports },
    { _id: `${BY_1C} ${randomUUID()}`, by: BY_1C, applied_at: null },
    items,
  )
  const applied = items.filter(({ place }) => !failed.has(place))
  const articles = applied.map(({ article }) => article)
  if (articles.length > 0) await (everything ? deps.version.bump() : deps.version.noteEdits(articles, { everything }))
  for (const { article, kind } of applied) (kind === 'created' ? result.created : result.changed).add(article)

  const overtaken: Draft[] = []
  for (const [place, { article, lines, problems }] of failed) {
    const [problem] = problems
    const draft = drafts[place]
    const isOvertaken = problem?.code === 'changed_meanwhile' || problem?.code === 'taken'
    if (draft && isOvertaken) overtaken.push(draft)
    else for (const line of lines) result.refused.set(line, refusalOf(article, problem))
  }
  return overtaken
}

/** The plan of what can be taken of the draft; null when that is nothing. The rest is noted as refused. */
function plannedWithout(draft: Draft, known: Parameters<typeof planProduct>[1], result: Applied): Planned | null {
  for (let left = draft; ; ) {
    const planned = planProduct(left, known)
    if (planned.kind !== 'refused') return planned
    const own = planned.problems.filter(({ code }) => code !== 'other_row')
    const wrong = new Set(own.flatMap(({ line }) => (line === null ? [] : [line])))
    const sizes = left.sizes.filter(({ line }) => !wrong.has(line))
    const isOfSizes = sizes.length > 0 && sizes.length < left.sizes.length
    const lines = isOfSizes ? left.lines.filter(line => wrong.has(line)) : left.lines
    for (const line of lines) {
      const problem = own.find(one => one.line === line) ?? own[0]
      result.refused.set(line, refusalOf(draft.article, problem))
    }
    if (!isOfSizes) return null
    left = { ...left, sizes, lines: sizes.map(({ line }) => line) }
  }
}

type Problem = StoredItem['problems'][number] | undefined

function refusalOf(article: string, problem: Problem): RefusedGoods {
  const { code = 'invalid', column = null, value = '' } = problem ?? {}
  return { article, reason: code, detail: [column, value].filter(Boolean).join(': ') }
}

function toItem(planned: Planned, place: number): StoredItem {
  return {
    ...planned,
    import: BY_1C,
    place,
    state: 'waiting',
    rows: null,
    pictures_state: 'none',
    expires_at: new Date(0),
  }
}
