import type { Locale } from '@shop/contracts/texts/text'
import { stringify } from 'csv-stringify/sync'
import { quotesBreaks, toLine } from '../csv/cells.ts'
import { type FileColumn, type FileTable, kyivMinute } from './table.ts'

const format = { delimiter: ';', record_delimiter: '\r\n', ...quotesBreaks } as const
/** Table programs in Ukraine take a dot between digits for a date. */
const decimals: Record<Locale, string> = { uk: ',', en: '.' }

/**
 * A table as CSV, a batch at a time: semicolons and a byte order mark, as Excel in Ukraine reads it; days and moments as ISO 8601 in Kyiv;
 * text is one line, and never a formula (docs/rules.md, "Lists as files").
 */
export async function* writeCsv<Row>({ columns, batches }: FileTable<Row>, language: Locale): AsyncGenerator<string> {
  yield stringify([columns.map(({ head }) => head[language])], { ...format, bom: true })
  for await (const rows of batches) {
    const lines = rows.map(row => columns.map(column => toText(column, row, language)))
    if (lines.length > 0) yield stringify(lines, format)
  }
}

function toText<Row>(column: FileColumn<Row>, row: Row, language: Locale): string {
  switch (column.kind) {
    case 'text':
      return toLine(column.of(row, language) ?? '')
    case 'day':
      return column.of(row, language) ?? ''
    case 'count':
      return String(column.of(row, language) ?? '')
    case 'measure':
      return String(column.of(row, language) ?? '').replace('.', decimals[language])
    case 'sum': {
      const minor = column.of(row, language)
      return minor === null ? '' : toDecimalText(minor, language)
    }
    case 'moment': {
      const moment = column.of(row, language)
      return moment === null ? '' : kyivMinute(moment)
    }
  }
}

/** 1908010 → `19080,10` in Ukrainian, without passing through a binary fraction. */
export function toDecimalText(minor: number, language: Locale): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}${decimals[language]}${digits.slice(-2)}`
}
