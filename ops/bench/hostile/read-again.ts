import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** What a thread of watch-reader.ts does. */
export type Reading = { addresses: readonly string[]; breathMs: number }
/** Milliseconds of each answer, and how many were none. */
export type Read = { times: number[]; failed: number }

/** As a browser that gives up; it counts as failed, and with all of its time. */
const PATIENCE_MS = 60_000

const { addresses, breathMs } = workerData as Reading
let read: Read = { times: [], failed: 0 }
let isOver = false

parentPort?.on('message', (word: 'restart' | 'end') => {
  if (word === 'restart') read = { times: [], failed: 0 }
  else isOver = true
})

for (let turn = 0; !isOver; turn += 1) {
  const began = performance.now()
  const isAnswered = await ask(addresses[turn % addresses.length] ?? '')
  read.times.push(performance.now() - began)
  if (!isAnswered) read.failed += 1
  await pause(breathMs)
}
parentPort?.postMessage(read)
parentPort?.close()

async function ask(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
