import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@shop/tooling/webpack/dev/listening'
import { ownEnvironment } from '../../shared/testing/src/own-environment.ts'

/** `stop` presses Ctrl-C, and says whether that ended every process. */
export type Running = { address: string; pid: number; stop(): Promise<{ isGone: boolean }> }

type Command = { cwd: string; command: [string, ...string[]]; env: Record<string, string>; ready: string }

const START_MS = 180_000
const END_MS = 30_000

/** A command of the README on a free port, and all that it starts; ready when `ready` is answered. */
export async function run({ cwd, command: [file, ...args], env, ready }: Command): Promise<Running> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const { MONGODB_URI: _, ...own } = ownEnvironment()
  const child = spawn(file, args, {
    cwd,
    env: { ...own, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: Ctrl-C reaches everything in it, as in a terminal, and nobody in it can hide.
    detached: true,
  })
  let printed = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', chunk => (printed += String(chunk)))
  const group = child.pid ?? 0

  const stop = async () => {
    signal(group, 'SIGINT')
    const isGone = await until(() => !signal(group, 0), END_MS)
    if (!isGone) signal(group, 'SIGKILL')
    return { isGone }
  }
  const isReady = await until(async () => {
    if (child.exitCode !== null) throw new Error(`${file} ${args.join(' ')} ended:\n${printed}`)
    return fetch(address + ready, { signal: AbortSignal.timeout(START_MS) }).then(
      answer => answer.ok,
      () => false,
    )
  }, START_MS)
  if (!isReady) {
    await stop()
    throw new Error(`${address}${ready} did not answer:\n${printed}`)
  }
  return { address, pid: group, stop }
}

/** Sends it to the whole group; false when no process is left. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, name)
  } catch {
    return false
  }
}

async function until(isSo: () => boolean | Promise<boolean>, patience: number): Promise<boolean> {
  const giveUp = Date.now() + patience
  while (Date.now() < giveUp) {
    if (await isSo()) return true
    await pause(200)
  }
  return false
}
