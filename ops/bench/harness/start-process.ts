import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
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

/** A script of the benches that serves, shop or floor, by the flags of `npm start`: without them it would be faster than the shop. */
export function startServer(script: string, words: readonly string[] = [], flags = flagsOfStart()): ChildProcess {
  return fork(path.join(import.meta.dirname, '..', script), words, { execArgv: flags }).once('exit', code => {
    if (code) throw new Error(`${script} ended with ${code}`)
  })
}

/** What asks, in a process of its own. */
export function startClient(script: string, words: readonly string[] = []): ChildProcess {
  return startServer(script, words, ['--disable-warning=ExperimentalWarning'])
}

/** The next message of a child process. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message]
  return message
}
