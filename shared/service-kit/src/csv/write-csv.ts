import { KYIV } from '@shop/calendar/kyiv-days'
import type { Locale } from '@shop/contracts/texts/text'
import { stringify } from 'csv-stringify/sync'
import { quotesBreaks, toLine } from './cells.ts'
import { type Cell, type FileTable, toDecimalText } from './table.ts'

const format = { delimiter: ';', record_delimiter: '\r\n', ...quotesBreaks } as const
// Swedish writes dates as ISO 8601 does.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: KYIV, dateStyle: 'short', timeStyle: 'short' })

/**
 * A table as CSV, a batch at a time: semicolons and a byte order mark, as Excel in Ukraine reads it; days and moments as ISO 8601 in Kyiv;
 * typed text is never a formula (docs/rules.md, "Lists as files").
 */
export async function* writeCsv({ head, batches }: FileTable, language: Locale): AsyncGenerator<string> {
  yield stringify([[...head]], { ...format, bom: true })
  for await (const rows of batches)
    if (rows.length > 0)
      yield stringify(
        rows.map(row => row.map(cell => toText(cell, language))),
        format,
      )
}

function toText(cell: Cell, language: Locale): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return toLine(cell)
  if (typeof cell === 'number') return String(cell)
  if ('minor' in cell) return toDecimalText(cell.minor, language)
  return 'day' in cell ? cell.day : clock.format(cell.at)
}
