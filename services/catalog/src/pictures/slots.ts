import { ShopError } from '@shop/contracts/errors'

/** Places that several kinds of work share: whoever came first enters first, also where one takes more of them than another. */
export type Places = ReturnType<typeof createPlaces>

type SlotOptions = {
  places: Places
  /** How many places one piece of work takes. */
  takes?: number
  /** How many of this kind may wait. */
  mostWaiting: number
}

export type Slots = {
  /** Runs work when there is a place for it. */
  run<Result>(work: () => Promise<Result>, leaving?: AbortSignal): Promise<Result>
  /** Would whoever comes now be refused? */
  isFull(): boolean
}

/** Too many wait, or whoever waited has left: asked again in a moment, there may be a place. */
export function comeBack(): ShopError {
  return new ShopError('busy', { seconds: 2 })
}

/** So many, at first all free. */
export function createPlaces(total: number) {
  const line = new Set<{ takes: number; enter: () => void }>()
  let free = total

  function admitNext(): void {
    for (const next of line) {
      if (next.takes > free) return
      line.delete(next)
      free -= next.takes
      next.enter()
    }
  }

  return {
    total,
    /** Enters where nobody waits and there is room. */
    enter(takes: number): boolean {
      if (line.size > 0 || takes > free) return false
      free -= takes
      return true
    },
    /** Waits for its turn. @throws ShopError busy: whoever asked has left the line */
    wait(takes: number, leaving?: AbortSignal): Promise<void> {
      return new Promise((resolve, reject) => {
        const enter = () => {
          leaving?.removeEventListener('abort', leave)
          resolve()
        }
        const waiting = { takes, enter }
        const leave = () => {
          line.delete(waiting)
          reject(comeBack())
          // Those behind may have waited for this one alone.
          admitNext()
        }
        line.add(waiting)
        leaving?.addEventListener('abort', leave, { once: true })
      })
    },
    leave(takes: number): void {
      free += takes
      admitNext()
    },
  }
}

/**
 * Runs work in its places and lets so many of its kind wait in line; who comes after them is refused at once, and who leaves
 * gives up the place in the line. What has begun is done to its end: others may use what came of it.
 * @throws ShopError busy: the line is full, or whoever asked has left it
 */
export function createSlots({ places, takes = 1, mostWaiting }: SlotOptions): Slots {
  let waiting = 0

  async function waitForTurn(leaving?: AbortSignal): Promise<void> {
    if (waiting >= mostWaiting) throw comeBack()
    waiting += 1
    try {
      await places.wait(takes, leaving)
    } finally {
      waiting -= 1
    }
  }

  return {
    async run(work, leaving) {
      if (leaving?.aborted) throw comeBack()
      if (!places.enter(takes)) await waitForTurn(leaving)
      try {
        return await work()
      } finally {
        places.leave(takes)
      }
    },
    isFull: () => waiting >= mostWaiting,
  }
}
