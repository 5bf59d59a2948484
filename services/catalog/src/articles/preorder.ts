import type { Article, Shelf } from './article.ts'

/** How a size is sold in advance today; `left` is null when as many are promised as are asked for. */
export type Preorder = { expected_on: string; left: number | null }

/** Only while nothing of the size is on the shelf, its day has not passed and not all of it is promised. */
export function preorderOf(
  today: string,
  { preorder_on: expected_on }: Pick<Article, 'preorder_on'>,
  { available, promisable }: Shelf,
  size: string,
): Preorder | null {
  if (expected_on === null || expected_on < today || (available.get(size) ?? 0) > 0) return null
  const left = promisable.get(size) ?? null
  return left === 0 ? null : { expected_on, left }
}
