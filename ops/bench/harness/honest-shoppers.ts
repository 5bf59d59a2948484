import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Report, WaitBounds } from './report.ts'
import type { Kind, Noticed, Shopping } from './shop-honestly.ts'

export type AllNoticed = Partial<Record<Kind, Noticed>>
export type HonestShoppers = ReturnType<typeof startHonestShoppers>
export type KindBounds = Partial<Record<Kind, WaitBounds>>

/**
 * Shoppers, one of each kind, each from an address of their own and asking again as soon as the last was answered. In their own thread:
 * else they would measure how long the load keeps its own process busy.
 */
export function startHonestShoppers(url: string, kinds: readonly Kind[]) {
  const workerData: Shopping = { url, kinds }
  const shoppers = new Worker(new URL('./shop-honestly.ts', import.meta.url), { workerData })
  async function ask(message: 'report' | 'end'): Promise<AllNoticed> {
    shoppers.postMessage(message)
    const [noticed] = (await once(shoppers, 'message')) as [AllNoticed]
    return noticed
  }
  return {
    /** What they noticed since the last report. */
    report: () => ask('report'),
    end: () => ask('end'),
  }
}

/** What shoppers noticed under a load, beside what they noticed without it. */
export function answerForShoppers(report: Report, calm: AllNoticed, loaded: AllNoticed, bounds: KindBounds): void {
  for (const kind of Object.keys(loaded) as Kind[]) {
    const { times = [], refused = [] } = loaded[kind] ?? {}
    report.waits(`honest ${kind}`, times, { floor: calm[kind]?.times ?? [], ...bounds[kind] })
    report.problems(refused.map(refusal => `an honest ${kind} was refused: ${refusal}`))
  }
}

/** What was noticed at several times, together. */
export function mergeNoticed(all: readonly AllNoticed[]): AllNoticed {
  const kinds = Object.keys(all[0] ?? {}) as Kind[]
  const merge = (kind: Kind): Noticed => ({
    times: all.flatMap(noticed => noticed[kind]?.times ?? []),
    refused: all.flatMap(noticed => noticed[kind]?.refused ?? []),
  })
  return Object.fromEntries(kinds.map(kind => [kind, merge(kind)]))
}
