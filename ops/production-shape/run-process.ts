import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { memoryFlags } from '@shop/tooling/node-flags'

export type Running = {
  pid: number | undefined
  readOutput(): string
  isRunning(): boolean
  /** Resolves to the code that it ended with. */
  ended: Promise<number | null>
  stop(): Promise<void>
}
type Options = { env?: Record<string, string>; cwd?: string }

const PATIENCE_MS = 10_000

/** A process of ours, with no variables but those named; what it prints is kept for the day it fails. */
export function runProcess(file: string, args: readonly string[], { env = {}, cwd }: Options = {}): Running {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(file, args, { cwd, env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += String(chunk)))
  const isRunning = () => child.exitCode === null && child.signalCode === null
  async function stop() {
    if (!isRunning()) return
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    await ended
    clearTimeout(late)
  }
  return { pid: child.pid, readOutput: () => printed, isRunning, ended, stop }
}

/** A script of ours, as the images start it. */
export function runScript(
  script: string,
  env: Record<string, string>,
  cwd: string,
  flags: readonly string[] = [],
): Running {
  const all = ['--disable-warning=ExperimentalWarning', '--disable-proto=delete', ...flags]
  return runProcess(process.execPath, [...all, script], { env, cwd })
}

/** A service or the host, which the images give flags about memory, too. */
export function runServer(script: string, env: Record<string, string>, cwd: string): Running {
  return runScript(script, env, cwd, memoryFlags())
}

/** Asks until the answer is good; a process that ended meanwhile is reported with its last output. */
export async function until(
  good: () => Promise<boolean>,
  { isRunning, readOutput }: Running,
  patienceMs = 2 * PATIENCE_MS,
): Promise<void> {
  const giveUp = Date.now() + patienceMs
  while (Date.now() < giveUp) {
    if (await good().catch(() => false)) return
    if (!isRunning()) break
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`A process of the shop is not ready. It printed:\n${readOutput()}`)
}
