import { FileRefusal } from '../csv/read-csv.ts'
import { draftsInFile, type ReadDraft } from './drafts-in-file.ts'
import type { ReadAnswer, ReadOrder } from './reading-process.ts'

// The other end of reading-process.ts: reads one file and hands its products over a few at a time. It ends when its parent
// lets go of it; a Ctrl-C reaches both, and the parent decides.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.once('disconnect', () => process.exit(0))

/** Rows that are handed over together, unless one product has more: the process that takes them serves shoppers, too. */
const MOST_ROWS_AT_ONCE = 500

let drafts: ReadDraft[] = []
let given = 0

function nextDrafts(most: number): ReadDraft[] {
  let rows = 0
  const next = drafts.slice(given, given + most).filter((draft, index) => {
    rows += draft.rows.length
    return index === 0 || rows <= MOST_ROWS_AT_ONCE
  })
  given += next.length
  return next
}

process.on('message', async (order: ReadOrder) => {
  const report = (answer: ReadAnswer) => process.connected && process.send?.(answer)
  if ('next' in order) {
    report({ drafts: nextDrafts(order.next) })
    return
  }
  if ('at' in order) {
    report({ drafts: order.at.flatMap(place => drafts[place] ?? []) })
    return
  }
  try {
    const read = await draftsInFile(order.file, order.by)
    drafts = read.drafts
    report({ head: read.head })
  } catch (error) {
    // Anything else is a mistake of ours: it ends this process, and the file is given up after some tries.
    if (!(error instanceof FileRefusal)) throw error
    report({ refusal: { problem: error.problem, line: error.line } })
  }
})
