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
  return {
    /** What they noticed since the last report. */
    async report(): Promise<AllNoticed> {
      shoppers.postMessage('report')
      const [noticed] = (await once(shoppers, 'message')) as [AllNoticed]
      return noticed
    },
    end: () => shoppers.terminate(),
  }
}

/** What shoppers noticed under a load, beside what they noticed without it. */
export function answerForShoppers(
  report: Report,
  calm: AllNoticed,
  loaded: readonly AllNoticed[],
  bounds: KindBounds,
): void {
  for (const kind of Object.keys(calm) as Kind[]) {
    const times = loaded.flatMap(noticed => noticed[kind]?.times ?? [])
    const refused = loaded.flatMap(noticed => noticed[kind]?.refused ?? [])
    report.waits(`honest ${kind}`, times, { floor: calm[kind]?.times ?? [], ...bounds[kind] })
    report.problems(refused.map(refusal => `an honest ${kind} was refused: ${refusal}`))
  }
}
