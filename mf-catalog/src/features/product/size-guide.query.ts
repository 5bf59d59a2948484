import { productByArticleEndpoint } from '@shop/contracts/product'
import { useEndpoint } from '@shop/shell/query'
import { heightsOf } from './heights-of.ts'

/** `shown` is the article or its sibling in the other height, once it is here. */
export function useMeasures(article: string, selected: string) {
  const opened = useEndpoint(productByArticleEndpoint, { query: { article } })
  const chosen = useEndpoint(productByArticleEndpoint, { query: { article: selected } })
  return {
    heights: opened.data ? heightsOf(opened.data.product, opened.data.siblings) : [],
    shown: chosen.data?.product,
    isError: opened.isError || chosen.isError,
    tryAgain: () => void (opened.isError ? opened.refetch() : chosen.refetch()),
  }
}
