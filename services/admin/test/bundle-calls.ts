import {
  addBundleRecommendationEndpoint,
  bundleModelParamsEndpoint,
  bundleRecommendationsEndpoint,
  changeBundleModelParamsEndpoint,
  removeBundleRecommendationEndpoint,
} from '@shop/contracts/staff/goods/staff-bundle-extras'
import type { StaffBundle } from '@shop/contracts/staff/goods/staff-bundle-fields'
import {
  addBundleProductEndpoint,
  bundleCompositionEndpoint,
  bundleIsNewEndpoint,
  bundleIsShownEndpoint,
  bundleModelEndpoint,
  bundleTitleEndpoint,
  changeBundleEndpoint,
  deleteBundleEndpoint,
  newBundleEndpoint,
  removeBundleProductEndpoint,
  restoreBundleEndpoint,
  staffBundleEndpoint,
  staffBundleProductsEndpoint,
  staffBundlesEndpoint,
} from '@shop/contracts/staff/goods/staff-bundles'
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
import { stubWrites } from './stub-writes.ts'

const noSums = { price: null, price_without_discount: null, warnings: { few: true, hidden: [], missing: [] } }
const unchanged = { revision: 0, changed: null }

export const aBundle: StaffBundle = {
  article: 'BN-9001-CAM',
  model: 'first-frost',
  title: { uk: 'Перший мороз', en: 'First Frost' },
  description: { uk: '', en: '' },
  products: [],
  bundle_discount_percent: 10,
  is_new: true,
  is_shown: false,
  is_deleted: false,
  images: [],
  recommendations: [],
  model_params: null,
  ...noSums,
  ...unchanged,
}

const extras = { recommendations: [], model_params: null, ...unchanged }

/** What the catalogue answers of bundles and of what stands beside products. */
export function bundleCalls(calls: InternalCalls, asked: unknown[]): void {
  staffRead(calls, staffBundlesEndpoint, ({ query }) => {
    asked.push(query)
    return { bundles: [aBundle], count: 1, page: 1, limit: 50 }
  })
  staffRead(calls, bundleCompositionEndpoint, ({ query }) => {
    asked.push(query)
    return { products: [], pictures: [], ...noSums }
  })
  staffRead(calls, staffBundleEndpoint, ({ params: { article } }) => ({ bundle: { ...aBundle, article } }))
  for (const endpoint of [staffBundleProductsEndpoint, bundleRecommendationsEndpoint, bundleModelParamsEndpoint])
    staffRead<{ article: string }, unknown, unknown, unknown>(calls, endpoint, () => aBundle)
  staffWrite(calls, newBundleEndpoint, async ({ body, who }) => {
    asked.push({ ...body, who })
    const { article } = body
    const change = { action: 'bundle_enter', subject: article, after: { is_new: body.is_new } }
    return { answer: { bundle: { ...aBundle, article } }, change }
  })
  const changed = { asked, before: { is_new: true }, after: { is_new: false } }
  const ofBundle = [
    changeBundleEndpoint,
    deleteBundleEndpoint,
    restoreBundleEndpoint,
    bundleTitleEndpoint,
    bundleIsNewEndpoint,
    bundleIsShownEndpoint,
    bundleModelEndpoint,
    addBundleProductEndpoint,
    removeBundleProductEndpoint,
  ]
  stubWrites(calls, ofBundle, { ...changed, answer: { bundle: aBundle } })
  const ofExtras = [
    addBundleRecommendationEndpoint,
    removeBundleRecommendationEndpoint,
    changeBundleModelParamsEndpoint,
  ]
  stubWrites(calls, ofExtras, { ...changed, answer: aBundle })
  staffRead(calls, productRecommendationsEndpoint, () => extras)
  staffRead(calls, productModelParamsEndpoint, () => extras)
  const writes = [
    addProductRecommendationEndpoint,
    removeProductRecommendationEndpoint,
    orderProductRecommendationsEndpoint,
    changeProductModelParamsEndpoint,
  ]
  const [before, after] = [{ recommendations: ['DR-1042-BUR-R'] }, { recommendations: [] }]
  stubWrites(calls, writes, { asked, answer: extras, before, after })
}
