import { Readable } from 'node:stream'
import type { FileProblem } from '@shop/contracts/staff/goods/import-codes'
import { CsvError, parse } from 'csv-parse'
import { createBreaks } from '../../store-list/breaks.ts'

/** A row as it stands in the file; `line` is where it begins. */
export type CsvRow = { line: number; cells: readonly string[] }
export type CsvTable = { columns: readonly string[]; rows: readonly CsvRow[] }

/** A file that cannot be read as a table at all. */
export class FileRefusal extends Error {
  readonly problem: FileProblem
  readonly line: number | null

  constructor(problem: FileProblem, line: number | null = null) {
    super(problem)
    this.problem = problem
    this.line = line
  }
}

export const MOST_ROWS = 50_000
/** Shopify's exports have some fifty, and one for each field that a shop has made. */
export const MOST_COLUMNS = 250
/** Longer cells are refused with their row. */
export const LONGEST_CELL = 10_000
// Some programs write the delimiter above the table.
const HINT = /^sep=.\r?\n/i
/** Sizes, and pictures of Shopify's, of one product. */
export const MOST_ROWS_OF_ONE = 2500
const SLICE = 64 * 1024
const QUOTE = 34
const LINE_END = 10
const DELIMITERS = [',', ';', '\t'] as const

/**
 * Reads a table: UTF-8, or windows-1251 as table programs in Ukraine save it; with commas, semicolons or tabs.
 * @throws FileRefusal
 */
export async function readCsv(file: Uint8Array): Promise<CsvTable> {
  const whole = decode(file)
  const text = whole.replace(HINT, '')
  if (text.trim() === '') throw new FileRefusal('empty')
  const delimiter = delimiterOf(text)
  capColumns(text, delimiter, text === whole ? 1 : 2)
  const takeBreak = createBreaks()
  let columns: readonly string[] | null = null
  const rows: CsvRow[] = []
  let lastLine = text === whole ? 0 : 1
  try {
    const options = { delimiter, relax_column_count: true, skip_empty_lines: true, info: true }
    for await (const { record, info } of Readable.from(slices(text)).pipe(parse(options))) {
      const row: CsvRow = { line: lastLine + 1, cells: record }
      lastLine = info.lines
      if (!columns) columns = row.cells.map(cell => cell.trim())
      else if (row.cells.some(cell => cell.trim() !== '')) rows.push(row)
      if (rows.length > MOST_ROWS) throw new FileRefusal('too_many_rows')
      await takeBreak()
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FileRefusal('quotes', typeof error.lines === 'number' ? error.lines : null)
    throw error
  }
  if (!columns || rows.length === 0) throw new FileRefusal('empty')
  return { columns, rows }
}

/** Puts a row to those of its product; one too many shows that there are too many, and the rest is left. */
export function addRow<Row>(rows: Row[], row: Row): void {
  if (rows.length <= MOST_ROWS_OF_ONE) rows.push(row)
}

function decode(file: Uint8Array): string {
  if (file.includes(0)) throw new FileRefusal('not_text')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1251').decode(file)
  }
}

/**
 * Counts cells before anything is made of them: a file of nothing but delimiters would become a list of millions.
 * @throws FileRefusal too_many_columns with the line of the row
 */
function capColumns(text: string, delimiter: string, firstLine: number): void {
  const separator = delimiter.charCodeAt(0)
  let line = firstLine
  let rowLine = firstLine
  let cells = 1
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) isQuoted = !isQuoted
    else if (code === LINE_END) {
      line += 1
      if (isQuoted) continue
      cells = 1
      rowLine = line
    } else if (code === separator && !isQuoted) {
      cells += 1
      if (cells > MOST_COLUMNS) throw new FileRefusal('too_many_columns', rowLine)
    }
  }
}

function* slices(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += SLICE) yield text.slice(from, from + SLICE)
}

/** Whichever stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [head = ''] = text
    .slice(0, SLICE)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/, 1)
  const counts = DELIMITERS.map(delimiter => head.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/**
 * Two columns of one name would contradict each other; of those that nothing is read from there may be as many as there like.
 * @throws FileRefusal column_twice
 */
export function refuseColumnsTwice(columns: readonly string[], isRead: (column: string) => boolean): void {
  const seen = new Set<string>()
  for (const column of columns.map(column => column.toLowerCase())) {
    if (seen.has(column) && isRead(column)) throw new FileRefusal('column_twice')
    seen.add(column)
  }
}
