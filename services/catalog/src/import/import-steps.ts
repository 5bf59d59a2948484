import type { ImportState } from '@shop/contracts/staff/goods/staff-import'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { applyChunk } from './apply/apply-chunk.ts'
import { FileRefusal } from './csv/read-csv.ts'
import type { ImportDeps } from './import-deps.ts'
import type { StoredImport } from './imports.repository.ts'
import { createPace } from './pace.ts'
import { importPictures } from './pictures/import-pictures.ts'
import { readImport } from './plan/read-import.ts'
import { KEPT_MS } from './start-import.ts'

/** Small steps with rests between them: eight articles take a few milliseconds, and no list waits for more. */
const CHUNK = 8
const PICTURES_AT_ONCE = 3
/** Lists are rebuilt at most this often while an import runs. */
const BUMP_MS = 1000

type IsHeld = () => boolean

/** What is done with an import in each state, until it is in the next one. It stops early when the import is not held any more. */
export const importSteps: Partial<
  Record<ImportState, (deps: ImportDeps, stored: StoredImport, isHeld: IsHeld) => Promise<void>>
> = { reading: readFile, applying: applyItems, pictures: setPictures }

/** An import that is over, and is kept for a while. */
export function endFields(
  { clock }: Pick<ImportDeps, 'clock'>,
  state: ImportState,
  problem: StoredImport['problem'] = null,
): Partial<StoredImport> {
  const now = clock.now()
  return { state, problem, ended: now, expires_at: new Date(now.getTime() + KEPT_MS) }
}

async function readFile(deps: ImportDeps, stored: StoredImport, isHeld: IsHeld): Promise<void> {
  const { imports } = deps
  try {
    const read = await readImport(deps, stored, isHeld)
    if (!read) return
    if (!stored.at_once) {
      // The file is kept until the import is applied or given up: staff answer its questions, and it is read again.
      await imports.change(stored._id, ['reading'], { ...read, state: 'planned', has_file: true })
      return
    }
    // Nobody is there to answer.
    if (read.questions.missing?.some(lack => lack === 'currency' || lack === 'rate')) {
      throw new FileRefusal('currency_missing')
    }
    await imports.change(stored._id, ['reading'], { ...read, state: 'applying', applied_at: deps.clock.now() })
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    const { problem: code, line } = error
    await imports.change(stored._id, ['reading'], endFields(deps, 'unreadable', { code, line }))
  }
  await imports.forgetFile(stored._id)
}

async function applyItems(deps: ImportDeps, stored: StoredImport, isHeld: IsHeld): Promise<void> {
  const { imports } = deps
  const { _id: id } = stored
  const lists = createThrottledLists(deps, BUMP_MS)
  const rest = createPace()
  const waiting = { import: id, state: 'waiting' as const }
  for (;;) {
    const items = await imports.items(waiting, { limit: CHUNK })
    if (items.length === 0) break
    // Cancelled meanwhile? Asked before each step, so that hardly anything is applied after it.
    if (!isHeld() || !(await imports.isIn(id, 'applying'))) return lists.finish()
    const { everything } = await applyChunk({ ...deps, version: lists.version }, stored, items)
    await lists.noteChanged(
      items.map(({ article }) => article),
      { everything },
    )
    await failpoint('import-chunk-applied')
    await rest()
  }
  await lists.finish()
  const hasPictures = (await imports.countItems({ import: id, pictures_state: 'waiting' })) > 0
  const next = hasPictures ? { state: 'pictures' as const } : endFields(deps, 'done')
  const changed = await imports.change(id, ['applying'], next)
  if (changed) await imports.keepItems(id, changed.expires_at)
}

async function setPictures(deps: ImportDeps, stored: StoredImport, isHeld: IsHeld): Promise<void> {
  const { imports } = deps
  const { _id: id } = stored
  const lists = createThrottledLists(deps, BUMP_MS)
  const waiting = { import: id, pictures_state: 'waiting' as const }
  for (;;) {
    const items = await imports.items(waiting, { limit: PICTURES_AT_ONCE })
    if (items.length === 0) break
    if (!isHeld() || !(await imports.isIn(id, 'pictures'))) return lists.finish()
    await Promise.all(items.map(item => importPictures({ ...deps, version: lists.version }, stored, item)))
    await lists.noteChanged(
      items.map(({ article }) => article),
      { everything: true },
    )
  }
  await lists.finish()
  const changed = await imports.change(id, ['pictures'], endFields(deps, 'done'))
  if (changed) await imports.keepItems(id, changed.expires_at)
}

/** Notes changes for the lists only now and then, and at the end; by article where that is enough. */
function createThrottledLists({ version }: ImportDeps, everyMs: number) {
  let flushedAt = performance.now()
  let articles: string[] = []
  let isEverything = false
  const silent = async () => {}
  async function flush(): Promise<void> {
    if (articles.length === 0) return
    flushedAt = performance.now()
    const changed = articles
    const needsAll = isEverything
    articles = []
    isEverything = false
    await (needsAll ? version.bump() : version.noteEdits(changed, { everything: false }))
  }
  return {
    version: { ...version, bump: silent, noteStockFlip: silent, noteEdits: silent },
    async noteChanged(some: readonly string[], { everything }: { everything: boolean }) {
      articles.push(...some)
      isEverything ||= everything
      if (performance.now() - flushedAt >= everyMs) await flush()
    },
    finish: flush,
  }
}
