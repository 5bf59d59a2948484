import {
  addBundleRecommendationEndpoint,
  bundleModelParamsEndpoint,
  bundleRecommendationsEndpoint,
  changeBundleModelParamsEndpoint,
  removeBundleRecommendationEndpoint,
} from '@shop/contracts/staff/goods/staff-bundle-extras'
import type { StaffBundle } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'
import type { ChangeBundle } from './change-bundle.ts'

type ExtrasDeps = { change: ChangeBundle; read: (article: string) => Promise<StaffBundle> }

/** What is recommended with a bundle, and who wears it. */
export function addBundleExtras(routes: Routes, audit: AuditLog, { change, read }: ExtrasDeps): void {
  handle(routes, bundleRecommendationsEndpoint, ({ params }) => read(params.article))
  handle(routes, bundleModelParamsEndpoint, ({ params }) => read(params.article))

  for (const [endpoint, step] of [
    [addBundleRecommendationEndpoint, 'recommend'],
    [removeBundleRecommendationEndpoint, 'unrecommend'],
  ] as const) {
    handleWrite(routes, audit, endpoint, async ({ params, body: { article: product, revision } }, who) => {
      const { answer, ...written } = await change(`bundle_${step}`, params.article, {
        ...{ revision, who },
        change: { step, product },
      })
      return { ...written, answer: answer.bundle }
    })
  }
  handleWrite(
    routes,
    audit,
    changeBundleModelParamsEndpoint,
    async ({ params, body: { model_params, revision } }, who) => {
      const { answer, ...written } = await change('bundle_model_params', params.article, {
        ...{ revision, who },
        change: { step: 'model_params', model_params },
      })
      return { ...written, answer: answer.bundle }
    },
  )
}
