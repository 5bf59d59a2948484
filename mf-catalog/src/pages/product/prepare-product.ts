import { prefetchProduct } from '../../features/card/prefetch-product.ts'
import { loadMoreRows } from './load-more-rows.ts'

/** Brings what the page of an article asks for when it is opened: first the article, then the code of what stands below it. */
export async function prepareProduct(article: string, about: { isMeant: boolean }): Promise<void> {
  await prefetchProduct(article, about)
  await loadMoreRows()
}
