import type { ActionDeps } from '../staff-orders/take-action.ts'
import { applyMessage } from './apply-message.ts'
import type { ReadFiles } from './archive.ts'
import type { Refused } from './exchange.ts'
import type { ExchangeFile } from './exchange-files.repository.ts'
import { SESSION_MS } from './exchange-log.repository.ts'
import type { ExchangeOutcome } from './exchange-outcome.ts'
import { ExchangeProblem } from './exchange-problem.ts'
import { textsIn } from './file-texts.ts'
import { messageIn } from './order-message.ts'
import { documentsIn, type Node, noteIgnored } from './read-documents.ts'
import { type FileDeps, type FileWork, finishWaiting, MOST_REFUSED, readWhole, workOnFile } from './work-on-file.ts'

export type ProcessDeps = ActionDeps & FileDeps

/** What became of a file; `going on`: somebody works on it. */
export type FileOutcome = 'going on' | { refused: readonly Refused[] }
type Outcome = Omit<ExchangeOutcome, 'ignored'>

const SAVED_EVERY = 100
const AT_ONCE = 20
const MOST_DOCUMENTS = 100_000
const nothing: Outcome = { applied: [], unchanged: 0, refused: [] }

/**
 * Applies the documents of a complete file.
 * @throws ExchangeProblem for a file that cannot be read; it is known as failed then.
 */
export function processFile(deps: ProcessDeps, id: string, options?: { patience: number }): Promise<FileOutcome> {
  return workOnFile(deps, id, (file, its) => applyDocuments(deps, file, its), options)
}

async function applyDocuments(deps: ProcessDeps, file: ExchangeFile, its: FileWork): Promise<FileOutcome> {
  const isBegun = file.documents_done > 0
  if (!isBegun && (await readWhole(documentsOf(its, file, new Set()), MOST_DOCUMENTS)) === 0)
    throw new ExchangeProblem('empty')
  const ignored = new Set<string>()
  let worked = file
  let outcome = structuredClone(nothing)
  let read = 0
  const save = async () => {
    await deps.exchangeLog.addOutcome(file.exchange, { ...outcome, ignored: [...ignored] }, deps.clock.now())
    worked = withProgress(worked, read, outcome)
    outcome = structuredClone(nothing)
  }
  for await (const document of documentsOf(its, file, ignored)) {
    read += 1
    if (read <= file.documents_done) continue
    await applyOne(deps, document, outcome, ignored)
    if (read % SAVED_EVERY !== 0) continue
    await save()
    await its.save(worked)
  }
  await save()
  await its.end(worked)
  return { refused: worked.refused }
}

function withProgress(file: ExchangeFile, documents_done: number, { refused }: Outcome): ExchangeFile {
  return { ...file, documents_done, refused: [...file.refused, ...refused].slice(0, MOST_REFUSED) }
}

async function* documentsOf(
  { files }: { files: ReadFiles },
  file: ExchangeFile,
  ignored: Set<string>,
): AsyncGenerator<Node> {
  for await (const text of textsIn(files, file)) yield* documentsIn(text, ignored)
}

async function applyOne(deps: ProcessDeps, document: Node, all: Outcome, ignored: Set<string>): Promise<void> {
  const message = messageIn(document)
  if ('other' in message) return noteIgnored(ignored, message.other)
  const outcome = await applyMessage(deps, message)
  if (outcome === 'applied') all.applied.push(message.order)
  else if (outcome === 'unchanged') all.unchanged += 1
  else all.refused.push(outcome)
}

/** The job: files whose sender did not ask again, or whose process died, and those whose rest never came. */
export async function finishFiles(deps: ProcessDeps): Promise<void> {
  await closeAbandoned(deps)
  await finishWaiting(deps, undefined, id => processFile(deps, id, { patience: Number.POSITIVE_INFINITY }))
}

/** When its exchange is over nothing more of a file comes. */
async function closeAbandoned({ exchangeFiles, exchangeLog, clock }: ProcessDeps): Promise<void> {
  const over = new Date(clock.now().getTime() - SESSION_MS)
  for (const { _id, exchange, name } of await exchangeFiles.findAbandoned(over, AT_ONCE)) {
    await exchangeLog.recordUnreadable(exchange, clock.now())
    await exchangeFiles.markFailed(_id, new ExchangeProblem('incomplete', name).kept)
  }
}
