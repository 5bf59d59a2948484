import { productByArticleEndpoint } from '@shop/contracts/catalog/product'
import { endpointQuery, queryClient } from '@shop/shell/query'
import { prefetchPicture } from '@shop/ui-kit/goods/prefetch-picture'
import { GALLERY_SIZES } from '../../gallery-sizes.ts'

/**
 * Loads an article ahead of its page, and the picture that the page begins with. On a slow connection the picture of one that is only
 * looked at does not stand in the way of those on the screen.
 */
export async function prefetchProduct(article: string, { isMeant }: { isMeant: boolean }): Promise<void> {
  const question = endpointQuery(productByArticleEndpoint, { query: { article } })
  const { product } = await queryClient.fetchQuery(question)
  const [front] = product.images
  if (front && (isMeant || !isConnectionSlow())) await prefetchPicture(front.name, GALLERY_SIZES)
}

/** Not every browser says how fast it is. */
function isConnectionSlow(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } }
  return (connection?.effectiveType ?? '4g') !== '4g'
}
