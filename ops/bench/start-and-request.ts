import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { ownEnvironment } from '@shop/testing/own-environment'
import { flagsOfStart } from '@shop/tooling/node-flags'

type Asked = {
  script: string
  /** In the place of those of `npm start`. */
  flags?: readonly string[]
  env: Record<string, string>
  port: number
  address: string
  isRight: (body: Record<string, unknown>) => boolean
}

export type Started = {
  pid: number
  port: number
  /** Milliseconds: from spawn until the port is open, and until the first right answer; how long two right answers took. */
  ms: { port: number; first: number; firstAnswer: number; secondAnswer: number }
  end(): Promise<void>
}

const GIVE_UP_MS = 60_000

/** Starts a process as `npm start` does, requests it until it answers right, and then once more. */
export async function startAndRequest({
  script,
  flags = flagsOfStart(),
  env,
  port,
  address,
  isRight,
}: Asked): Promise<Started> {
  const began = performance.now()
  const child = spawn(process.execPath, [...flags, script], {
    env: { ...ownEnvironment(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}${address}`
  try {
    await until(() => isOpen(port))
    const opened = performance.now()
    const firstAnswer = await until(() => timeOfRight(url, isRight))
    const first = performance.now()
    const secondAnswer = await until(() => timeOfRight(url, isRight))
    const ms = { port: opened - began, first: first - began, firstAnswer, secondAnswer }
    return { pid: child.pid ?? 0, port, ms, end: () => end(child) }
  } catch (error) {
    // It would go on without us, and be in the way of whatever is measured next.
    await end(child)
    throw error
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function until<Found>(find: () => Promise<Found | null>): Promise<Found> {
  const giveUp = performance.now() + GIVE_UP_MS
  while (performance.now() < giveUp) {
    const found = await find()
    if (found !== null) return found
    await pause(5)
  }
  throw new Error('no answer within a minute')
}

function isOpen(port: number): Promise<true | null> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(null))
    socket.once('connect', () => socket.destroy())
  })
}

/** How long the answer took if it is the right one: while the shop opens it is a 503. */
async function timeOfRight(url: string, isRight: Asked['isRight']): Promise<number | null> {
  const asked = performance.now()
  const answer = await fetch(url).catch(() => null)
  if (!answer?.ok) return null
  return isRight(await answer.json()) ? performance.now() - asked : null
}
