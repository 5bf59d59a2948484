import type { ImportState } from '@shop/contracts/staff/goods/staff-import'
import { type ApplyDeps, applyImport, planOfImport } from './apply/apply-import.ts'
import { FileRefusal } from './csv/read-csv.ts'
import type { ImportDeps } from './import-deps.ts'
import { endFields } from './import-end.ts'
import type { StoredImport } from './imports.repository.ts'
import { importPictures } from './pictures/import-pictures.ts'
import { readImport } from './plan/read-import.ts'

const PICTURES_AT_ONCE = 3
/** Lists are rebuilt at most this often while an import runs. */
const BUMP_MS = 1000

type IsHeld = () => boolean

/**
 * What is done with an import in each state, until it is in the next one. It stops early when the import is not held any more.
 * `later`: it waits for its next turn.
 */
export const importSteps: Partial<
  // biome-ignore lint/suspicious/noConfusingVoidType: most steps have nothing to say.
  Record<ImportState, (deps: ApplyDeps, stored: StoredImport, isHeld: IsHeld) => Promise<void | 'later'>>
> = { reading: readFile, applying: applyImport, pictures: setPictures }

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

async function setPictures(deps: ImportDeps, stored: StoredImport, isHeld: IsHeld): Promise<void> {
  const { imports } = deps
  const { _id: id } = stored
  const lists = createThrottledLists(deps, BUMP_MS)
  const waiting = { import: id, pictures_state: 'waiting' as const }
  for (;;) {
    const items = await imports.items(waiting, { limit: PICTURES_AT_ONCE })
    if (items.length === 0) break
    if (!isHeld() || !(await imports.isIn(id, 'pictures'))) return lists.finish()
    // What is taken back gets no more of them.
    if ((await deps.goodsChanges.find(id))?.undo) break
    await Promise.all(items.map(item => importPictures({ ...deps, version: lists.version }, stored, item)))
    await lists.noteChanged(
      items.map(({ article }) => article),
      { everything: true },
    )
  }
  await lists.finish()
  await deps.goodsChanges.beginHour({ _id: id, plan: planOfImport(id) }, deps.clock.now())
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
