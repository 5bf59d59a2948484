import { randomUUID } from 'node:crypto'
import { waitAtMost } from '@shop/service-kit/calls/time-limit'
import type { Log } from '@shop/service-kit/log/log'
import type { Bulk } from './bulk.ts'
import { changeChunk, undoChunk } from './change-chunk.ts'
import type { BulkDeps } from './plan-bulk.ts'

export type BulkRunner = {
  /** Goes on with the change that is under way, after what this process does already; returns at once when another one does. */
  run(): Promise<void>
  /** Takes nothing new; what is under way stops after its step, and somebody else goes on with it. */
  stop(): Promise<void>
}

export const LEASE_MS = 20_000
const BEAT_MS = 4000
const LAST_STEP_MS = 2500
/** Counted when it is taken, so that a change that ends its process is given up, too. */
const MOST_TRIES = 5

/** Works on the change of many articles that is under way. A lease keeps two processes apart; the guards of each write would, too. */
export function createBulkRunner(deps: BulkDeps & { log: Log }): BulkRunner {
  const { bulks, clock, log } = deps
  const holder = randomUUID()
  let last = Promise.resolve()
  let isStopped = false
  const until = () => new Date(clock.now().getTime() + LEASE_MS)

  async function work(): Promise<void> {
    const claimed = isStopped ? null : await bulks.claim(holder, clock.now(), until())
    if (!claimed) return
    const { _id: id } = claimed
    const beat = () => bulks.hold(id, holder, until())
    const timer = setInterval(() => void beat().catch(() => {}), BEAT_MS)
    try {
      if (claimed.tries > MOST_TRIES) await end(deps, claimed, 'failed')
      else await goOn(claimed)
    } catch (error) {
      log.error({ err: error, name: id }, 'a change of many products failed, it will be tried again')
    } finally {
      clearInterval(timer)
    }
  }

  async function goOn(claimed: Bulk): Promise<void> {
    let bulk: Bulk | null = claimed
    while (bulk && !isStopped) {
      const undo: Bulk['undo'] = bulk.undo
      // A chunk that was begun and not finished may be changed in part, so undoing looks at it, too.
      const isAllUndone = undo !== null && undo.next > Math.min(bulk.next, bulk.chunks - 1)
      if (isAllUndone) return end(deps, bulk, 'undone')
      if (!undo && bulk.next === bulk.chunks) return end(deps, bulk, 'done')
      bulk = undo ? await undoChunk(deps, bulk, undo) : await changeChunk(deps, bulk)
    }
    if (bulk) await bulks.release(bulk._id, holder)
  }

  return {
    run() {
      last = last.then(work, work)
      return last
    },
    async stop() {
      isStopped = true
      await waitAtMost(last, LAST_STEP_MS)
    },
  }
}

/** The lists hear of all articles at once: renewing them after each chunk would take longer than the change. */
async function end(deps: BulkDeps, bulk: Bulk, state: 'done' | 'failed' | 'undone'): Promise<void> {
  const chunks = await deps.bulks.chunksOf(bulk.plan)
  const articles = chunks.flatMap(({ rows, names }) => (rows ? names : []))
  await deps.version.noteEdits(articles, { everything: bulk.change.do !== 'price' || state === 'undone' })
  await deps.bulks.end(bulk, state, deps.clock.now())
}
