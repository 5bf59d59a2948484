import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Kind, Noticed, Shopping } from './shop-honestly.ts'

export const KINDS: readonly Kind[] = ['list', 'page', 'quote', 'order']
export type AllNoticed = Record<Kind, Noticed>

/**
 * Shoppers from addresses of their own who read the list and pages, ask for prices and order, each as soon as the last was answered. In
 * their own thread: else they would measure how long the attack keeps its own process busy.
 */
export function startHonestShoppers(url: string) {
  const workerData: Shopping = { url }
  const shoppers = new Worker(new URL('./shop-honestly.ts', import.meta.url), { workerData })
  async function told(message: 'report' | 'end'): Promise<AllNoticed> {
    shoppers.postMessage(message)
    const [noticed] = (await once(shoppers, 'message')) as [AllNoticed]
    return noticed
  }
  return {
    /** What they noticed since the last report. */
    report: () => told('report'),
    end: () => told('end'),
  }
}

/** Milliseconds below which this share of the answers came. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** What was noticed at several times, together. */
export function mergeNoticed(all: readonly AllNoticed[]): AllNoticed {
  const of = (kind: Kind): Noticed => ({
    times: all.flatMap(noticed => noticed[kind].times),
    refused: all.flatMap(noticed => noticed[kind].refused),
  })
  return { list: of('list'), page: of('page'), quote: of('quote'), order: of('order') }
}
