import type { Clock } from '@shop/service-kit/process/clock'
import type { ExchangeFile, ExchangeFiles } from './exchange-files.repository.ts'
import type { ExchangeLog } from './exchange-log.repository.ts'
import { ExchangeProblem } from './exchange-problem.ts'

export type FileDeps = { exchangeFiles: ExchangeFiles; exchangeLog: ExchangeLog; clock: Clock }

/** What the process that holds a file may do with it. */
export type FileWork = {
  hasTime(): boolean
  /** Saves how far it has come, and keeps holding it. */
  save(worked: ExchangeFile): Promise<void>
  /** All of it is done, or somebody else may go on behind what is. */
  end(worked: ExchangeFile, isOver: boolean): Promise<void>
}

/** Less than the doors wait for an answer. */
const PATIENCE_MS = 8000
/** Longer than one turn takes: a dead process is followed soon. */
const LEASE_MS = 30_000
const AT_ONCE = 20

/** What is refused of one file, for the answer to 1C; the log has all. */
export const MOST_REFUSED = 50

/**
 * Holds a complete file while `work` applies as much of it as there is time for; the next call, or the job, goes on behind that.
 * `going on`: another process holds it.
 * @throws ExchangeProblem for a file that cannot be read; it is known as failed then.
 */
export async function workOnFile<Outcome>(
  { exchangeFiles, exchangeLog, clock }: FileDeps,
  id: string,
  work: (file: ExchangeFile, its: FileWork) => Promise<Outcome>,
): Promise<Outcome | 'going on'> {
  const leaseEnd = () => new Date(clock.now().getTime() + LEASE_MS)
  const file = await exchangeFiles.claim(id, clock.now(), leaseEnd())
  if (!file) return 'going on'
  const deadline = performance.now() + PATIENCE_MS
  try {
    return await work(file, {
      hasTime: () => performance.now() < deadline,
      save: worked => exchangeFiles.workedOn(worked, leaseEnd()),
      end: (worked, isOver) => (isOver ? exchangeFiles.done(worked) : exchangeFiles.workedOn(worked, clock.now())),
    })
  } catch (error) {
    if (error instanceof ExchangeProblem) {
      await exchangeLog.unreadable(file.exchange, clock.now())
      await exchangeFiles.failed(id, error.kept)
    }
    throw error
  }
}

/**
 * Reads all of a file before any of it is applied, so a broken one changes nothing.
 * @throws ExchangeProblem as the reader does; too_large for more than `most` records.
 */
export async function readWhole(records: AsyncIterable<unknown>, most: number): Promise<void> {
  let count = 0
  for await (const _ of records) count += 1
  if (count > most) throw new ExchangeProblem('too_large', `${count}`)
}

/** The job's part: files whose sender did not ask again, or whose process died. One that cannot be read keeps no other back. */
export async function finishWaiting(
  { exchangeFiles, clock }: Pick<FileDeps, 'exchangeFiles' | 'clock'>,
  kind: 'goods' | undefined,
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  for (const id of await exchangeFiles.unfinished(clock.now(), AT_ONCE, kind))
    await work(id).catch((error: unknown) => {
      if (!(error instanceof ExchangeProblem)) throw error
    })
}
