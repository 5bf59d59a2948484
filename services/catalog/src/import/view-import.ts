import type { ImportItem, ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { canTakeBack, type GoodsChange, REGRET_MS } from '../goods-changes/goods-change.ts'
import type { ImportDeps } from './import-deps.ts'
import type { StoredImport, StoredItem } from './imports.repository.ts'

const CHANGING = ['created', 'changed'] as const

export type ViewDeps = Pick<ImportDeps, 'imports' | 'goodsChanges' | 'clock'>

/** The import as staff see it, with how far it is. */
export async function viewImport(deps: ViewDeps, stored: StoredImport): Promise<ImportSummary> {
  const { imports } = deps
  const { _id: id, at, ended, file_name, format, state, by, problem, rows, counts, ignored_columns, questions } = stored
  const { answers, causes, has_file = false } = stored
  const hasBegun = stored.applied_at !== null
  const count = (filter: Record<string, unknown>) => (hasBegun ? imports.countItems({ import: id, ...filter }) : 0)
  const kind = { $in: [...CHANGING] }
  const [undo, applied, failed, waiting, done, failedPictures] = await Promise.all([
    hasBegun ? viewUndo(deps, stored) : null,
    count({ state: 'applied', kind }),
    count({ state: 'failed' }),
    count({ pictures_state: 'waiting' }),
    count({ pictures_state: 'done' }),
    count({ pictures_state: 'failed' }),
  ])
  return {
    id,
    file_name,
    format,
    state,
    by,
    problem,
    rows,
    counts,
    ignored_columns,
    questions,
    answers,
    causes,
    has_file,
    at: at.toISOString(),
    ended: ended?.toISOString() ?? null,
    applied,
    failed,
    pictures: { waiting, done, failed: failedPictures },
    ...(undo && { undo }),
  }
}

/** While its pictures come it has to be stopped first. */
async function viewUndo(
  { goodsChanges, clock }: ViewDeps,
  { _id, state, taken_back }: StoredImport,
): Promise<ImportSummary['undo'] | null> {
  if (taken_back) return { state: 'undone', until: null, ...taken_back }
  const change = await goodsChanges.find(_id)
  const nothing = { restored: 0, left: 0, kept: [], things: [] }
  if (change?.state === 'undoing') return { ...nothing, ...pick(change.undo), state: 'undoing', until: null }
  const isOver = state === 'done' || state === 'cancelled'
  if (!isOver || !change?.ended_at || !canTakeBack(change, clock.now())) return null
  return { ...nothing, state: 'open', until: new Date(change.ended_at.getTime() + REGRET_MS).toISOString() }
}

function pick(undo: GoodsChange['undo']) {
  return { restored: undo?.restored ?? 0, left: undo?.left ?? 0 }
}

/** For lists: what is asked and why products are refused is read when one is opened. */
export function withoutDetails({ causes: _, answers: __, ...read }: ImportSummary): ImportSummary {
  const { options, tags } = read.questions
  return { ...read, questions: { options, tags } }
}

export function viewItem({ article, lines, kind, state, problems, notes, changes, step }: StoredItem): ImportItem {
  const pictures = (step?.pictures ?? [])
    .filter(({ url }) => url !== '')
    .map(({ url, state, problem }) => ({ url, state, problem }))
  return { article, lines, kind, state, problems, notes, changes, pictures }
}
