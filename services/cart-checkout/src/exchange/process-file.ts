import type { ActionDeps } from '../staff-orders/take-action.ts'
import { applyMessage } from './apply-message.ts'
import type { ExchangeFile, ExchangeFiles } from './exchange-files.repository.ts'
import type { ExchangeLog, Refused } from './exchange-log.repository.ts'
import { ExchangeProblem } from './exchange-problem.ts'
import { textsIn } from './file-texts.ts'
import { messageIn } from './order-message.ts'
import { documentsIn, type Node } from './read-documents.ts'

export type ProcessDeps = ActionDeps & { exchangeFiles: ExchangeFiles; exchangeLog: ExchangeLog }
type Told = { applied: string[]; unchanged: number; refused: Refused[]; ignored: string[] }

/** What became of a file; `going on`: somebody works on it, or there was no time for all of it. */
export type FileOutcome = 'going on' | { refused: readonly Refused[] }

/** Less than the doors wait for an answer. */
const PATIENCE_MS = 8000
/** Longer than one turn takes: a dead process is followed soon. */
const LEASE_MS = 30_000
const SAVED_EVERY = 100
const MOST_REFUSED = 50
const MOST_DOCUMENTS = 100_000

/**
 * Applies the documents of a complete file, as many as there is time for; the next call, or the job, goes on behind the last that was
 * done. The whole file is read once before anything is applied, so a broken one changes nothing.
 * @throws ExchangeProblem for a file that cannot be read; it is known as failed then.
 */
export async function processFile(deps: ProcessDeps, id: string): Promise<FileOutcome> {
  const { exchangeFiles, exchangeLog, clock } = deps
  const now = clock.now()
  const file = await exchangeFiles.claim(id, now, new Date(now.getTime() + LEASE_MS))
  if (!file) return 'going on'
  try {
    return await applied(deps, file)
  } catch (error) {
    if (error instanceof ExchangeProblem) {
      await exchangeLog.unreadable(file.exchange, clock.now())
      await exchangeFiles.failed(id, error.kept)
    }
    throw error
  }
}

async function applied(deps: ProcessDeps, file: ExchangeFile): Promise<FileOutcome> {
  const { exchangeFiles, exchangeLog, clock } = deps
  const deadline = performance.now() + PATIENCE_MS
  if (file.documents_done === 0) await readWhole(deps, file)
  const told: Told = { applied: [], unchanged: 0, refused: [], ignored: [] }
  const ignored = new Set<string>()
  const begun = file.documents_done
  let done = 0
  let isOver = true
  for await (const document of documentsOf(deps, file, ignored)) {
    done += 1
    if (done <= begun) continue
    await applyOne(deps, document, told)
    if ((done - begun) % SAVED_EVERY === 0)
      await exchangeFiles.workedOn(after(file, done, told), new Date(clock.now().getTime() + LEASE_MS))
    if (performance.now() < deadline) continue
    isOver = false
    break
  }
  await exchangeLog.told(file.exchange, { ...told, ignored: [...told.ignored, ...ignored] }, clock.now())
  const worked = after(file, done, told)
  if (isOver) await exchangeFiles.done(worked)
  else await exchangeFiles.workedOn(worked, clock.now())
  return isOver ? { refused: worked.refused } : 'going on'
}

function after(file: ExchangeFile, documents_done: number, told: Told): ExchangeFile {
  return { ...file, documents_done, refused: [...file.refused, ...told.refused].slice(0, MOST_REFUSED) }
}

async function readWhole(deps: ProcessDeps, file: ExchangeFile): Promise<void> {
  let documents = 0
  for await (const _ of documentsOf(deps, file, new Set())) documents += 1
  if (documents > MOST_DOCUMENTS) throw new ExchangeProblem('too_large', `${documents}`)
}

async function* documentsOf(deps: ProcessDeps, file: ExchangeFile, ignored: Set<string>): AsyncGenerator<Node> {
  for await (const text of textsIn(deps.exchangeFiles, file)) yield* documentsIn(text, ignored)
}

async function applyOne(deps: ProcessDeps, document: Node, told: Told): Promise<void> {
  const message = messageIn(document)
  if ('other' in message) {
    if (!told.ignored.includes(message.other)) told.ignored.push(message.other)
    return
  }
  const outcome = await applyMessage(deps, message)
  if (outcome === 'applied') told.applied.push(message.order)
  else if (outcome === 'unchanged') told.unchanged += 1
  else told.refused.push(outcome)
}

const AT_ONCE = 20

/** Files whose sender did not ask again, or whose process died. */
export async function finishFiles(deps: ProcessDeps): Promise<void> {
  for (const id of await deps.exchangeFiles.unfinished(deps.clock.now(), AT_ONCE))
    await processFile(deps, id).catch((error: unknown) => {
      if (!(error instanceof ExchangeProblem)) throw error
    })
}
