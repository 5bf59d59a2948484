import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Read, Reading } from './read-again.ts'

/**
 * One reader who requests these addresses in turn, each as soon as the last was answered, until `end`. In its own thread:
 * else it would measure how long the attack keeps its own process busy.
 */
export function watchReader(addresses: readonly string[], breathMs = 10) {
  const workerData: Reading = { addresses, breathMs }
  const reader = new Worker(new URL('./read-again.ts', import.meta.url), { workerData })
  return {
    /** Forgets what was measured so far. */
    restart: () => reader.postMessage('restart'),
    /** Milliseconds. */
    async end() {
      reader.postMessage('end')
      const [{ times, failed }] = (await once(reader, 'message')) as [Read]
      const sorted = times.toSorted((one, other) => one - other)
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
      return { asked: times.length, p50: at(0.5), p99: at(0.99), silence: sorted.at(-1) ?? 0, failed }
    },
  }
}

/** One shopper who pages through the list. */
export function watchShopper({ url }: { url: string }) {
  return watchReader([1, 2, 3, 4, 5].map(page => `${url}/api/products/get-by/filters?page=${page}`))
}
