import type { CellsByArticle } from '../../goods-changes/goods-change.ts'

/** Cells that become other, as they were and as they are to be. */
export type ToldCells = { before: CellsByArticle; after: CellsByArticle }

/** All articles whose cells become other. */
export function articlesIn({ before, after }: ToldCells = { before: {}, after: {} }): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
}

type CellValue = CellsByArticle[string][string][string]
type Values = Record<string, CellValue>

/** Keeps of the cells of a size those that become other than before. */
export function noteCells(told: ToldCells, article: string, size: string, before: Values, after: Values): void {
  for (const [column, value] of Object.entries(after)) {
    const old = before[column] ?? null
    if (value === old) continue
    put(told.before, [article, column, size], old)
    put(told.after, [article, column, size], value)
  }
}

function put(cells: CellsByArticle, [article, column, size]: [string, string, string], value: CellValue): void {
  const columns = cells[article] ?? {}
  cells[article] = { ...columns, [column]: { ...columns[column], [size]: value } }
}
