import {
  addProductRecommendationEndpoint,
  changeProductModelParamsEndpoint,
  orderProductRecommendationsEndpoint,
  productModelParamsEndpoint,
  productRecommendationsEndpoint,
  removeProductRecommendationEndpoint,
} from '@shop/contracts/staff/goods/staff-recommendations'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { changeProductExtras, type ExtrasChange, type ProductExtrasDeps, readProductExtras } from './product-extras.ts'

/** What staff recommend with a product, and who wears it in its pictures. */
export function addProductExtrasCalls(internal: InternalCalls, deps: ProductExtrasDeps): void {
  staffRead(internal, productRecommendationsEndpoint, ({ params }) => readProductExtras(deps, params.article))
  staffRead(internal, productModelParamsEndpoint, ({ params }) => readProductExtras(deps, params.article))

  staffWrite(internal, orderProductRecommendationsEndpoint, ({ params, body, who }) => {
    const { recommendations, revision } = body
    return changeExtras({ ...params, change: { action: 'recommendations', recommendations }, revision, who })
  })
  staffWrite(internal, changeProductModelParamsEndpoint, ({ params, body: { model_params, revision }, who }) =>
    changeExtras({ ...params, change: { action: 'model_params', model_params }, revision, who }),
  )
  staffWrite(internal, addProductRecommendationEndpoint, ({ params: { article, recommended: product }, who }) =>
    changeExtras({ article, change: { action: 'recommend', product }, who }),
  )
  staffWrite(internal, removeProductRecommendationEndpoint, ({ params: { article, recommended: product }, who }) =>
    changeExtras({ article, change: { action: 'unrecommend', product }, who }),
  )

  async function changeExtras(asked: ExtrasChange) {
    const { before, articles, ...answer } = await changeProductExtras(deps, asked)
    const about = { subject: asked.article, ...(articles.length > 1 && { subjects: articles }) }
    const { recommendations, model_params } = answer
    const after = { recommendations: recommendations.map(({ article }) => article), model_params }
    const change = { action: `product_${asked.change.action}`, ...about, before, after }
    return { answer, change: answer.undo === null ? null : change }
  }
}
