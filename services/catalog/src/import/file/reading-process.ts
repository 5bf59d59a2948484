import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import type { FileProblem } from '@shop/contracts/staff/goods/import-codes'
import { FileRefusal } from '../csv/read-csv.ts'
import type { FileHead, ReadBy, ReadDraft } from './drafts-in-file.ts'

export type ReadOrder = { file: Uint8Array; by: ReadBy } | { next: number } | { at: number[] }
export type ReadAnswer =
  | { head: FileHead }
  | { drafts: ReadDraft[] }
  | { refusal: { problem: FileProblem; line: number | null } }

/** A file that is open: its products come in the order of the file. */
export type OpenFile = {
  head: FileHead
  /** The next of them, so many at most; none when there are no more. */
  next(count: number): Promise<ReadDraft[]>
  /** Some of them once more, by where they stand in the file. */
  at(places: number[]): Promise<ReadDraft[]>
  close(): void
}
export type OpenImportFile = (file: Uint8Array, by: ReadBy) => Promise<OpenFile>

/** Ten megabytes of rows take a few seconds and a third of this memory. */
const LIMITS = { memoryMb: 512, patienceMs: 60_000 }

/**
 * Reads files in a process of their own, each in a new one: whatever a file does to its reader, requests are answered meanwhile,
 * and neither memory nor time beyond a limit is spent on it. Nothing of the shop's secrets is in that process.
 */
export function createFileOpener({ memoryMb, patienceMs } = LIMITS): OpenImportFile {
  return async (file, by) => {
    const reader = fork(path.join(import.meta.dirname, 'read-orders.ts'), [], {
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      env: {},
      // What the engine says of a lack of memory belongs to nobody's log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // Shoppers go before files. Said at once: the threads that it starts inherit it.
    if (reader.pid !== undefined) setPriority(reader.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    // A process killed while a message is on its way to it reports an error here; the caller learns of it when the process ends.
    reader.on('error', () => {})
    const close = () => void reader.kill('SIGKILL')
    try {
      const answer = await answerOf(reader, { file, by }, patienceMs)
      if ('refusal' in answer) throw new FileRefusal(answer.refusal.problem, answer.refusal.line)
      if (!('head' in answer)) throw new Error('the reader answered something else')
      const drafts = (order: ReadOrder) => draftsOf(reader, order, patienceMs)
      return { head: answer.head, next: count => drafts({ next: count }), at: places => drafts({ at: places }), close }
    } catch (error) {
      close()
      throw error
    }
  }
}

async function draftsOf(reader: ChildProcess, order: ReadOrder, patienceMs: number): Promise<ReadDraft[]> {
  const answer = await answerOf(reader, order, patienceMs)
  if (!('drafts' in answer)) throw new Error('the reader answered something else')
  return answer.drafts
}

/** @throws FileRefusal too_heavy when the reader takes too long or comes to its end over the file */
function answerOf(reader: ChildProcess, order: ReadOrder, patienceMs: number): Promise<ReadAnswer> {
  const settled = Promise.withResolvers<ReadAnswer>()
  const giveUp = () => settled.reject(new FileRefusal('too_heavy'))
  const timer = setTimeout(giveUp, patienceMs)
  reader.once('message', settled.resolve)
  reader.once('exit', giveUp)
  reader.once('error', settled.reject)
  reader.send(order, error => error && giveUp())
  return settled.promise.finally(() => {
    clearTimeout(timer)
    reader.off('message', settled.resolve).off('exit', giveUp).off('error', settled.reject)
  })
}
