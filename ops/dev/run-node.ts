import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from '../production-shape/compose-file.ts'
import type { Variables } from './dev-environment.ts'

/** As little memory as a process that is mostly at rest needs, and an end with its parent. */
const FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=DEP0060',
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
  '--expose-gc',
  ...['give-back-at-rest.mjs', 'end-with-parent.mjs'].flatMap(preload),
]
/** Of what answers calls. */
export const patientFlags = preload('wait-longer.mjs')

const DRAIN_MS = 10_000

/** Starts a script, named from the root of the sources, that ends with this process at the latest. */
export function runNode(
  words: readonly string[],
  env: Variables,
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  const options: SpawnOptions = { cwd: root, env: { ...env }, stdio: ['ignore', output, output, 'ipc'] }
  return spawn(process.execPath, [...FLAGS, ...words], options)
}

function preload(file: string): string[] {
  return ['--import', path.join(import.meta.dirname, file)]
}

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Lets it finish what is under way, for ten seconds. */
export async function endNode(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), DRAIN_MS)
  await ended
  clearTimeout(late)
}
