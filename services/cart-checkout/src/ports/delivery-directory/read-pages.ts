import { setTimeout as pause } from 'node:timers/promises'
import { CarrierSilence } from '../nova-poshta/carrier-silence.ts'
import { callNovaPoshta, type NovaPoshtaAccount, type Page } from '../nova-poshta/nova-poshta-api.ts'

export type Pace = {
  /** Before each further try of a page. */
  retryMs: readonly number[]
  /** Between pages: nobody knows how many questions a minute the carrier allows. */
  betweenMs: number
}

export const gentlePace: Pace = { retryMs: [2000, 10_000, 30_000], betweenMs: 150 }

const ROWS_A_PAGE = 500
const MOST_PAGES = 400
/** Rows shift between pages while somebody edits them; what lacks more than this is half an answer. */
const COMPLETE = 0.98

type Reading<Row> = { account: NovaPoshtaAccount; method: string; pace: Pace; toRow: (found: unknown) => Row | null }

/**
 * All rows of a dictionary, each once. A short page does not mean the end, only an empty one does, or the total that the carrier named.
 * @throws CarrierSilence when a page does not come, or fewer rows come than the carrier named, or most cannot be read.
 */
export async function readPages<Row extends { ref: string }>({
  account,
  method,
  pace,
  toRow,
}: Reading<Row>): Promise<Row[]> {
  const found = new Map<string, Row>()
  const seen = new Set<string>()
  let unreadable = 0
  let total: number | null = null

  for (let page = 1; page <= MOST_PAGES; page++) {
    if (page > 1) await pause(pace.betweenMs)
    const properties = { Page: String(page), Limit: String(ROWS_A_PAGE) }
    const answer = await tryAgain(pace, () => callNovaPoshta(account, { model: 'Address', method, properties }))
    total = answer.total ?? total
    const before = seen.size
    for (const raw of answer.rows) {
      const ref = refOf(raw)
      if (ref === null) unreadable += 1
      else seen.add(ref)
      const row = ref === null ? null : toRow(raw)
      if (row) found.set(row.ref, row)
    }
    // A carrier that ignores the page number gives the same rows for ever.
    if (answer.rows.length === 0 || seen.size === before || (total !== null && seen.size >= total)) break
  }

  if (unreadable > seen.size) throw new CarrierSilence(`${method}: most rows cannot be read`)
  if (total !== null && seen.size < total * COMPLETE)
    throw new CarrierSilence(`${method}: ${seen.size} rows came instead of ${total}`)
  return [...found.values()]
}

async function tryAgain({ retryMs }: Pace, ask: () => Promise<Page>): Promise<Page> {
  for (const ms of retryMs) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof CarrierSilence)) throw error
      await pause(ms)
    }
  }
  return ask()
}

function refOf(raw: unknown): string | null {
  const ref: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'Ref') : null
  return typeof ref === 'string' && ref !== '' ? ref : null
}
