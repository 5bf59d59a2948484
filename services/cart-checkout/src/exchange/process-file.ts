import type { ActionDeps } from '../staff-orders/take-action.ts'
import { applyMessage } from './apply-message.ts'
import type { ExchangeFile } from './exchange-files.repository.ts'
import type { ExchangeOutcome, Refused } from './exchange-log.repository.ts'
import { textsIn } from './file-texts.ts'
import { messageIn } from './order-message.ts'
import { documentsIn, type Node } from './read-documents.ts'
import { type FileDeps, type FileWork, finishWaiting, MOST_REFUSED, readWhole, workOnFile } from './work-on-file.ts'

export type ProcessDeps = ActionDeps & FileDeps

/** What became of a file; `going on`: somebody works on it, or there was no time for all of it. */
export type FileOutcome = 'going on' | { refused: readonly Refused[] }

const SAVED_EVERY = 100
const MOST_DOCUMENTS = 100_000

/**
 * Applies the documents of a complete file, as many as there is time for.
 * @throws ExchangeProblem for a file that cannot be read; it is known as failed then.
 */
export function processFile(deps: ProcessDeps, id: string): Promise<FileOutcome> {
  return workOnFile(deps, id, (file, its) => applied(deps, file, its))
}

async function applied(deps: ProcessDeps, file: ExchangeFile, its: FileWork): Promise<FileOutcome> {
  if (file.documents_done === 0) await readWhole(documentsOf(deps, file, new Set()), MOST_DOCUMENTS)
  const outcome: ExchangeOutcome = { applied: [], unchanged: 0, refused: [], ignored: [] }
  const ignored = new Set<string>()
  const begun = file.documents_done
  let done = 0
  let isOver = true
  for await (const document of documentsOf(deps, file, ignored)) {
    done += 1
    if (done <= begun) continue
    await applyOne(deps, document, outcome)
    if ((done - begun) % SAVED_EVERY === 0) await its.save(after(file, done, outcome))
    if (its.hasTime()) continue
    isOver = false
    break
  }
  const all = { ...outcome, ignored: [...outcome.ignored, ...ignored] }
  await deps.exchangeLog.addOutcome(file.exchange, all, deps.clock.now())
  const worked = after(file, done, outcome)
  await its.end(worked, isOver)
  return isOver ? { refused: worked.refused } : 'going on'
}

function after(file: ExchangeFile, documents_done: number, { refused }: ExchangeOutcome): ExchangeFile {
  return { ...file, documents_done, refused: [...file.refused, ...refused].slice(0, MOST_REFUSED) }
}

async function* documentsOf(deps: ProcessDeps, file: ExchangeFile, ignored: Set<string>): AsyncGenerator<Node> {
  for await (const text of textsIn(deps.exchangeFiles, file)) yield* documentsIn(text, ignored)
}

async function applyOne(deps: ProcessDeps, document: Node, all: ExchangeOutcome): Promise<void> {
  const message = messageIn(document)
  if ('other' in message) {
    if (!all.ignored.includes(message.other)) all.ignored.push(message.other)
    return
  }
  const outcome = await applyMessage(deps, message)
  if (outcome === 'applied') all.applied.push(message.order)
  else if (outcome === 'unchanged') all.unchanged += 1
  else all.refused.push(outcome)
}

/** The job: files whose sender did not ask again, or whose process died. */
export function finishFiles(deps: ProcessDeps): Promise<void> {
  return finishWaiting(deps, undefined, id => processFile(deps, id))
}
