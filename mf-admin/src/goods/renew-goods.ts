import type { ResultOf } from '@shop/contracts/endpoint'
import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { staffModelsEndpoint } from '@shop/contracts/staff/goods/staff-model-list'
import { articleImagesEndpoint, staffImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { bulksEndpoint, productHistoryEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { productModelParamsEndpoint } from '@shop/contracts/staff/goods/staff-recommendations'
import { queryClient } from '@shop/shell/query'

const ofGoods = [
  staffProductsEndpoint,
  staffModelsEndpoint,
  bulksEndpoint,
  articleImagesEndpoint,
  staffImagesEndpoint,
  productModelParamsEndpoint,
  productHistoryEndpoint,
]

/** A change of goods shows wherever they are on the screen: what is open is read again, and nothing of an article that was deleted. */
export async function renewGoods(): Promise<void> {
  const before = articlesOnScreen()
  await queryClient.invalidateQueries({ queryKey: [staffGoodsEndpoint.path] })
  const after = articlesOnScreen()
  const isGone = (article: unknown) => before.has(article) && !after.has(article)
  await Promise.all(
    ofGoods.map(({ path }) =>
      queryClient.invalidateQueries({
        queryKey: [path],
        predicate: ({ queryKey: [, input] }) => !isGone(Object(Object(input).params).article),
      }),
    ),
  )
}

function articlesOnScreen(): Set<unknown> {
  const models = queryClient.getQueriesData<ResultOf<typeof staffGoodsEndpoint>>({
    queryKey: [staffGoodsEndpoint.path],
  })
  return new Set(models.flatMap(([, data]) => data?.model.articles.map(({ article }) => article) ?? []))
}
