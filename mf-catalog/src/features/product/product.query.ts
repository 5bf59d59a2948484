import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { productByArticleEndpoint } from '@shop/contracts/catalog/product'
import { ShopError } from '@shop/contracts/errors'
import { keepPreviousData, type UseQueryResult, useEndpoint } from '@shop/shell/query'
import { refusalOf } from '@shop/shell/refusal'

/** While a sibling loads, the present article stays: the page does not jump. */
export function useProduct(article: string) {
  return useEndpoint(productByArticleEndpoint, { query: { article } }, { placeholderData: keepPreviousData })
}

/** The service does not know such an article, or does not show it: trying again would not help. */
export function isGone(error: unknown): boolean {
  return error instanceof ShopError && (error.code === 'not_found' || error.code === 'validation')
}

/** Without a connection: nothing of this article is here, or what is here could not be brought up to date. */
export function isOutOfReach({ data, error, isPlaceholderData, fetchStatus }: UseQueryResult): boolean {
  const isWaiting = fetchStatus === 'paused' && (data === undefined || isPlaceholderData)
  return isWaiting || refusalOf(error).isOffline
}

export function useCategoryTitle(name: string) {
  return useEndpoint(allCategoriesEndpoint, {}).data?.categories.find(category => category.name === name)?.title
}
