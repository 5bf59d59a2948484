/** Runs so many works at the same time; the others wait, in the order in which they came. */
export function createLimiter(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The next one that waits takes over the place.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Does the work for each, so many at the same time. One that fails or takes long stops none of the others; the first failure is thrown in the end. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const limited = createLimiter(atOnce)
  const outcomes = await Promise.allSettled(items.map(item => limited(() => work(item))))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}
