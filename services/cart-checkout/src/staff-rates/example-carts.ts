import type { WantedLine } from '@shop/contracts/cart/cart'
import type { PriceSample } from '../clients/catalog.ts'

/**
 * Five carts from what the shop sells, by which staff judge a new rate: the cheapest, two of a middle one, the dearest, three
 * together, and one with a euro price that staff entered, which no rate moves (docs/rules.md, "Money"). The same samples make the same carts.
 */
export function exampleCarts(samples: readonly PriceSample[]): WantedLine[][] {
  const sorted = samples.toSorted((one, other) => one.uah - other.uah || compare(one.article, other.article))
  const derived = sorted.filter(({ has_eur }) => !has_eur)
  const from = derived.length > 0 ? derived : sorted
  const at = (share: number) => from[Math.floor(share * (from.length - 1))]
  const entered = sorted.find(({ has_eur }) => has_eur)
  const carts = [
    [lineOf(at(0), 1)],
    [lineOf(at(0.5), 2)],
    [lineOf(at(1), 1)],
    [lineOf(at(0.25), 1), lineOf(at(0.5), 1), lineOf(at(0.75), 1)],
    [lineOf(entered ?? at(0.9), 1), lineOf(at(0.1), 1)],
  ]
  return from.length === 0 ? [] : carts.map(lines => withoutRepeats(lines.flatMap(line => line ?? [])))
}

function lineOf(sample: PriceSample | undefined, count: number): WantedLine | null {
  return sample ? { article: sample.article, size: sample.size, count, bundle: null } : null
}

/** A small shop has the same article at several places. */
function withoutRepeats(lines: readonly WantedLine[]): WantedLine[] {
  return lines.filter((line, index) => lines.findIndex(({ article }) => article === line.article) === index)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1
}
