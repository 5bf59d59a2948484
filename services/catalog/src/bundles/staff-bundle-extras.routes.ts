import {
  addBundleRecommendationEndpoint,
  bundleModelParamsEndpoint,
  bundleRecommendationsEndpoint,
  changeBundleModelParamsEndpoint,
  removeBundleRecommendationEndpoint,
} from '@shop/contracts/staff/goods/staff-bundle-extras'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { BundleChange, BundleChangeDeps } from './change-bundles.ts'
import { readStaffBundle } from './staff-bundles.ts'
import { writeBundle } from './write-bundle.ts'

/** What is recommended with a bundle, and who wears it. */
export function addBundleExtrasCalls(internal: InternalCalls, deps: BundleChangeDeps): void {
  staffRead(internal, bundleRecommendationsEndpoint, ({ params }) => readStaffBundle(deps, params.article))
  staffRead(internal, bundleModelParamsEndpoint, ({ params }) => readStaffBundle(deps, params.article))

  staffWrite(internal, addBundleRecommendationEndpoint, ({ params, body: { article: product, revision }, who }) =>
    write({ ...params, change: { action: 'recommend', product }, revision, who }),
  )
  staffWrite(internal, removeBundleRecommendationEndpoint, ({ params, body: { article: product, revision }, who }) =>
    write({ ...params, change: { action: 'unrecommend', product }, revision, who }),
  )
  staffWrite(internal, changeBundleModelParamsEndpoint, ({ params, body: { model_params, revision }, who }) =>
    write({ ...params, change: { action: 'model_params', model_params }, revision, who }),
  )

  async function write(asked: BundleChange) {
    const { answer, change } = await writeBundle(deps, `bundle_${asked.change.action}`, asked)
    return { answer: answer.bundle, change }
  }
}
