import type { ResultOf } from '@shop/contracts/endpoint'
import { staffModelsEndpoint } from '@shop/contracts/staff/goods/staff-model-list'
import { modelSizesEndpoint } from '@shop/contracts/staff/goods/staff-model-sizes'
import { staffModelEndpoint } from '@shop/contracts/staff/goods/staff-models'
import { articleImagesEndpoint, staffImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { bulksEndpoint, productHistoryEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import { staffProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { productModelParamsEndpoint } from '@shop/contracts/staff/goods/staff-recommendations'
import { queryClient } from '@shop/shell/query'

const ofGoods = [
  modelSizesEndpoint,
  staffProductEndpoint,
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
  await queryClient.invalidateQueries({ queryKey: [staffModelEndpoint.path] })
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
  const models = queryClient.getQueriesData<ResultOf<typeof staffModelEndpoint>>({
    queryKey: [staffModelEndpoint.path],
  })
  return new Set(models.flatMap(([, data]) => data?.model.articles.map(({ article }) => article) ?? []))
}
