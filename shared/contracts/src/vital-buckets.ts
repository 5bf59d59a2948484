/** Largest paint and longest wait for an answer in milliseconds, sum of the jumps of the layout. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const
export type VitalName = (typeof vitalNames)[number]

/** Up to where each is good (web.dev/vitals). */
export const goodVital: Record<VitalName, number> = { LCP: 2500, INP: 200, CLS: 0.1 }

/** Upper ends of the buckets in which values are counted; the last bucket has none. */
export const vitalBuckets: Record<VitalName, readonly number[]> = {
  LCP: [500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 4500, 5000, 6000, 8000, 10_000],
  INP: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 600, 800, 1000, 1500, 2000],
  CLS: [0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1],
}

export function bucketOf(name: VitalName, value: number): number {
  const bounds = vitalBuckets[name]
  const bucket = bounds.findIndex(end => value <= end)
  return bucket < 0 ? bounds.length : bucket
}
