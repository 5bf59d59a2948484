import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { drawVariant } from './draw-variant.ts'

export type DrawOrder = { id: number; order: Parameters<typeof drawVariant> }
export type DrawResult = { id: number; picture: Uint8Array } | { id: number; problem: string }

type Waiting = { by: ChildProcess; resolve: (picture: Buffer) => void; reject: (error: Error) => void }

const IDLE_MS = 10_000

/**
 * Draws in a process of its own, which ends when it had nothing to do for a while: the decoder leaves much memory behind in
 * small fragments, and a picture that brings it down takes no shop with it. It is started when it is asked.
 */
export function createDrawingProcess({ idleMs = IDLE_MS } = {}) {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let orders = 0

  function start(): ChildProcess {
    const started = fork(path.join(import.meta.dirname, 'draw-orders.ts'), [], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
    })
    started.on('message', settle)
    // It could not be started, or an order does not reach it any more.
    started.on('error', error => giveUp(started, `drawing failed: ${error.message}`))
    started.once('exit', code => giveUp(started, `drawing ended with code ${code}`))
    return started
  }

  function giveUp(failed: ChildProcess, problem: string): void {
    if (child === failed) end()
    // Others wait for the process that has taken its place already.
    for (const [id, { by, reject }] of waiting) {
      if (by !== failed) continue
      waiting.delete(id)
      reject(new Error(problem))
    }
  }

  function settle(result: DrawResult): void {
    const asked = waiting.get(result.id)
    waiting.delete(result.id)
    if ('picture' in result) asked?.resolve(Buffer.from(result.picture))
    else asked?.reject(new Error(result.problem))
    if (waiting.size === 0) idle = setTimeout(end, idleMs).unref()
  }

  function end(): void {
    clearTimeout(idle)
    if (child?.connected) child.disconnect()
    child = undefined
  }

  return {
    /** Throws when the picture cannot be drawn. */
    draw(...order: Parameters<typeof drawVariant>): Promise<Buffer> {
      clearTimeout(idle)
      child ??= start()
      const by = child
      orders += 1
      const id = orders
      return new Promise((resolve, reject) => {
        waiting.set(id, { by, resolve, reject })
        by.send({ id, order } satisfies DrawOrder)
      })
    },
    close: end,
    /** As a picture that breaks the decoder would end it. */
    kill: () => child?.kill('SIGKILL'),
    /** Resolves when the process that runs now has ended. */
    ended: async () => child && void (await once(child, 'exit')),
  }
}
