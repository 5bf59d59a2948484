import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Running } from '../production-shape/run-process.ts'
import type { Command } from './command-lines.ts'
import { processesBelow } from './processes-below.ts'

const PATIENCE_MS = 15_000
const LAST_LINES = 25
const awaited = new Set<Running>()
let isOver = false

/** A command in its own session: Ctrl-C reaches only us, so that everything is ended in order. */
export function start(command: Command): Running {
  if (isOver) throw new Error('interrupted')
  return launch(command)
}

function launch([file, ...args]: Command): Running {
  const child = spawn(file, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += String(chunk)))
  // A file that is not there is reported like any other failure.
  child.once('error', error => (printed += String(error)))
  const ended = once(child, 'close').then(
    ([code]) => code as number | null,
    () => null,
  )
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null
  return { pid: child.pid, readOutput: () => printed, isRunning, ended, stop: () => stop(child, ended) }
}

/** Runs it to its end; answers what it printed. */
export const run = async (command: Command): Promise<string> => finish(command, start(command))

/** Did it end well? Also when all is over: this takes down what is left. */
export const works = (command: Command): Promise<boolean> =>
  finish(command, launch(command)).then(
    () => true,
    () => false,
  )

async function finish(command: Command, running: Running): Promise<string> {
  awaited.add(running)
  const code = await running.ended.finally(() => awaited.delete(running))
  if (code === 0) return running.readOutput().trim()
  const last = running.readOutput().trim().split('\n').slice(-LAST_LINES).join('\n')
  throw new Error(`${command.join(' ')}\nended with ${code}:\n${last}`)
}

/** What is being waited for ends now, and nothing new begins. */
export async function interrupt(): Promise<void> {
  isOver = true
  await Promise.all([...awaited].map(running => running.stop()))
}

/**
 * Buildah passes no signal on and would leave its work lying about: what runs below it is asked to end, and it ends by
 * itself then.
 */
async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  const { pid } = child
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const below = processesBelow(pid)
  for (const one of below.length > 0 ? below : [pid]) send(one, 'SIGTERM')
  const late = setTimeout(() => send(-pid, 'SIGKILL'), PATIENCE_MS)
  await ended
  clearTimeout(late)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}
