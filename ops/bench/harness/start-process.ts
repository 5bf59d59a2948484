import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ownEnvironment } from '@shop/testing/own-environment'
import { flagsOfStart } from '@shop/tooling/node-flags'

export type StartedProcess = { pid: number; isRunning(): boolean; end(): Promise<void> }

/** A process as `npm start` starts it: with its flags, unless others are given, and without the settings of a shop. */
export function startProcess(
  script: string,
  env: Record<string, string>,
  flags: readonly string[] = flagsOfStart(),
): StartedProcess {
  const child = spawn(process.execPath, [...flags, script], {
    env: { ...ownEnvironment(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    pid: child.pid ?? 0,
    isRunning,
    async end(): Promise<void> {
      if (!isRunning()) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
