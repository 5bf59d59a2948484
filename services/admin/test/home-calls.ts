import type { Home } from '@shop/contracts/catalog/home'
import type { Product } from '@shop/contracts/catalog/product'
import {
  internalChangeHomeEndpoint,
  internalHomeEndpoint,
  internalPublishHomeEndpoint,
  internalRestoreHomeEndpoint,
  type StaffHome,
} from '@shop/contracts/staff/storefront/staff-home'
import {
  internalPreviewBundleEndpoint,
  internalPreviewHomeEndpoint,
  internalPreviewProductEndpoint,
} from '@shop/contracts/staff/storefront/staff-preview'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'

const page: Home = { is_header_white: false, is_header_white_mobile: false, slider: [], blocks: [] }
const home: StaffHome = {
  draft: { ...page, revision: 0, changed: null },
  is_published: true,
  published: { by: null, at: null },
  versions: [],
  missing: {},
  products: [],
}

const text = { uk: 'Ще не показана', en: 'Not shown yet' }
const product: Product = {
  article: 'DR-1042-BUR-R',
  model: 'DR-1042',
  title: text,
  category: 'dresses',
  collection: 'autumn',
  color: { name: 'burgundy', title: text, hex: '#5c1a2b' },
  height: null,
  sizes: [],
  previewImages: [],
  badges: [],
  own_discount_percent: 0,
  start_sale_date: null,
  preorder: null,
  colors: [],
  images: [],
  description: text,
  composition: text,
  care: text,
  measurements: [],
  model_params: null,
}
const bundle = {
  article: 'BN-0001',
  model: 'BN-0001',
  title: text,
  bundle_discount_percent: 10,
  is_new: true,
  images: [],
  description: text,
}

/** What the catalogue answers of the home page and of things that shoppers do not see yet. */
export function homeCalls(calls: InternalCalls, asked: unknown[]): void {
  handleInternal(calls, internalHomeEndpoint, () => ({ home }))
  const changed = (body: unknown) => {
    asked.push(body)
    return { home, before: page, after: page }
  }
  handleInternal(calls, internalPublishHomeEndpoint, changed)
  handleInternal(calls, internalRestoreHomeEndpoint, changed)
  handleInternal(calls, internalChangeHomeEndpoint, body => {
    asked.push(body)
    const isSame = body.part.is_header_white === false
    return { home, before: isSame ? null : { slider: [] }, after: isSame ? null : body.part }
  })
  handleInternal(calls, internalPreviewHomeEndpoint, () => ({ home: page }))
  handleInternal(calls, internalPreviewProductEndpoint, () => ({ product, siblings: [] }))
  handleInternal(calls, internalPreviewBundleEndpoint, () => ({
    bundle,
    products: [product],
    other_heights: [],
    siblings: [],
  }))
}
