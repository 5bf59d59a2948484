import {
  type BundleFacts,
  internalBundleCompositionEndpoint,
  internalChangeBundleEndpoint,
  internalNewBundleEndpoint,
  internalStaffBundleEndpoint,
  internalStaffBundlesEndpoint,
} from '@shop/contracts/staff/goods/internal-bundles'
import type { StaffBundle } from '@shop/contracts/staff/goods/staff-bundle-fields'
import {
  internalChangeProductExtrasEndpoint,
  internalProductExtrasEndpoint,
} from '@shop/contracts/staff/goods/staff-recommendations'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'

const facts: BundleFacts = {
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
}
const noSums = { price: null, price_without_discount: null, warnings: { few: true, hidden: [], missing: [] } }
const unchanged = { revision: 0, changed: null }

export const aBundle: StaffBundle = {
  ...{ ...facts, products: [], recommendations: [], ...noSums, ...unchanged },
  article: 'BN-9001-CAM',
}

const extras = { recommendations: [], model_params: null, ...unchanged }

/** What the catalogue answers of bundles and of what stands beside products. */
export function bundleCalls(calls: InternalCalls, asked: unknown[]): void {
  handleInternal(calls, internalStaffBundlesEndpoint, body => {
    asked.push(body)
    return { bundles: [aBundle], count: 1, page: body.page, limit: body.limit }
  })
  handleInternal(calls, internalStaffBundleEndpoint, ({ article }) => ({ bundle: { ...aBundle, article } }))
  handleInternal(calls, internalBundleCompositionEndpoint, body => {
    asked.push(body)
    return { products: [], pictures: [], ...noSums }
  })
  handleInternal(calls, internalNewBundleEndpoint, body => {
    asked.push(body)
    return { bundle: { ...aBundle, article: body.article }, after: facts }
  })
  handleInternal(calls, internalChangeBundleEndpoint, body => {
    asked.push(body)
    return { bundle: aBundle, before: facts, after: { ...facts, is_new: false } }
  })
  handleInternal(calls, internalProductExtrasEndpoint, () => extras)
  handleInternal(calls, internalChangeProductExtrasEndpoint, body => {
    asked.push(body)
    return { ...extras, before: { recommendations: ['DR-1042-BUR-R'], model_params: null } }
  })
}
