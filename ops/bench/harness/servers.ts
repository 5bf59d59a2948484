import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { flagsOfStart } from '@shop/tooling/node-flags'

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
