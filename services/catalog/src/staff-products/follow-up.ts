import type { FollowUp, StoredArticle } from '../articles/article.ts'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { StockRepository } from '../stock/stock.repository.ts'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'

export type FollowUpDeps = {
  articles: ArticlesRepository
  stock: StockRepository
  version: CatalogueVersionRepository
}

/**
 * Does what saving an article brings about: shelves and limits of its sizes, lists that show it. It was written with the
 * article, which forgets it in the end, so that whatever a process that dies leaves open is found. A repeat does no harm.
 */
export async function followUp(
  { articles, stock, version }: FollowUpDeps,
  saved: readonly Pick<StoredArticle, 'article' | 'follow_up'>[],
): Promise<void> {
  const open = saved.flatMap(({ article, follow_up }) => (follow_up ? [{ article, ...follow_up }] : []))
  if (open.length === 0) return
  await stock.limitPreorders(open.flatMap(({ article, limits }) => limits.map(limit => ({ article, ...limit }))))
  const names = open.map(({ article }) => article)
  await version.noteEdits(names, { everything: open.some(({ everything }) => everything) })
  await articles.forgetFollowUps(open)
}

/** What an earlier save has left open goes on with this one. */
export function followUpOf({ follow_up: earlier }: StoredArticle, own: FollowUp): FollowUp {
  return { ...own, everything: own.everything || (earlier?.everything ?? false) }
}

export async function finishFollowUps(deps: FollowUpDeps): Promise<void> {
  await followUp(deps, await deps.articles.withFollowUp())
}
