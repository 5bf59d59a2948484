import { productByArticleEndpoint } from '@shop/contracts/catalog/product'
import { endpointQuery, queryClient } from '@shop/shell/query'
import { prefetchPicture } from '@shop/ui-kit/goods/prefetch-picture'
import { GALLERY_SIZES } from '../../gallery-sizes.ts'

/** Loads an article ahead of its page, and, when it is about to be opened, the picture that the page begins with. */
export async function prefetchProduct(article: string, { withPicture }: { withPicture: boolean }): Promise<void> {
  const question = endpointQuery(productByArticleEndpoint, { query: { article } })
  const { product } = await queryClient.fetchQuery(question)
  const [front] = product.images
  if (front && withPicture) await prefetchPicture(front.name, GALLERY_SIZES)
}
