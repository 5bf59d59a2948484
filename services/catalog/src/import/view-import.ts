import type { ImportItem, ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import type { ImportsRepository, StoredImport, StoredItem } from './imports.repository.ts'

const CHANGING = ['created', 'changed'] as const

/** The import as staff see it, with how far it is. */
export async function viewImport(imports: ImportsRepository, stored: StoredImport): Promise<ImportSummary> {
  const { _id: id, at, ended, file_name, format, state, by, problem, rows, counts, ignored_columns, questions } = stored
  const { answers, causes, has_file = false } = stored
  const hasBegun = stored.applied_at !== null
  const count = (filter: Record<string, unknown>) => (hasBegun ? imports.countItems({ import: id, ...filter }) : 0)
  const kind = { $in: [...CHANGING] }
  const [applied, failed, waiting, done, failedPictures] = await Promise.all([
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
  }
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
