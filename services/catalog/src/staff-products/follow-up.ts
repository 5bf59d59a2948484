import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { StockRepository } from '../stock/stock.repository.ts'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'

export type FollowUpDeps = {
  articles: ArticlesRepository
  stock: StockRepository
  version: CatalogueVersionRepository
}

/**
 * What a process of the version before, which wrote with an article what its change brings about, left open when it died: limits of
 * sizes, and lists that show it. A repeat does no harm. To be deleted one version later.
 */
export async function finishFollowUps({ articles, stock, version }: FollowUpDeps): Promise<void> {
  const saved = await articles.withFollowUp()
  const open = saved.flatMap(({ article, follow_up }) => (follow_up ? [{ article, ...follow_up }] : []))
  if (open.length === 0) return
  await stock.limitPreorders(open.flatMap(({ article, limits }) => limits.map(limit => ({ article, ...limit }))))
  const names = open.map(({ article }) => article)
  await version.noteEdits(names, { everything: open.some(({ everything }) => everything) })
  await articles.forgetFollowUps(open)
}
