import type { LoadResult } from './load.ts'

/** The longest pause by the clock, and how much of its own work lay in one. */
type Took = { ms: number; pause: number; work: number }
export type Started = { port: number; megabytes: number; built: Took; turned: Took }
/** What one server did in a round; `work` is processor time for one answer. */
export type Measurement = LoadResult & { work: number }
type Pair = Record<'shop' | 'floor', Measurement>
export type Round = { many: Pair; alone: Pair }
type Measured = { name: string; bytes: number; rounds: readonly Round[]; asked: number; memory: string }

const line = (text: string) => console.log(`  ${text}`)

/** How the shop answers beside the floor; at least `asked` of its answers a second. */
export function show({ name, bytes, rounds, asked, memory }: Measured): void {
  const many = rounds.map(round => round.many)
  const alone = rounds.map(round => round.alone)
  console.log(`\n${name}, ${bytes} bytes an answer`)
  line(`requests/s   ${figures(many, ({ perSecond }) => perSecond, `asked: ≥ ${asked}`)}`)
  line(`median, µs   ${figures(alone, ({ median }) => median, 'for information')}   (one at a time)`)
  line(`median, µs   ${figures(many, ({ median }) => median, 'for information')}   (20 at a time)`)
  line(`p99, µs      ${figures(many, ({ p99 }) => p99, 'for information')}   (20 at a time)`)
  line(`work, µs     ${figures(many, ({ work }) => work, 'processor time for one answer')}`)
  line(memory)
}

/** What the index of so many articles costs. */
export function showIndex(count: number, { megabytes, built, turned }: Started): void {
  line(`its index    ${megabytes.toFixed(1)} MB, ${(megabytes / (count / 10_000)).toFixed(1)} MB per 10,000 articles`)
  line(`made again   ${shown(built)}`)
  line(`stock turn   ${shown(turned)}`)
}

/** The middle of all rounds, and between which the rounds lie. */
function figures(pairs: readonly Pair[], pick: (asked: Measurement) => number, asked: string): string {
  const shop = middle(pairs.map(({ shop }) => pick(shop)))
  const floor = middle(pairs.map(({ floor }) => pick(floor)))
  const ratios = pairs.map(({ shop, floor }) => pick(shop) / pick(floor)).sort((one, other) => one - other)
  const spread = `${ratios[0]?.toFixed(2)}–${ratios.at(-1)?.toFixed(2)}`
  return `shop ${shop}, floor ${floor}: ratio ${middle(ratios).toFixed(2)} (${spread}; ${asked})`
}

function middle(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

function shown({ ms, pause, work }: Took): string {
  return `in ${Math.round(ms)} ms, longest pause ${pause.toFixed(0)} ms by the clock, ${work.toFixed(0)} ms of work (asked: ≤ 50)`
}
