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
  for (const line of openLines(read.questions)) print(line)
  for (const kind of ['created', 'changed', 'refused'] as const) await printItems(read.id, kind, itemsOf)
}

/** What is to be said beside the file, or in the back office, which maps names and tags. */
function openLines({ missing = [], option_values = [], named = [], tags }: ImportSummary['questions']): string[] {
  const needsCurrency = missing.includes('currency') || missing.includes('rate')
  const near = (suggestion: string | null) => (suggestion === null ? '' : ` (near: ${suggestion})`)
  return [
    ...(needsCurrency ? [`${importTexts.en.files.currency_missing}: --currency, --rate.`] : []),
    ...missing.flatMap(lack => (lack === 'collection' || lack === 'color' ? [`Not said: --${lack}.`] : [])),
    ...option_values.map(
      ({ name, values, suggestion }) =>
        `Option ${name} (${values.join(', ')}) is unknown${near(suggestion)}: --option "${name}=…".`,
    ),
    ...named.map(
      ({ kind, value, count, suggestion }) => `${kind} «${value}», ${count} times: unknown${near(suggestion)}.`,
    ),
    ...(tags.length > 0 ? [`No category for: ${tags.join(', ')}.`] : []),
  ]
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
