import { ShopError } from '@shop/contracts/errors'

type Limits = {
  atOnce: number
  waitMs: number
  /** When those who wait check whether it is worth waiting. */
  checkAfterMs?: readonly number[]
}

/** `check` throws when there is nothing left to wait for. */
type CheckoutQueue = <Result>(work: () => Promise<Result>, check?: () => Promise<void>) => Promise<Result>

/** Lets a few checkouts run at a time; the others wait, but not for ever: better a clear "come back" than a pile-up. */
export function createCheckoutQueue({ atOnce, waitMs, checkAfterMs = [] }: Limits): CheckoutQueue {
  let running = 0
  const waiting: (() => void)[] = []

  async function acquire(check: () => Promise<void>): Promise<void> {
    if (running < atOnce) {
      running++
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timers = [
      setTimeout(() => giveUp(new ShopError('busy', { seconds: 2 })), waitMs),
      ...checkAfterMs.map(after => setTimeout(() => check().catch(giveUp), after)),
    ]
    function start(): void {
      timers.forEach(clearTimeout)
      resolve()
    }
    function giveUp(reason: unknown): void {
      const place = waiting.indexOf(start)
      // It was let through while it was checking.
      if (place < 0) return
      waiting.splice(place, 1)
      timers.forEach(clearTimeout)
      reject(reason)
    }
    waiting.push(start)
    return promise
  }

  // Whoever leaves hands the place over, so the count stays as it is.
  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async (work, check = async () => {}) => {
    await acquire(check)
    try {
      return await work()
    } finally {
      release()
    }
  }
}

/** Lets calls with one key that overlap share one run of the work: a double click waits for the first. */
export function createOnce<Result>() {
  const running = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const known = running.get(key)
    if (known) return known
    const started = work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
