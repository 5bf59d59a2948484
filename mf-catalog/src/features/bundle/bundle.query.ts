import { bundleByArticleEndpoint } from '@shop/contracts/bundles'
import { ShopError } from '@shop/contracts/errors'
import { useEndpoint } from '@shop/shell/query'

export function useBundle(article: string) {
  return useEndpoint(bundleByArticleEndpoint, { query: { article } })
}

export function isGone(error: unknown): boolean {
  return error instanceof ShopError && (error.code === 'not_found' || error.code === 'validation')
}
