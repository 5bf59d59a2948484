import { randomUUID } from 'node:crypto'
import { waitAtMost } from '@shop/service-kit/calls/time-limit'
import type { Log } from '@shop/service-kit/log/log'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { carryOutRows, type GoodsChangeDeps } from './carry-out.ts'
import type { ChangeChunk, Door, GoodsChange } from './goods-change.ts'
import { takeBackChunk } from './take-back.ts'

export type LongChanges = {
  /** Goes on with the change that is under way, after what this process does already; returns at once when another one does. */
  run(): Promise<void>
  /** Runs for as long as staff wait for an answer; what cannot begin here, or is left then, the job goes on with. */
  runForAWhile(): Promise<void>
  /** Takes nothing new; what is under way stops after its step, and somebody else goes on with it. */
  stop(): Promise<void>
}
type Ended = 'done' | 'failed' | 'stopped' | 'undone'
/** What a door knows of its long changes. Whatever it does is done again when a process dies in the middle. */
export type LongDoor = {
  door: Door
  /** What the next articles come to, of what is there then. */
  planChunk(
    change: GoodsChange,
    names: readonly string[],
  ): Promise<Pick<ChangeChunk, 'left' | 'refused'> & { rows: NonNullable<ChangeChunk['rows']> }>
  /** Beside what the articles themselves remember: some were changed, some are as before again, all are through. */
  noteDone?(change: GoodsChange, chunk: ChangeChunk): Promise<void>
  noteBack?(change: GoodsChange, chunk: ChangeChunk): Promise<void>
  noteEnd?(change: GoodsChange, state: Ended): Promise<void>
}

export const LEASE_MS = 20_000
const BEAT_MS = 4000
const LAST_STEP_MS = 2500
/** Staff are answered then with how far it came; the work goes on. */
export const PATIENCE_MS = 5000
/** Counted when it is taken, so that a change that ends its process is given up, too. */
const MOST_TRIES = 5

/**
 * Works on changes of one door that have so many articles that nobody waits for them. A lease keeps two processes apart; the
 * guards of each write would, too.
 */
export function createLongChanges(deps: GoodsChangeDeps & { log: Log }, own: LongDoor): LongChanges {
  const { goodsChanges, clock, log } = deps
  const { door } = own
  const holder = randomUUID()
  let last = Promise.resolve()
  let isStopped = false
  const until = () => new Date(clock.now().getTime() + LEASE_MS)

  async function work(): Promise<void> {
    for (;;) {
      const asked = { holder, now: clock.now(), until: until() }
      const claimed = isStopped ? null : await goodsChanges.claim({ door }, asked)
      if (!claimed || !(await goOnWith(claimed))) return
    }
  }

  /** False when it failed: it waits for its next turn. */
  async function goOnWith(claimed: GoodsChange): Promise<boolean> {
    const { _id: id } = claimed
    const timer = setInterval(() => void goodsChanges.hold(id, holder, until()).catch(() => {}), BEAT_MS)
    try {
      if (claimed.tries > MOST_TRIES) await end(claimed, 'failed')
      else await goOn(claimed)
      return true
    } catch (error) {
      log.error({ err: error, name: id }, 'a change of many products failed, it will be tried again')
      return false
    } finally {
      clearInterval(timer)
    }
  }

  async function goOn(claimed: GoodsChange): Promise<void> {
    let change: GoodsChange | null = claimed
    while (change && !isStopped) {
      const { undo, next, chunks }: GoodsChange = change
      // A chunk that was begun and not finished may be changed in part, so undoing looks at it, too.
      if (undo && undo.next > Math.min(next, chunks - 1)) return end(change, 'undone')
      if (!undo && next === chunks) return end(change, 'done')
      // What was begun is finished first: nobody could take back what is not counted.
      if (!undo && change.state === 'stopped' && !(await goodsChanges.chunk(change, next)).rows)
        return end(change, 'stopped')
      change = undo ? await goBack(change, undo.next) : await goFurther(change)
    }
    if (change) await goodsChanges.release(change._id, holder)
  }

  /**
   * Changes the next articles. What each is to be is written down first, with its revision: a process that goes on where another
   * one died changes the rest, and nothing twice.
   */
  async function goFurther(change: GoodsChange): Promise<GoodsChange | null> {
    const { next } = change
    const chunk = await goodsChanges.chunk(change, next)
    const planned = chunk.rows
      ? chunk
      : await goodsChanges.planChunk(change, next, await own.planChunk(change, chunk.names))
    await failpoint('goods-change-planned')
    const { changed, refused } = await carryOutRows(deps, change, planned.rows ?? [])
    await failpoint('goods-change-applied')
    const all = [...planned.refused, ...refused]
    await goodsChanges.setChunk(change, next, { changed })
    const done = { ...planned, changed, refused: all }
    await own.noteDone?.(change, done)
    return goodsChanges.chunkDone(change, done)
  }

  async function goBack(change: GoodsChange, place: number): Promise<GoodsChange | null> {
    const back = await takeBackChunk(deps, change, place)
    await own.noteBack?.(change, back)
    return goodsChanges.chunkUndone(change, back)
  }

  /** The lists hear of all articles at once: renewing them after each chunk would take longer than the change. */
  async function end(change: GoodsChange, state: Ended): Promise<void> {
    const chunks = await goodsChanges.chunksOf(change)
    const articles = chunks.flatMap(({ rows, names }) => (rows ? names : []))
    await deps.version.noteEdits(articles, { everything: change.everything || state === 'undone' })
    await own.noteEnd?.(change, state)
    await goodsChanges.end(change, state, clock.now())
  }

  function run(): Promise<void> {
    last = last.then(work, work)
    return last
  }

  return {
    run,
    async runForAWhile() {
      const begun = run().catch(error =>
        log.warn({ err: error, name: door }, 'a change of many products waits for the job'),
      )
      await waitAtMost(begun, PATIENCE_MS)
    },
    async stop() {
      isStopped = true
      await waitAtMost(last, LAST_STEP_MS)
    },
  }
}
