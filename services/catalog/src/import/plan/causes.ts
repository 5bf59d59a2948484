import type { ImportCause, ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import type { Planned } from './plan-product.ts'

const MOST_CAUSES = 60
const MOST_LINES = 5
const MOST_VALUES = 5
const MOST_ARTICLES = 3

type Counted = ImportCause & { seen: Set<string> }

/**
 * Counts why products are refused, and what is worth knowing of the others: one cause is told once, with a few of its rows,
 * however many it has.
 */
export function createCauses() {
  const problems = new Map<string, Counted>()
  const notes = new Map<string, Counted>()

  function count(causes: Map<string, Counted>, cause: Pick<ImportCause, 'code' | 'column'>, about: About): void {
    const { article, line, value } = about
    // Each unknown name is a cause of its own; two prices that are no numbers are one.
    const key = `${cause.code}\n${cause.column}\n${byValue.has(cause.code) ? value : ''}`
    const fresh = { ...cause, values: [], products: 0, rows: 0, lines: [], articles: [], seen: new Set<string>() }
    const known = causes.get(key) ?? (fresh satisfies Counted)
    causes.set(key, known)
    known.rows += 1
    if (line !== null && known.lines.length < MOST_LINES && !known.lines.includes(line)) known.lines.push(line)
    if (value && known.values.length < MOST_VALUES && !known.values.includes(value)) known.values.push(value)
    if (known.seen.has(article)) return
    known.seen.clear()
    known.seen.add(article)
    known.products += 1
    if (known.articles.length < MOST_ARTICLES) known.articles.push(article)
  }

  return {
    add({ article, lines, problems: wrong, notes: worth }: Planned): void {
      for (const { line, column, code, value } of wrong) {
        if (code !== 'other_row') count(problems, { code, column }, { article, line, value })
      }
      for (const { code, value } of worth)
        count(notes, { code, column: null }, { article, line: lines[0] ?? null, value })
    },
    all: (): NonNullable<ImportSummary['causes']> => ({ problems: mostFrequent(problems), notes: mostFrequent(notes) }),
  }
}

type About = { article: string; line: number | null; value: string | undefined }

const byValue: ReadonlySet<string> = new Set(['unknown', 'option_unmapped'])

function mostFrequent(causes: ReadonlyMap<string, Counted>): ImportCause[] {
  return [...causes.values()]
    .toSorted((one, other) => other.products - one.products)
    .slice(0, MOST_CAUSES)
    .map(({ seen: _, ...cause }) => cause)
}
