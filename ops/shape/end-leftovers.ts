import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive, readLastState } from '@shop/tooling/service-releases/shape-state'

const PATIENCE_MS = 25_000
const LOOK_AGAIN_MS = 100

/**
 * Ends what a killed shape has left running: its copies would go on with jobs of the same database.
 * @throws Error while a shape of this folder runs.
 */
export async function endLeftovers(folder: string): Promise<void> {
  const state = await readLastState(folder)
  if (!state) return
  if (state.pid !== process.pid && /\bops\/\S+\.ts\b/.test(commandOf(state.pid)))
    throw new Error(`A shape of ${folder} runs already (process ${state.pid}): stop it, or set another DATA_DIR`)
  // A number may belong to another program by now.
  const left = state.processes.filter(({ pid, script }) => commandOf(pid).includes(script))
  await Promise.all(left.map(({ pid }) => end(pid)))
}

async function end(pid: number): Promise<void> {
  send(pid, 'SIGTERM')
  const giveUp = Date.now() + PATIENCE_MS
  while (isAlive(pid) && Date.now() < giveUp) await pause(LOOK_AGAIN_MS)
  send(pid, 'SIGKILL')
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

/** Empty where no process has this number, or the system does not tell. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
