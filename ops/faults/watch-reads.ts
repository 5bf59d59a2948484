import { setTimeout as pause } from 'node:timers/promises'
import { serviceNames } from '@shop/contracts/parts'
import type { Shape } from './shape.ts'

const LATEST_MS = 3500
const READS = [
  '/api/categories/all',
  '/api/products/get-by/filters?limit=24',
  '/api/orders/get-info?order=26-000001-aaaaaaaaaaaaa',
]

/** While a database hangs, readers are answered within three seconds, and every process reports that it is alive. */
export function watchReads(shape: Shape) {
  const problems = new Set<string>()
  const state = { isOver: false }

  async function read(url: string, what: string, isGood: (status: number) => boolean): Promise<void> {
    const began = performance.now()
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
    const ms = performance.now() - began
    if (ms > LATEST_MS) problems.add(`${what} took ${(ms / 1000).toFixed(1)} s`)
    if (!isGood(answer?.status ?? 0)) problems.add(`${what} was answered ${answer?.status ?? 'nothing'}`)
  }

  const again = async (url: string, what: string, isGood: (status: number) => boolean) => {
    while (!state.isOver) {
      await read(url, what, isGood)
      await pause(250)
    }
  }
  const watching = [
    ...READS.map(path => again(shape.url + path, path, status => status === 503 || (status > 0 && status < 500))),
    ...serviceNames.map(name =>
      again(`http://127.0.0.1:${shape.portOf(name)}/health/live`, `liveness of ${name}`, status => status === 200),
    ),
  ]
  return {
    async stop(): Promise<void> {
      state.isOver = true
      await Promise.all(watching)
      if (problems.size > 0) throw new Error([...problems].join('; '))
    },
  }
}
