import type { Use } from '@shop/contracts/staff/removing/removing'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { StockRepository } from '../stock/stock.repository.ts'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'

export type DeleteArticlesDeps = {
  articles: Pick<ArticlesRepository, 'removeArchived'>
  stock: Pick<StockRepository, 'removeEmptyShelves'>
  version: Pick<CatalogueVersionRepository, 'noteEdits'>
}

/**
 * Deletes archived articles with their empty shelves; who asks has made sure that nothing names them (`usesOfArticles`). A shelf
 * that somebody used meanwhile keeps its article: it is answered as what stands in the way.
 */
export async function deleteArticles(deps: DeleteArticlesDeps, articles: readonly string[]): Promise<Use[]> {
  const used = await deps.stock.removeEmptyShelves(articles)
  const going = articles.filter(article => !used.has(article))
  await deps.articles.removeArchived(going)
  await deps.version.noteEdits(going, { everything: true })
  return [...used].map(of => ({ of, kind: 'stock', count: 1, places: [] }))
}
