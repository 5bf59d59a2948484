import { median, percentile } from './statistics.ts'

type Unit = 'ms' | 'µs' | 's' | '/s' | 'MB' | ''
/** One figure, or one of each round: the median is shown, and the ratio is that of the rounds. */
type Figures = number | readonly number[]
/** Bounds of the result, or of its ratio to the floor. */
type Bounds = { atMost?: number; atLeast?: number; ratioAtMost?: number; ratioAtLeast?: number }
/** What a shopper may have to wait in milliseconds, and what longest of all. */
export type WaitBounds = { p99?: number; longest?: number }
type Answer = Bounds & { unit?: Unit; result: Figures; floor?: Figures; note?: string }

export type Report = ReturnType<typeof createReport>

const WIDTHS = [58, 12, 12, 19, 10, 4]

/** The one table of all benches, printed row by row as the answers come. A missed bound ends the process with 1. */
export function createReport(title: string) {
  let misses = 0
  const print = (...cells: string[]) =>
    console.log(
      cells
        .map((cell, at) => (at === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[at] ?? 0)))
        .join(' ')
        .trimEnd(),
    )
  console.log(`\n${title}`)
  print('question', 'result', 'floor', 'ratio', 'asked')

  function answer(question: string, { unit = '', result, floor, note = '', ...bounds }: Answer): void {
    const ratios = floor === undefined ? [] : ratiosOf(toList(result), toList(floor))
    const figures = [toFigure(result, unit), floor === undefined ? '' : toFigure(floor, unit), toSpread(ratios)]
    const asked = boundOf(bounds, unit)
    const isMissed = !isWithin(bounds, median(toList(result)), median(ratios))
    if (isMissed) misses += 1
    print(question, ...figures, asked, isMissed ? 'MISS' : asked && 'pass', note && ` ${note.split('\n')[0]}`)
  }

  return {
    answer,
    /** What every bench prints beside speed: one is easily bought with the other. */
    memory({ now, peak }: { now: number; peak: number }, of = 'all processes'): void {
      answer(`memory of ${of}`, { unit: 'MB', result: now, note: `at most ${peak.toFixed(0)} MB` })
    },
    /** Milliseconds of many answers, beside those of a floor: their p50, their p99 and the longest. */
    waits(
      what: string,
      times: readonly number[],
      { floor, p99, longest }: WaitBounds & { floor?: readonly number[] } = {},
    ) {
      const figures = (share: number, atMost?: number) => ({
        unit: 'ms' as const,
        result: percentile(times, share),
        ...(floor && { floor: percentile(floor, share) }),
        ...(atMost && { atMost }),
      })
      answer(`${what}: p50`, { ...figures(0.5), note: `${times.length} asked` })
      answer(`${what}: p99`, figures(0.99, p99))
      answer(`${what}: longest`, figures(1, longest))
    },
    note: (text: string): void => console.log(`  ${text}`),
    /** What went wrong: the first five that differ, each a miss. */
    problems(texts: Iterable<string>): void {
      for (const text of [...new Set(texts)].slice(0, 5)) {
        misses += 1
        console.log(`  MISS ${text}`)
      }
    },
    end(): void {
      console.log(misses === 0 ? 'pass' : `MISS: ${misses}`)
      if (misses > 0) process.exitCode = 1
    },
  }
}

function isWithin({ atMost, atLeast, ratioAtMost, ratioAtLeast }: Bounds, result: number, ratio: number): boolean {
  // A figure that is none is within no bound.
  const isBelow = (figure: number, most?: number) => most === undefined || figure <= most
  const isAbove = (figure: number, least?: number) => least === undefined || figure >= least
  return (
    isBelow(result, atMost) && isAbove(result, atLeast) && isBelow(ratio, ratioAtMost) && isAbove(ratio, ratioAtLeast)
  )
}

function boundOf({ atMost, atLeast, ratioAtMost, ratioAtLeast }: Bounds, unit: Unit): string {
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`.trimEnd()
  if (atLeast !== undefined) return `≥ ${atLeast} ${unit}`.trimEnd()
  if (ratioAtMost !== undefined) return `≤ ${ratioAtMost} ×`
  return ratioAtLeast === undefined ? '' : `≥ ${ratioAtLeast} ×`
}

/** Round by round, so that whatever else the machine did falls on both. */
function ratiosOf(results: readonly number[], floors: readonly number[]): number[] {
  if (results.length !== floors.length) return [median(results) / median(floors)]
  return results.map((result, round) => result / (floors[round] ?? Number.NaN))
}

function toSpread(ratios: readonly number[]): string {
  if (ratios.length === 0) return ''
  const range = ratios.length > 1 ? ` (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})` : ''
  return median(ratios).toFixed(2) + range
}

function toFigure(figures: Figures, unit: Unit): string {
  const figure = median(toList(figures))
  const isWhole = Number.isInteger(figure) || figure >= 100
  return `${figure.toFixed(isWhole ? 0 : figure < 1 ? 2 : 1)} ${unit}`.trimEnd()
}

function toList(figures: Figures): readonly number[] {
  return typeof figures === 'number' ? [figures] : figures
}
