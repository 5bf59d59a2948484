import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import { withTimeLimit } from '@shop/service-kit/calls/time-limit'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import type { ReadFiles } from './archive.ts'
import type { ExchangeFile, ExchangeFiles } from './exchange-files.repository.ts'
import type { ExchangeLog } from './exchange-log.repository.ts'
import { ExchangeProblem } from './exchange-problem.ts'

export type FileDeps = { exchangeFiles: ExchangeFiles; exchangeLog: ExchangeLog; clock: Clock; log: Log }
type HeldDeps = Pick<FileDeps, 'clock' | 'log'> & {
  exchangeFiles: Pick<
    ExchangeFiles,
    'claim' | 'hold' | 'read' | 'saveProgress' | 'uncountTry' | 'markDone' | 'markFailed'
  >
  exchangeLog: Pick<ExchangeLog, 'recordUnreadable'>
}

/** What the process that holds a file may do with it; each step ends the work when another process holds it by now. */
export type FileWork = {
  files: ReadFiles
  /** Saves how far it has come. */
  save(worked: ExchangeFile): Promise<void>
  /** All of it is done. */
  end(worked: ExchangeFile): Promise<void>
}

/** Less than the doors wait for an answer. */
const PATIENCE_MS = 8000
/** A dead process is followed soon. */
const LEASE_MS = 30_000
export const BEAT_MS = 5000
const MOST_TRIES = 3
const AT_ONCE = 20

/** What is refused of one file, for the answer to 1C; the log has all. */
export const MOST_REFUSED = 50

/** Another process holds the file. */
class LeaseLost extends Error {}

/**
 * Holds a complete file while `work` applies it, under one lease that is prolonged as long as the process lives. Who waits hears
 * `going on` after a while, and the work goes on; the same where another process holds it.
 * @throws ExchangeProblem for a file that cannot be read, given_up for one that ended its process three times without coming on; it is
 * known as failed then.
 */
export async function workOnFile<Outcome>(
  deps: HeldDeps,
  id: string,
  work: (file: ExchangeFile, its: FileWork) => Promise<Outcome>,
  { patience = PATIENCE_MS }: { patience?: number } = {},
): Promise<Outcome | 'going on'> {
  const holder = randomUUID()
  const { exchangeFiles, clock } = deps
  const file = await exchangeFiles.claim(id, holder, clock.now(), leaseFrom(clock))
  if (!file) return 'going on'
  const whole = workUnderLease(deps, file, holder, work)
  return patience === Number.POSITIVE_INFINITY ? whole : withTimeLimit(whole, patience, () => 'going on' as const)
}

async function workUnderLease<Outcome>(
  { exchangeFiles, exchangeLog, clock, log }: HeldDeps,
  file: ExchangeFile,
  holder: string,
  work: (file: ExchangeFile, its: FileWork) => Promise<Outcome>,
): Promise<Outcome | 'going on'> {
  const { _id: id } = file
  let isOurs = true
  const hold = async () => {
    isOurs &&= await exchangeFiles.hold(id, holder, leaseFrom(clock))
  }
  const timer = setInterval(() => void hold().catch(() => {}), BEAT_MS)
  const files: ReadFiles = {
    async *read(...asked) {
      for await (const part of exchangeFiles.read(...asked)) {
        if (!isOurs) throw new LeaseLost()
        yield part
      }
    },
  }
  try {
    // Counted when it was taken: a file that ends its process never gets to say that it failed.
    if ((file.tries ?? 1) > MOST_TRIES) throw new ExchangeProblem('given_up')
    return await work(file, {
      files,
      async save(worked) {
        if (!(await exchangeFiles.saveProgress(worked, holder, leaseFrom(clock)))) throw new LeaseLost()
      },
      end: worked => exchangeFiles.markDone(worked),
    })
  } catch (error) {
    if (error instanceof LeaseLost) return 'going on'
    if (error instanceof ExchangeProblem) {
      await exchangeLog.recordUnreadable(file.exchange, clock.now())
      await exchangeFiles.markFailed(id, error.kept)
    } else {
      log.error({ err: error }, 'a file of 1C is left to the next try')
      // A service that is away was not ended by the file.
      if (error instanceof ShopError) await exchangeFiles.uncountTry(id, holder)
    }
    throw error
  } finally {
    clearInterval(timer)
  }
}

function leaseFrom(clock: Clock): Date {
  return new Date(clock.now().getTime() + LEASE_MS)
}

/**
 * Reads all of a file before any of it is applied, so a broken one changes nothing; answers how many records there are.
 * @throws ExchangeProblem as the reader does; too_large for more than `most` records.
 */
export async function readWhole(records: AsyncIterable<unknown>, most: number): Promise<number> {
  let count = 0
  for await (const _ of records) {
    count += 1
    if (count > most) throw new ExchangeProblem('too_large', `${count}`)
  }
  return count
}

/** The job's part: files whose sender did not ask again, or whose process died. One that cannot be read keeps no other back. */
export async function finishWaiting(
  { exchangeFiles, clock }: Pick<FileDeps, 'exchangeFiles' | 'clock'>,
  kind: 'goods' | undefined,
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  for (const id of await exchangeFiles.findUnfinished(clock.now(), AT_ONCE, kind))
    await work(id).catch((error: unknown) => {
      if (!(error instanceof ExchangeProblem)) throw error
    })
}
