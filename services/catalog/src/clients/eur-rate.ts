/** Shorter than the second in which the lists are looked at again, so that each look asks for the rate. */
const KEEP_MS = 500
/** A slow owner must not keep a change of stock from the lists. */
const PATIENCE_MS = 300

/**
 * Hryvnias for one euro in hundredths, requested at most twice a second: shoppers see a new rate within two seconds. While its
 * owner is slow or does not answer the last rate holds.
 */
export function cachedEurRate(ask: () => Promise<number>): () => Promise<number> {
  let last: number | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<number> | null = null

  function renew(): Promise<number> {
    underWay ??= ask()
      .then(rate => (last = rate))
      .finally(() => {
        askedAt = performance.now()
        underWay = null
      })
    return underWay
  }

  return async () => {
    if (last === null) return renew()
    if (performance.now() - askedAt >= KEEP_MS) await settledWithin(renew(), PATIENCE_MS)
    return last
  }
}

/** Waits for it, but not for ever; whether it failed does not matter. */
async function settledWithin(work: Promise<unknown>, ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  work.then(
    () => resolve(),
    () => resolve(),
  )
  await promise
  clearTimeout(timer)
}
