import { goodVital, type VitalName, vitalBuckets } from '@shop/contracts/vital-buckets'

/** How many values lie in each bucket. */
export type Histogram = readonly number[]

/** Before so many values a comparison proves nothing. */
export const LEAST_SAMPLES = 100
const NOTABLY_WORSE = 1.2

export function samplesIn(histogram: Histogram): number {
  return histogram.reduce((sum, count) => sum + count, 0)
}

/** Below which three values of four lie, taken as even within a bucket; beyond the last bound it is that bound. */
export function p75(name: VitalName, histogram: Histogram): number {
  const ends = vitalBuckets[name]
  const wanted = samplesIn(histogram) * 0.75
  let below = 0
  for (const [bucket, end] of ends.entries()) {
    const count = histogram[bucket] ?? 0
    if (count > 0 && below + count >= wanted) {
      const start = ends[bucket - 1] ?? 0
      return start + (end - start) * ((wanted - below) / count)
    }
    below += count
  }
  return ends.at(-1) ?? 0
}

/** Is a canary notably slower than the stable version, and not good either? It is shown and logged; nothing is taken back for it. */
export function isNotablyWorse(name: VitalName, canary: Histogram, stable: Histogram): boolean {
  if (samplesIn(canary) < LEAST_SAMPLES || samplesIn(stable) < LEAST_SAMPLES) return false
  const value = p75(name, canary)
  return value > goodVital[name] && value > NOTABLY_WORSE * p75(name, stable)
}
