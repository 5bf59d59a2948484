import type { Locale } from '@shop/contracts/texts/text'
import { writeXlsxStream } from 'hucre/xlsx'
import { type FileColumn, type FileTable, kyivMinute } from './table.ts'

const MINOR = 100
/** A cell holds no more characters: a workbook with a longer one is broken. */
const LONGEST_TEXT = 32_767
/** Characters that no XML may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu
/** A program that reads the file draws numbers and days by these, and sorts them as what they are. */
const looks: Record<FileColumn<never>['kind'], { numFmt?: string; width: number }> = {
  text: { width: 20 },
  count: { numFmt: '0', width: 10 },
  measure: { numFmt: '0.0', width: 10 },
  sum: { numFmt: '#,##0.00', width: 14 },
  day: { numFmt: 'yyyy-mm-dd', width: 12 },
  moment: { numFmt: 'yyyy-mm-dd hh:mm', width: 17 },
}

/**
 * A table as XLSX, sent while its rows are read: counts and sums are numbers, days and moments are dates, as the clock in Kyiv showed them,
 * text is text, whatever it begins with; the first row stays in sight (docs/rules.md, "Lists as files").
 */
export async function* writeXlsx<Row>(
  { columns, batches }: FileTable<Row>,
  language: Locale,
): AsyncGenerator<Uint8Array> {
  async function* rows() {
    for await (const batch of batches)
      for (const row of batch) yield columns.map(column => toValue(column, row, language))
  }
  const heads = columns.map(({ head, kind }) => ({ header: head[language], ...looks[kind] }))
  yield* writeXlsxStream(rows(), { name: '1', columns: heads, freezePane: { rows: 1 } })
}

function toValue<Row>(column: FileColumn<Row>, row: Row, language: Locale): string | number | Date | null {
  switch (column.kind) {
    case 'text':
      return toCellText(column.of(row, language) ?? '') || null
    case 'count':
    case 'measure':
      return column.of(row, language)
    case 'sum': {
      const minor = column.of(row, language)
      return minor === null ? null : minor / MINOR
    }
    case 'day': {
      const day = column.of(row, language)
      return day === null ? null : new Date(`${day}T00:00:00Z`)
    }
    case 'moment': {
      const moment = column.of(row, language)
      return moment === null ? null : new Date(`${kyivMinute(moment).replace(' ', 'T')}:00Z`)
    }
  }
}

function toCellText(text: string): string {
  const clean = text.replace(NOT_IN_XML, '')
  if (clean.length <= LONGEST_TEXT) return clean
  // What is cut may be half of a character.
  return `${clean.slice(0, LONGEST_TEXT - 1).replace(NOT_IN_XML, '')}…`
}
