import { importTexts, valueText } from '@shop/contracts/staff/goods/import-texts'
import type { ImportItem } from '@shop/contracts/staff/goods/staff-import'
import type { Locale } from '@shop/contracts/texts/text'
import { quotesBreaks, toCell } from '@shop/service-kit/csv/cells'
import { stringify } from 'csv-stringify/sync'
import type { ImportsRepository, StoredImport } from './imports.repository.ts'

const CHUNK = 500
const delimiters = { uk: ';', en: ',' } as const

/** Refused rows as they came, some at a time, with their lines and why: staff correct them and import the same file again. */
export async function* refusedRows(
  imports: ImportsRepository,
  { _id: id, columns }: StoredImport,
  language: Locale,
): AsyncGenerator<string> {
  const format = { delimiter: delimiters[language], ...quotesBreaks }
  const { line, why } = importTexts[language].columns
  for (let after: number | undefined = -1; after !== undefined; ) {
    const isFirst = after < 0
    const refused = { import: id, kind: 'refused' as const, place: { $gt: after } }
    const items = await imports.items(refused, { limit: CHUNK })
    const rows = items.flatMap(({ rows, problems }) =>
      (rows ?? []).map(({ line, cells }) => [
        ...columns.map((_, place) => toCell(cells[place] ?? '')),
        String(line),
        toCell(problemsText(problems, line, language)),
      ]),
    )
    const head = isFirst ? [[...columns.map(toCell), line, why]] : []
    yield stringify([...head, ...rows], { ...format, bom: isFirst })
    after = items.length === CHUNK ? items.at(-1)?.place : undefined
  }
}

/** What is wrong with a line, in one sentence for each fault. */
export function problemsText(problems: ImportItem['problems'], line: number | null, language: Locale): string {
  const texts = importTexts[language].problems
  return problems
    .filter(problem => problem.line === line)
    .map(({ column, code, value }) => {
      const about = [column, value && `«${valueText(code, value, language)}»`].filter(Boolean).join(' ')
      return about === '' ? texts[code] : `${about}: ${texts[code]}`
    })
    .join('; ')
}
