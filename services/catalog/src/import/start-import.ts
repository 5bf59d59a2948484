import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@shop/calendar/durations'
import { ShopError } from '@shop/contracts/errors'
import type { ImportAnswers } from '@shop/contracts/staff/goods/import-questions'
import type { ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import type { ImportDeps } from './import-deps.ts'
import { KEPT_MS } from './import-end.ts'
import type { StoredImport } from './imports.repository.ts'
import { viewImport } from './view-import.ts'

/** Files that wait to be read, each of many megabytes. */
const MOST_READING = 5

type Asked = { by: string; dry_run: boolean; file_name: string; answers: ImportAnswers }

/**
 * Keeps a file to be read; nothing of the shop changes yet.
 * @throws ShopError busy when too many files wait.
 */
export async function startImport(
  { imports, clock }: Pick<ImportDeps, 'imports' | 'clock'>,
  { by, dry_run, file_name, answers }: Asked,
  file: Uint8Array,
): Promise<StoredImport> {
  const now = clock.now()
  const waiting = await imports.latest(20)
  if (waiting.filter(({ state }) => state === 'reading').length >= MOST_READING) throw new ShopError('busy')
  const stored: StoredImport = {
    by,
    file_name,
    answers,
    state: 'reading',
    at: now,
    at_once: !dry_run,
    _id: randomBytes(8).toString('hex'),
    ended: null,
    applied_at: null,
    problem: null,
    format: null,
    holder: null,
    held_until: now,
    tries: 0,
    rows: 0,
    columns: [],
    ignored_columns: [],
    counts: { created: 0, changed: 0, left: 0, refused: 0 },
    questions: { options: [], tags: [] },
    expires_at: new Date(now.getTime() + (dry_run ? DAY_MS : KEPT_MS)),
  }
  await imports.add(stored, file)
  return stored
}

export type ImportStep = 'apply' | 'cancel' | 'pictures'

/**
 * Applies an import, ends it, or has its pictures fetched again. What is there already is answered as it is.
 * @throws ShopError not_found; illegal_transition when the import is not where the step begins.
 */
export async function stepImport(
  deps: Pick<ImportDeps, 'imports' | 'clock' | 'goodsChanges'>,
  { id, step }: { id: string; step: ImportStep },
): Promise<{ before: ImportSummary; import: ImportSummary }> {
  const { imports, clock } = deps
  const stored = await imports.one(id)
  if (!stored) throw new ShopError('not_found')
  const before = await viewImport(deps, stored)
  const now = clock.now()
  const changed = await takeStep()
  if (changed && step !== 'pictures') await imports.forgetFile(id)
  const after = changed ?? (await imports.one(id)) ?? stored
  if (!changed && !isThere(after, step)) throw new ShopError('illegal_transition')
  return { before, import: await viewImport(deps, after) }

  async function takeStep(): Promise<StoredImport | null> {
    const expires_at = new Date(now.getTime() + KEPT_MS)
    if (step === 'apply') {
      // Its rows first: an import whose rows have gone would be done without having changed anything.
      if (stored?.state === 'planned') await imports.keepItems(id, expires_at)
      return imports.change(id, ['planned'], { state: 'applying', applied_at: now, held_until: now, expires_at })
    }
    if (step === 'cancel') {
      // The work first: an import that is over must not go on.
      await deps.goodsChanges.stop(id)
      return imports.change(id, ['reading', 'planned', 'applying', 'pictures'], { state: 'cancelled', ended: now })
    }
    if (stored?.state !== 'done' || (await imports.retryPictures(id)) === 0) return null
    await imports.keepItems(id, expires_at)
    return imports.change(id, ['done'], { state: 'pictures', ended: null, held_until: now, expires_at })
  }
}

function isThere({ state }: StoredImport, step: ImportStep): boolean {
  if (step === 'cancel') return state === 'cancelled'
  return step === 'apply' ? state === 'applying' || state === 'pictures' || state === 'done' : state === 'pictures'
}
