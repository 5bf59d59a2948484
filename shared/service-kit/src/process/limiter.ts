import { ShopError } from '@shop/contracts/errors'
import pLimit, { type LimitFunction } from 'p-limit'

/** Runs so much work at the same time; the rest waits, in the order in which it came. Several kinds of work may share one. */
export type Limiter = LimitFunction

export function createLimiter(atOnce: number): Limiter {
  return pLimit(atOnce)
}

type Turn = {
  /** How much of what may run at once this work takes. */
  takes?: number
  /** Who leaves before the turn comes gives it up; what has begun is done to its end, as others may use what came of it. */
  leaving?: AbortSignal | undefined
}

/** Too many wait, or the waiter has left: a moment later there may be room. */
export function comeBack(): ShopError {
  return new ShopError('busy', { seconds: 2 })
}

/**
 * Runs work when its turn comes.
 * @throws ShopError busy when the caller has left before, or with the reason for which it was made to leave
 */
export function runLimited<Result>(
  limiter: Limiter,
  work: () => Promise<Result>,
  { takes = 1, leaving }: Turn = {},
): Promise<Result> {
  if (leaving?.aborted) return Promise.reject(refusalOf(leaving))
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const over = Promise.withResolvers<void>()
  let missing = takes
  const leave = () => {
    over.resolve()
    if (leaving) reject(refusalOf(leaving))
  }
  leaving?.addEventListener('abort', leave, { once: true })
  // Work that takes more waits in several turns, which nobody can come between, and keeps the first ones until it has the last.
  for (let turn = 0; turn < takes; turn += 1) {
    void limiter(async () => {
      missing -= 1
      if (missing === 0 && !leaving?.aborted) {
        leaving?.removeEventListener('abort', leave)
        const done = work()
        resolve(done)
        await done.catch(() => {})
        over.resolve()
      }
      await over.promise
    })
  }
  return promise
}

export type Line = {
  run<Result>(work: () => Promise<Result>, leaving?: AbortSignal): Promise<Result>
  /** Would a new caller be refused now? */
  isFull(): boolean
}

/**
 * Lets so many of one kind of work wait; who comes after them is refused at once.
 * @throws ShopError busy
 */
export function createLine(
  limiter: Limiter,
  { takes = 1, mostWaiting }: { takes?: number; mostWaiting: number },
): Line {
  let waiting = 0
  return {
    async run(work, leaving) {
      const isFree = limiter.activeCount + limiter.pendingCount + takes <= limiter.concurrency
      if (!isFree && waiting >= mostWaiting) throw comeBack()
      if (isFree) return runLimited(limiter, work, { takes, leaving })
      waiting += 1
      let isWaiting = true
      const stopWaiting = () => {
        if (isWaiting) waiting -= 1
        isWaiting = false
      }
      const begin = () => {
        stopWaiting()
        return work()
      }
      return runLimited(limiter, begin, { takes, leaving }).finally(stopWaiting)
    },
    isFull: () => waiting >= mostWaiting,
  }
}

/** Does the work for each, so many at the same time. One that fails or takes long stops none of the others; the first failure is thrown in the end. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const limiter = createLimiter(atOnce)
  const outcomes = await Promise.allSettled(items.map(item => limiter(work, item)))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

/** Why they left, where a reason was given. */
function refusalOf({ reason }: AbortSignal): unknown {
  return reason.name === 'AbortError' || reason.name === 'TimeoutError' ? comeBack() : reason
}
