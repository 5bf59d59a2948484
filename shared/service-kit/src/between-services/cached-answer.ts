import { waitAtMost } from '../calls/time-limit.ts'

type Caching<Value> = {
  /** The other service is asked at most once in so many milliseconds. */
  keepMs: number
  /** So long is waited for a new answer while there is an old one. */
  patienceMs: number
  /** Holds before the first answer, which is not waited for then. */
  initial?: Value
  now?: () => number
}

/**
 * What another service answers, asked for at most now and then. While it is slow or away the last answer holds. Without an
 * initial value the first answer is waited for, and its failure is thrown.
 */
export function cachedAnswer<Value>(ask: () => Promise<Value>, caching: Caching<Value>): () => Promise<Value> {
  const { keepMs, patienceMs, now = () => performance.now() } = caching
  let last: { value: Value } | null = caching.initial === undefined ? null : { value: caching.initial }
  let askedAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<Value> | null = null

  function renew(): Promise<Value> {
    underWay ??= ask()
      .then(value => {
        last = { value }
        return value
      })
      .finally(() => {
        askedAt = now()
        underWay = null
      })
    return underWay
  }

  return async () => {
    if (!last) return renew()
    if (now() - askedAt >= keepMs) await waitAtMost(renew(), patienceMs)
    return last.value
  }
}
