import { CALLS, type Call, type Measured } from './measure-setting.ts'

/** Of one setting the measurements of all rounds, in their order. */
export type Rounds = { name: string; rounds: readonly Measured[] }

/** How much slower than without any flags is slow enough to be said. */
const WITHIN = 1.1

/**
 * The frontier for the record of the decision, in Markdown. A ratio is that of the processor for one answer to the first setting's in the
 * same round; each figure is the middle of all rounds.
 */
export function tableOf(settings: readonly Rounds[], ofStart: string): string {
  const [none] = settings
  if (!none) return ''
  const head = ['setting', ...CALLS, 'slowest', 'within a tenth', 'at rest', 'at most']
  const rows = settings.map(({ name, rounds }) => {
    const slowest = Math.max(...CALLS.map(call => slowness(call, rounds, none.rounds)))
    return [
      name === ofStart ? `${name} (npm start)` : name,
      ...CALLS.map(call => cell(call, rounds, none.rounds)),
      slowest.toFixed(2),
      slowest <= WITHIN ? 'yes' : 'no',
      `${Math.round(middle(rounds.map(({ rest }) => rest)))} MB`,
      `${Math.round(middle(rounds.map(({ peak }) => peak)))} MB`,
    ]
  })
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map(row => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

function cell(call: Call, rounds: readonly Measured[], none: readonly Measured[]): string {
  const processor = middle(rounds.map(({ speeds }) => speeds[call].processor))
  const perSecond = Math.round(middle(rounds.map(({ speeds }) => speeds[call].perSecond)))
  const ratio = ratioOf(rounds, none, ({ speeds }) => speeds[call].processor)
  return `${processor.toFixed(processor < 10 ? 2 : 1)} ms (${ratio.toFixed(2)}), ${perSecond}/s`
}

/** By processor or by the answers that come out in the end, whichever is worse. */
function slowness(call: Call, rounds: readonly Measured[], none: readonly Measured[]): number {
  const byProcessor = ratioOf(rounds, none, ({ speeds }) => speeds[call].processor)
  const byRate = ratioOf(rounds, none, ({ speeds }) => 1 / speeds[call].perSecond)
  return Math.max(byProcessor, byRate)
}

function ratioOf(
  rounds: readonly Measured[],
  none: readonly Measured[],
  figure: (measured: Measured) => number,
): number {
  return middle(rounds.flatMap((one, round) => (none[round] ? figure(one) / figure(none[round]) : [])))
}

function middle(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? Number.NaN
}
