import { ShopError } from '@shop/contracts/errors'

type Limits = { atOnce: number; waitMs: number }
type CheckoutQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets a few checkouts run at a time; the others wait their turn, but not for ever: better a clear "come back" than a pile-up. */
export function createCheckoutQueue({ atOnce, waitMs }: Limits): CheckoutQueue {
  let running = 0
  const waiting: (() => void)[] = []

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running++
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const tooLate = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn), 1)
      reject(new ShopError('busy', { seconds: 2 }))
    }, waitMs)
    function turn(): void {
      clearTimeout(tooLate)
      resolve()
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

  return async work => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
