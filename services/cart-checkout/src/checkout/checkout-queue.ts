import { comeBack, createLimiter, runLimited } from '@shop/service-kit/process/limiter'

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
  const limiter = createLimiter(atOnce)
  /** The checks of those who wait. */
  const waiting = new Set<() => Promise<void>>()
  let checkingAll = false

  // The first who comes away with nothing is the sign that the others may as well stop waiting.
  async function checkAll(): Promise<void> {
    if (checkingAll) return
    checkingAll = true
    await Promise.all([...waiting].map(checkNow => checkNow()))
    checkingAll = false
  }

  return (work, check = async () => {}) => {
    const leaving = new AbortController()
    // Once it was let through, nobody listens to a check that is still under way.
    const checkNow = () => check().catch(reason => leaving.abort(reason))
    const giveUp = () => checkNow().then(() => leaving.abort(comeBack()))
    const timers = [setTimeout(giveUp, waitMs), ...checkAfterMs.map(after => setTimeout(checkNow, after))]
    const stopWaiting = () => {
      waiting.delete(checkNow)
      timers.forEach(clearTimeout)
    }
    waiting.add(checkNow)
    const begin = async () => {
      stopWaiting()
      try {
        return await work()
      } catch (refusal) {
        void checkAll()
        throw refusal
      }
    }
    return runLimited(limiter, begin, { leaving: leaving.signal }).finally(stopWaiting)
  }
}
