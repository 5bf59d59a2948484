import { memoryByScript } from './process-tree.ts'

const SAMPLE_MS = 200
/** The scripts of the shop's processes, and what each is called here. */
const NAMES: Readonly<Record<string, string>> = {
  start: 'shop',
  'embedded-store': 'store',
  'draw-orders': 'pictures',
}

export type Watched = {
  /** MB of all processes now, and the most that the peaks of those that ran at one time came to. */
  now: number
  peak: number
  /** The same of each: a process that has ended has no memory any more, but its peak stays. */
  byProcess: string
}

/** Looks at the memory of a process and all that it starts: what draws pictures ends before the shop is at rest. */
export function watchMemory(pid: number): { look(): Watched; stop(): void } {
  const peaks = new Map<string, number>()
  let peak = 0
  function sample() {
    const found = memoryByScript(pid)
    let together = 0
    for (const [script, { peak: its }] of found) {
      peaks.set(script, Math.max(peaks.get(script) ?? 0, its))
      together += its
    }
    peak = Math.max(peak, together)
    return found
  }
  const timer = setInterval(sample, SAMPLE_MS)
  return {
    look() {
      const found = sample()
      const now = [...found.values()].reduce((total, one) => total + one.now, 0)
      const parts = [...peaks].map(
        ([script, most]) => `${NAMES[script] ?? script} ${mb(found.get(script)?.now ?? 0)} (${mb(most)})`,
      )
      return { now, peak, byProcess: parts.join(', ') }
    },
    stop: () => clearInterval(timer),
  }
}

function mb(size: number): string {
  return size.toFixed(0)
}
