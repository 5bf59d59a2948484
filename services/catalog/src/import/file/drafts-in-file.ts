import type { ImportAnswers, ImportQuestions } from '@shop/contracts/staff/goods/import-questions'
import { type CsvRow, LONGEST_CELL, readCsv } from '../csv/read-csv.ts'
import type { Draft } from '../draft/draft.ts'
import { importNamesOf, type NamedThings, withAnswers } from '../draft/import-names.ts'
import { ownDrafts } from '../draft/own-drafts.ts'
import { isShopify } from '../shopify/shopify-columns.ts'
import { shopifyDrafts } from '../shopify/shopify-drafts.ts'

/** Everything that a file is read by, as plain data: it goes to another process. */
export type ReadBy = {
  answers: ImportAnswers
  things: NamedThings
  /** The shop's table: which category a tag or a type means. */
  categories: Readonly<Record<string, string>>
}

/** What a file says as a whole; its products come after it. */
export type FileHead = {
  format: 'own' | 'shopify'
  columns: readonly string[]
  rows: number
  ignored: readonly string[]
  questions: ImportQuestions
}

/** A draft, and its rows as they stand in the file. */
export type ReadDraft = { draft: Draft; rows: CsvRow[] }

/** Characters of a product's rows that are kept, so that staff can correct them. */
const MOST_KEPT = 1_000_000

/**
 * Reads a table and what it says of each product.
 * @throws FileRefusal
 */
export async function draftsInFile(file: Uint8Array, by: ReadBy): Promise<{ head: FileHead; drafts: ReadDraft[] }> {
  const table = await readCsv(file)
  const { format, drafts, ignored, questions } = await draftsOf(table, by)
  const byLine = new Map(table.rows.map(row => [row.line, row]))
  const { columns, rows } = table
  return {
    head: { format, columns, rows: rows.length, ignored: ignored.slice(0, 100), questions },
    drafts: drafts.map(draft => ({ draft, rows: keptRows(draft.lines.flatMap(line => byLine.get(line) ?? [])) })),
  }
}

async function draftsOf(table: Awaited<ReturnType<typeof readCsv>>, { answers, things, categories }: ReadBy) {
  const words = withAnswers(importNamesOf(things), answers.values)
  if (!isShopify(table.columns)) {
    return { format: 'own' as const, ...ownDrafts(table, words), questions: { options: [], tags: [] } }
  }
  const { language, collection, color, currency } = answers
  const rate = currency === null ? null : currency === 'UAH' ? 1 : answers.rate
  const options = withLowerCaseKeys(answers.options)
  const shopifyAnswers = { language, collection, color, currency, rate, options, categories }
  const { drafts, ignored, questions } = shopifyDrafts(table, shopifyAnswers, words)
  return { format: 'shopify' as const, drafts, ignored, questions: questions.ask(things) }
}

function withLowerCaseKeys<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]))
}

/** As many rows as one document of the database holds with ease, their cells cut where they are refused for their length. */
function keptRows(rows: readonly CsvRow[]): CsvRow[] {
  const kept: CsvRow[] = []
  let characters = 0
  for (const { line, cells } of rows) {
    const cut = cells.map(cell => cell.slice(0, LONGEST_CELL))
    characters += cut.reduce((sum, cell) => sum + cell.length, 0)
    if (characters > MOST_KEPT) break
    kept.push({ line, cells: cut })
  }
  return kept
}
