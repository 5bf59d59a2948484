import type { BenchShop } from '../bench-shop.ts'

/** Milliseconds and megabytes. */
export type Measured = {
  p99: number
  /** The longest time in which the shopper had no answer. */
  silence: number
  failed: number
  memoryBefore: { now: number; peak: number }
  memory: { now: number; peak: number }
}

export type Found = { lines: string[]; problems: string[] }

export type Attack = {
  /** Variables of the shop, besides its own address, folder and owner. */
  env: Record<string, string>
  /** What must be there before anything is measured: an account, a large catalogue. */
  prepare?(shop: BenchShop): Promise<void>
  /** Returns when the attack is over. `onlyWatching` forgets what was measured so far, for work that is not the attack. */
  run(shop: BenchShop, watch: { onlyWatching(): void }): Promise<Found>
  /** What is broken, in words; nothing when all holds. */
  bounds(measured: Measured): string[]
}

/** Says so when a figure is above its bound. */
export function above(name: string, figure: number, most: number): string[] {
  return figure > most ? [`${name}: ${figure.toFixed(0)}, asked for at most ${most}`] : []
}
