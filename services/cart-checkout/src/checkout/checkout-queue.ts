import { ShopError } from '@shop/contracts/errors'

type Limits = {
  atOnce: number
  waitMs: number
  /** When those who wait look whether it is worth waiting. */
  lookAfterMs?: readonly number[]
}

/** `look` throws when there is nothing left to wait for. */
type CheckoutQueue = <Result>(work: () => Promise<Result>, look?: () => Promise<void>) => Promise<Result>

/** Lets a few checkouts run at a time; the others wait their turn, but not for ever: better a clear "come back" than a pile-up. */
export function createCheckoutQueue({ atOnce, waitMs, lookAfterMs = [] }: Limits): CheckoutQueue {
  let running = 0
  const waiting: (() => void)[] = []

  async function enter(look: () => Promise<void>): Promise<void> {
    if (running < atOnce) {
      running++
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timers = [
      setTimeout(() => giveUp(new ShopError('busy', { seconds: 2 })), waitMs),
      ...lookAfterMs.map(after => setTimeout(() => look().catch(giveUp), after)),
    ]
    function turn(): void {
      timers.forEach(clearTimeout)
      resolve()
    }
    function giveUp(reason: unknown): void {
      const place = waiting.indexOf(turn)
      // Its turn came while it was looking.
      if (place < 0) return
      waiting.splice(place, 1)
      timers.forEach(clearTimeout)
      reject(reason)
    }
    waiting.push(turn)
    return promise
  }

  // Whoever leaves hands the place over, so the count stays as it is.
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async (work, look = async () => {}) => {
    await enter(look)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
