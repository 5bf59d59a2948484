const KEEP_MS = 30_000

/** Hryvnias for one euro in hundredths, requested at most twice a minute. While its owner does not answer the last rate holds. */
export function cachedEurRate(ask: () => Promise<number>): () => Promise<number> {
  let last: number | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  return async () => {
    const now = performance.now()
    if (last !== null && now - askedAt < KEEP_MS) return last
    try {
      last = await ask()
    } catch (error) {
      if (last === null) throw error
    }
    askedAt = now
    return last
  }
}
