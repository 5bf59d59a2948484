import type { StoredArticle } from '../../articles/article.ts'
import type { CellsByArticle, JointPlan } from '../joint/joint-change.ts'

/** An article whose sizes are set; `revision` is the one that the change was made on. */
export type SizesRow = {
  article: string
  revision: number
  fields: Pick<StoredArticle, 'sizes' | 'measurements'>
  before: Pick<StoredArticle, 'sizes' | 'measurements'>
}

/** What a change of many cells comes to. */
export type SizesPlan = JointPlan & { rows: SizesRow[]; before: CellsByArticle; after: CellsByArticle }

/** All articles whose cells become other. */
export function articlesIn({ before = {}, after = {} }: Pick<JointPlan, 'before' | 'after'>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
}

type CellValue = CellsByArticle[string][string][string]
type Values = Record<string, CellValue>

/** Keeps of the cells of a size those that become other than before. */
export function noteCells(plan: SizesPlan, article: string, size: string, before: Values, after: Values): void {
  for (const [column, value] of Object.entries(after)) {
    const old = before[column] ?? null
    if (value === old) continue
    put(plan.before, [article, column, size], old)
    put(plan.after, [article, column, size], value)
  }
}

function put(cells: CellsByArticle, [article, column, size]: [string, string, string], value: CellValue): void {
  const columns = cells[article] ?? {}
  cells[article] = { ...columns, [column]: { ...columns[column], [size]: value } }
}
