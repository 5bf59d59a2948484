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
/** Longer cells are refused with their row. */
export const LONGEST_CELL = 10_000
// Some programs write the delimiter above the table.
const HINT = /^sep=.\r?\n/i
const SLICE = 64 * 1024
const DELIMITERS = [',', ';', '\t'] as const

/**
 * Reads a table: UTF-8, or windows-1251 as table programs in Ukraine save it; with commas, semicolons or tabs.
 * @throws FileRefusal
 */
export async function readCsv(file: Uint8Array): Promise<CsvTable> {
  const whole = decoded(file)
  const text = whole.replace(HINT, '')
  if (text.trim() === '') throw new FileRefusal('empty')
  const takeBreak = createBreaks()
  let columns: readonly string[] | null = null
  const rows: CsvRow[] = []
  let lastLine = text === whole ? 0 : 1
  try {
    const options = { delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: true, info: true }
    for await (const { record, info } of Readable.from(slices(text)).pipe(parse(options))) {
      const row: CsvRow = { line: lastLine + 1, cells: record }
      lastLine = info.lines
      if (!columns) columns = columnsOf(row.cells)
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

function decoded(file: Uint8Array): string {
  if (file.includes(0)) throw new FileRefusal('not_text')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1251').decode(file)
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

function columnsOf(cells: readonly string[]): string[] {
  const columns = cells.map(cell => cell.trim())
  const seen = new Set<string>()
  for (const column of columns) {
    const word = column.toLowerCase()
    if (word !== '' && seen.has(word)) throw new FileRefusal('column_twice')
    seen.add(word)
  }
  return columns
}
