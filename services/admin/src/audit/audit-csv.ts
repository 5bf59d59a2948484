import { Readable } from 'node:stream'
import { toLine } from '@shop/service-kit/csv/cells'
import { stringify } from 'csv-stringify'
import type { StoredEntry } from './audit-entry.ts'

const columns = [
  'at',
  'who',
  'action',
  'subject',
  'address',
  'request_id',
  'asked',
  'before',
  'after',
  'tries',
  'outcome',
]

/** The log as a file for a spreadsheet: semicolons and a byte order mark, as Excel in Ukraine reads it; nothing in it is computed. */
export function auditCsv(entries: AsyncIterable<StoredEntry>): Readable {
  const writer = stringify({ header: true, columns, delimiter: ';', bom: true })
  return Readable.from(rowsOf(entries), { objectMode: true }).compose(writer)
}

async function* rowsOf(entries: AsyncIterable<StoredEntry>) {
  for await (const {
    at,
    who,
    action,
    subject = '',
    address,
    request_id,
    asked,
    before,
    after,
    tries,
    outcome,
  } of entries) {
    const details = [asked, before, after, tries, outcome].map(json)
    yield [at.toISOString(), who, action, subject, address, request_id, ...details].map(toLine)
  }
}

function json(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value)
}
