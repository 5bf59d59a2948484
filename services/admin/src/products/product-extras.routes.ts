import {
  addProductRecommendationEndpoint,
  changeProductModelParamsEndpoint,
  internalChangeProductExtrasEndpoint,
  internalProductExtrasEndpoint,
  orderProductRecommendationsEndpoint,
  type ProductStep,
  productModelParamsEndpoint,
  productRecommendationsEndpoint,
  removeProductRecommendationEndpoint,
} from '@shop/contracts/staff/goods/staff-recommendations'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'

type Asked = { article: string; change: ProductStep; revision?: number | undefined; who: string }

/** What is recommended with a product, and who wears it in its pictures; the catalogue keeps both. */
export function productExtrasRoutes(guards: Guards, catalog: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  const read = (article: string) => catalog.call(internalProductExtrasEndpoint, { article })

  async function changed(asked: Asked) {
    const { before, ...answer } = await catalog.call(internalChangeProductExtrasEndpoint, asked)
    const { recommendations, model_params } = answer
    const after = { recommendations: recommendations.map(({ article }) => article), model_params }
    const action = `product_${asked.change.step}` as const
    return { answer, change: { action, subject: asked.article, before, after } }
  }

  handle(routes, productRecommendationsEndpoint, ({ params }) => read(params.article))
  handle(routes, productModelParamsEndpoint, ({ params }) => read(params.article))
  handleWrite(routes, audit, orderProductRecommendationsEndpoint, ({ params, body }, who) => {
    const { recommendations, revision } = body
    return changed({ ...params, change: { step: 'recommendations', recommendations }, revision, who })
  })
  handleWrite(routes, audit, changeProductModelParamsEndpoint, ({ params, body: { model_params, revision } }, who) =>
    changed({ ...params, change: { step: 'model_params', model_params }, revision, who }),
  )
  for (const [endpoint, step] of [
    [addProductRecommendationEndpoint, 'recommend'],
    [removeProductRecommendationEndpoint, 'unrecommend'],
  ] as const) {
    handleWrite(routes, audit, endpoint, ({ params: { article, recommended: product } }, who) =>
      changed({ article, change: { step, product }, who }),
    )
  }
  return routes
}
