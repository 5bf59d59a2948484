import { ShopError } from '@shop/contracts/errors'

type Limits = {
  atOnce: number
  waitMs: number
  /** When those who wait check whether it is worth waiting; they also do when a checkout was refused, and before they give up. */
  checkAfterMs?: readonly number[]
}

/** `check` throws when there is nothing left to wait for. */
type CheckoutQueue = <Result>(work: () => Promise<Result>, check?: () => Promise<void>) => Promise<Result>

/** Lets a few checkouts run at a time; the others wait, but not for ever: better a clear "come back" than a pile-up. */
export function createCheckoutQueue({ atOnce, waitMs, checkAfterMs = [] }: Limits): CheckoutQueue {
  let running = 0
  const waiting: { start: () => void; checkNow: () => Promise<void> }[] = []
  let checkingAll = false

  async function acquire(check: () => Promise<void>): Promise<void> {
    if (running < atOnce) {
      running++
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timers = [
      setTimeout(async () => {
        await checkNow()
        giveUp(new ShopError('busy', { seconds: 2 }))
      }, waitMs),
      ...checkAfterMs.map(after => setTimeout(checkNow, after)),
    ]
    const place = { start, checkNow }
    function start(): void {
      timers.forEach(clearTimeout)
      resolve()
    }
    function checkNow(): Promise<void> {
      return check().catch(giveUp)
    }
    function giveUp(reason: unknown): void {
      const index = waiting.indexOf(place)
      // It was let through while it was checking.
      if (index < 0) return
      waiting.splice(index, 1)
      timers.forEach(clearTimeout)
      reject(reason)
    }
    waiting.push(place)
    return promise
  }

  // Whoever leaves hands the place over, so the count stays as it is.
  function release(): void {
    const next = waiting.shift()
    if (next) next.start()
    else running--
  }

  // The first who comes away with nothing is the sign that the others may as well stop waiting.
  async function checkAll(): Promise<void> {
    if (checkingAll) return
    checkingAll = true
    await Promise.all(waiting.map(({ checkNow }) => checkNow()))
    checkingAll = false
  }

  return async (work, check = async () => {}) => {
    await acquire(check)
    try {
      return await work()
    } catch (refusal) {
      void checkAll()
      throw refusal
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
