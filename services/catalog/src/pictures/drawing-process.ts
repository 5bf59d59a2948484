import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { composeLook } from './compose-look.ts'
import type { drawVariant } from './draw-variant.ts'
import { leaveFirstTurn } from './drawing-priority.ts'
import type { Drawn } from './keep-drawn.ts'
import type { Redrawn, Refused, redrawUpload } from './redraw-upload.ts'

type Work =
  | { variant: Parameters<typeof drawVariant> }
  | { upload: Parameters<typeof redrawUpload> }
  | { look: Parameters<typeof composeLook> }
type Made = Drawn | Redrawn | Refused
export type DrawOrder = { id: number; work: Work }
export type DrawResult = { id: number; made: Made } | { id: number; problem: string }

type PendingOrder = {
  by: ChildProcess
  patience: NodeJS.Timeout
  resolve: (made: Made) => void
  reject: (error: Error) => void
}

const IDLE_MS = 10_000
/** The decoder itself gives up after twenty seconds; one that has not answered by then hangs. */
const MOST_MS = 60_000

/** It decodes what strangers made: there is nothing of the shop in it to be found. */
function environment(): NodeJS.ProcessEnv {
  // What was made of our code is no secret, and making it again takes ten megabytes.
  const { NODE_COMPILE_CACHE } = process.env
  return {
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    // One arena: threads that draw in turn else keep what each of them has once needed.
    MALLOC_ARENA_MAX: '1',
    // Large pieces go back at once: between small ones they would stay.
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  }
}

/**
 * Draws in a separate process, which ends after a while without work: the decoder leaves much memory behind in
 * small fragments, and a picture that brings it down, or hangs in it, takes no shop with it. It is started when it is asked, and
 * pictures reach it and come from it as files: their bytes would lie in the shop until they are collected.
 */
export function createDrawingProcess({ idleMs = IDLE_MS, mostMs = MOST_MS } = {}) {
  const orders = createOrders(mostMs)
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = startDecoder()
    const giveUp = (problem: string) => {
      if (child === started) end()
      orders.giveUp(started, problem)
    }
    started.on('message', (result: DrawResult) => {
      orders.settle(result)
      if (orders.count() === 0) idle = setTimeout(end, idleMs).unref()
    })
    // It could not be started, or an order does not reach it any more.
    started.on('error', error => giveUp(`drawing failed: ${error.message}`))
    started.once('exit', code => giveUp(`drawing ended with code ${code}`))
    return started
  }

  function end(): void {
    clearTimeout(idle)
    if (child?.connected) child.disconnect()
    child = undefined
  }

  function ask(work: Work): Promise<Made> {
    clearTimeout(idle)
    child ??= start()
    return orders.send(child, work)
  }

  return {
    /** Throws when the picture cannot be drawn. */
    async draw(...variant: Parameters<typeof drawVariant>): Promise<Drawn> {
      return (await ask({ variant })) as Drawn
    },
    /** Throws when the decoder broke down over it. */
    async redraw(...upload: Parameters<typeof redrawUpload>): Promise<Redrawn | Refused> {
      return (await ask({ upload })) as Redrawn | Refused
    },
    /** Throws when the decoder broke down over it. */
    async compose(...look: Parameters<typeof composeLook>): Promise<Redrawn | Refused> {
      return (await ask({ look })) as Redrawn | Refused
    },
    close: end,
    /** Of the process that runs now. */
    pid: () => child?.pid,
    /** As a picture that breaks the decoder would end it. */
    kill: () => child?.kill('SIGKILL'),
    /** Resolves when the process that runs now has ended. */
    waitForEnd: async () => child && void (await once(child, 'exit')),
  }
}

function startDecoder(): ChildProcess {
  const started = fork(path.join(import.meta.dirname, 'draw-orders.ts'), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    env: environment(),
  })
  // Its first threads may have begun by now: it says it again for all of them.
  if (started.pid !== undefined) leaveFirstTurn(started.pid)
  return started
}

/** Orders that were sent and are not answered yet, each with the process that draws it. */
function createOrders(mostMs: number) {
  const pending = new Map<number, PendingOrder>()
  let sent = 0
  return {
    count: () => pending.size,

    send(by: ChildProcess, work: Work): Promise<Made> {
      sent += 1
      const id = sent
      return new Promise((resolve, reject) => {
        const patience = setTimeout(() => by.kill('SIGKILL'), mostMs).unref()
        pending.set(id, { by, patience, resolve, reject })
        by.send({ id, work } satisfies DrawOrder)
      })
    },

    settle(result: DrawResult): void {
      const asked = pending.get(result.id)
      pending.delete(result.id)
      clearTimeout(asked?.patience)
      if ('made' in result) asked?.resolve(result.made)
      else asked?.reject(new Error(result.problem))
    },

    /** Orders of another process stay: it may have taken the place of this one already. */
    giveUp(failed: ChildProcess, problem: string): void {
      for (const [id, { by, patience, reject }] of pending) {
        if (by !== failed) continue
        clearTimeout(patience)
        pending.delete(id)
        reject(new Error(problem))
      }
    },
  }
}
