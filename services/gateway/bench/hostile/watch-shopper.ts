import { setTimeout as pause } from 'node:timers/promises'

const BREATH_MS = 10
/** As a browser that gives up; it counts as failed, and with all of its time. */
const PATIENCE_MS = 60_000

/** One shopper who asks for the list as soon as the last answer is there, until `end`. */
export function watchShopper({ url }: { url: string }) {
  let isOver = false
  let failed = 0
  let times: number[] = []
  const watching = watch()

  async function watch(): Promise<void> {
    for (let turn = 1; !isOver; turn += 1) {
      const began = performance.now()
      const isAnswered = await askForList(`${url}/api/products/get-by/filters?page=${(turn % 5) + 1}`)
      times.push(performance.now() - began)
      if (!isAnswered) failed += 1
      await pause(BREATH_MS)
    }
  }

  return {
    /** Forgets what was measured so far. */
    restart(): void {
      times = []
      failed = 0
    },
    /** Milliseconds. */
    async end() {
      isOver = true
      await watching
      const sorted = times.toSorted((one, other) => one - other)
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
      return { p50: at(0.5), p99: at(0.99), silence: sorted.at(-1) ?? 0, failed }
    },
  }
}

async function askForList(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
