import { randomUUID } from 'node:crypto'
import type { ImportState } from '@shop/contracts/staff/goods/staff-import'
import { waitAtMost } from '@shop/service-kit/calls/time-limit'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { applyChunk } from './apply/apply-chunk.ts'
import { FileRefusal } from './csv/read-csv.ts'
import type { ImportDeps } from './import-deps.ts'
import type { StoredImport } from './imports.repository.ts'
import { createPace } from './pace.ts'
import { importPictures } from './pictures/import-pictures.ts'
import { readImport } from './plan/read-import.ts'
import { KEPT_MS } from './start-import.ts'

export type ImportRunner = {
  /** Does everything that waits; returns at once when this process is at work already. */
  run(): Promise<void>
  /** Takes nothing new; what is under way stops after its step, and somebody else goes on with it. */
  stop(): Promise<void>
}

const LEASE_MS = 30_000
const BEAT_MS = 5000
/** Small steps with rests between them: eight articles take a few milliseconds, and no list waits for more. */
const CHUNK = 8
const PICTURES_AT_ONCE = 3
const MOST_TRIES = 3
/** Lists are rebuilt at most this often while an import runs. */
const BUMP_MS = 1000
const LAST_STEP_MS = 2500

const states: ImportState[] = ['reading', 'applying', 'pictures']

/** Works on imports one after the other. A lease keeps a second process out; the guards of each write would, too. */
export function createImportRunner(deps: ImportDeps): ImportRunner {
  const { imports, clock, log } = deps
  const holder = randomUUID()
  let underWay: Promise<void> | null = null
  let isStopped = false
  /** The import under way. */
  let claimed: string | null = null

  async function work(): Promise<void> {
    while (!isStopped) {
      const now = clock.now()
      const stored = await imports.claim(states, holder, now, new Date(now.getTime() + LEASE_MS))
      if (!stored) return
      // Counted when it was taken: a file that ends its process never gets to say that it failed.
      if (stored.state === 'reading' && stored.tries > MOST_TRIES) {
        await imports.change(stored._id, ['reading'], endFields('unreadable', { code: 'broken', line: null }))
        await imports.forgetFile(stored._id)
        continue
      }
      const hold = await beating(stored)
      claimed = stored._id
      try {
        await steps[stored.state]?.(stored, hold.isHeld)
        await (isStopped ? giveBack(stored._id) : imports.release(stored._id, holder, clock.now()))
      } catch (error) {
        log.error({ err: error, name: stored.file_name }, 'an import failed, it will be tried again')
        return
      } finally {
        claimed = null
        hold.stop()
      }
    }
  }

  /** A process that stops in good order was not ended by the file: its try does not count. */
  function giveBack(id: string): Promise<void> {
    return imports.giveBack(id, holder, clock.now())
  }

  /** Renews the lease while the work goes on; it is not ours any more when somebody cancels it. */
  async function beating({ _id: id, state }: StoredImport) {
    let isOurs = true
    const beat = async () => {
      const until = new Date(clock.now().getTime() + LEASE_MS)
      isOurs &&= (await imports.hold(id, holder, [state], until)) !== null
    }
    const timer = setInterval(() => void beat().catch(() => {}), BEAT_MS)
    return {
      isHeld: () => isOurs && !isStopped,
      stop: () => clearInterval(timer),
    }
  }

  function endFields(state: ImportState, problem: StoredImport['problem'] = null): Partial<StoredImport> {
    const now = clock.now()
    return { state, problem, ended: now, expires_at: new Date(now.getTime() + KEPT_MS) }
  }

  const steps: Partial<Record<ImportState, (stored: StoredImport, isHeld: () => boolean) => Promise<void>>> = {
    async reading(stored, isHeld) {
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
        await imports.change(stored._id, ['reading'], { ...read, state: 'applying', applied_at: clock.now() })
      } catch (error) {
        if (!(error instanceof FileRefusal)) throw error
        const { problem: code, line } = error
        await imports.change(stored._id, ['reading'], endFields('unreadable', { code, line }))
      }
      await imports.forgetFile(stored._id)
    },

    async applying(stored, isHeld) {
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
          everything,
        )
        await failpoint('import-chunk-applied')
        await rest()
      }
      await lists.finish()
      const hasPictures = (await imports.countItems({ import: id, pictures_state: 'waiting' })) > 0
      const next = hasPictures ? { state: 'pictures' as const } : endFields('done')
      const changed = await imports.change(id, ['applying'], next)
      if (changed) await imports.keepItems(id, changed.expires_at)
    },

    async pictures(stored, isHeld) {
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
          true,
        )
      }
      await lists.finish()
      const changed = await imports.change(id, ['pictures'], endFields('done'))
      if (changed) await imports.keepItems(id, changed.expires_at)
    },
  }

  return {
    run() {
      underWay ??= work().finally(() => {
        underWay = null
      })
      return underWay
    },
    async stop() {
      isStopped = true
      // A picture may be under way for longer than a process has to end: the next one fetches it again.
      if (underWay) await waitAtMost(underWay, LAST_STEP_MS)
      if (claimed !== null) await giveBack(claimed)
    },
  }
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
    async noteChanged(some: readonly string[], everything: boolean) {
      articles.push(...some)
      isEverything ||= everything
      if (performance.now() - flushedAt >= everyMs) await flush()
    },
    finish: flush,
  }
}
