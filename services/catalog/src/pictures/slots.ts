import { ShopError } from '@shop/contracts/errors'

type SlotOptions = { atOnce: number; mostWaiting: number }

/** Runs work in one of so many slots. */
export type Slots = <Result>(work: () => Promise<Result>, leaving?: AbortSignal) => Promise<Result>

/** Too many wait, or whoever waited has left: asked again in a moment, there may be a place. */
export function comeBack(): ShopError {
  return new ShopError('busy', { seconds: 2 })
}

/**
 * Lets so many jobs run at once and so many wait in line; who comes after them is refused at once, and who leaves gives up
 * the place in the line. What has begun is done to its end: others may use what came of it.
 * @throws ShopError busy: the line is full, or whoever asked has left it
 */
export function createSlots({ atOnce, mostWaiting }: SlotOptions): Slots {
  const waiting = new Set<() => void>()
  let free = atOnce

  function takePlace(leaving?: AbortSignal): Promise<void> {
    if (waiting.size >= mostWaiting) throw comeBack()
    return new Promise((resolve, reject) => {
      const enter = () => {
        leaving?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.delete(enter)
        reject(comeBack())
      }
      waiting.add(enter)
      leaving?.addEventListener('abort', leave, { once: true })
    })
  }

  return async (work, leaving) => {
    if (leaving?.aborted) throw comeBack()
    if (free > 0) free--
    else await takePlace(leaving)
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) {
        waiting.delete(next)
        next()
      } else free++
    }
  }
}
