import { importTexts, valueText } from '@shop/contracts/staff/goods/import-texts'
import type { ImportItem, ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { print } from '../startup.ts'

type Kind = 'created' | 'changed' | 'refused' | 'failed' | 'pictures'
export type ItemsOf = (
  id: string,
  kind: Kind,
  page: number,
) => Promise<{ items: ImportItem[]; count: number; limit: number }>

/** What the file would change, and what is wrong with it. */
export async function printReport(read: ImportSummary, itemsOf: ItemsOf): Promise<void> {
  if (read.problem) {
    const { code, line } = read.problem
    print(`${importTexts.en.files[code]}${line === null ? '' : ` (line ${line})`}.`)
    return
  }
  const { created, changed, left, refused } = read.counts
  print(`${read.rows} rows. Products: ${created} new, ${changed} changed, ${left} left, ${refused} refused.`)
  if (read.ignored_columns.length > 0) print(`Ignored columns: ${read.ignored_columns.join(', ')}`)
  for (const kind of ['created', 'changed', 'refused'] as const) await printItems(read.id, kind, itemsOf)
}

/** All products of an import of one kind, page by page. */
export async function printItems(id: string, kind: Kind, itemsOf: ItemsOf): Promise<void> {
  for (let page = 1; ; page += 1) {
    const { items, count, limit } = await itemsOf(id, kind, page)
    for (const item of items) print(linesOf(item, kind))
    if (page * limit >= count) return
  }
}

function linesOf({ article, lines, problems, notes, changes, pictures }: ImportItem, kind: string): string {
  const { problems: why, notes: noteTexts, pictures: failed } = importTexts.en
  return [
    `${kind} ${article || '—'} (lines ${lines.join(', ')})`,
    ...problems.map(({ line, column, code, value }) =>
      [
        '  ',
        line !== null && `line ${line}: `,
        column && `${column}: `,
        value && `«${valueText(code, value, 'en')}» `,
        why[code],
      ]
        .filter(Boolean)
        .join(''),
    ),
    ...notes.map(({ code, value = '' }) => `  ${noteTexts[code]} ${valueText(code, value, 'en')}`),
    ...changes.map(({ column, size, was, will }) => `  ${column}${size ? ` ${size}` : ''}: ${was} → ${will}`),
    ...pictures.flatMap(({ url, problem }) => (problem ? [`  ${url}: ${failed[problem]}`] : [])),
  ].join('\n')
}
