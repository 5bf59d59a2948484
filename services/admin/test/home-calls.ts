import type { Home } from '@shop/contracts/catalog/home'
import type { Product } from '@shop/contracts/catalog/product'
import {
  discardHomeDraftEndpoint,
  publishHomeEndpoint,
  restoreHomeVersionEndpoint,
  type StaffHome,
  setBlocksEndpoint,
  setHeaderColorEndpoint,
  setSliderEndpoint,
  staffHomeEndpoint,
} from '@shop/contracts/staff/storefront/staff-home'
import {
  previewBundleEndpoint,
  previewHomeEndpoint,
  previewProductEndpoint,
} from '@shop/contracts/staff/storefront/staff-preview'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { type StaffCall, staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'

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
  const changing = (action: string, subject: string) => async (call: StaffCall) => {
    const { params, body, who } = call as StaffCall<object | undefined, unknown, object>
    asked.push({ who, ...params, ...body })
    const isSame = 'is_header_white' in body && body.is_header_white === false
    return { answer: { home }, change: isSame ? null : { action, subject, before: page, after: page } }
  }
  staffRead(calls, staffHomeEndpoint, () => ({ home }))
  staffWrite(calls, setSliderEndpoint, changing('home_draft_change', 'slider'))
  staffWrite(calls, setBlocksEndpoint, changing('home_draft_change', 'blocks'))
  staffWrite(calls, setHeaderColorEndpoint, changing('home_draft_change', 'is_header_white, is_header_white_mobile'))
  staffWrite(calls, publishHomeEndpoint, changing('home_publish', 'home'))
  staffWrite(calls, discardHomeDraftEndpoint, changing('home_draft_discard', 'home'))
  staffWrite(calls, restoreHomeVersionEndpoint, call => {
    const { params, body } = call
    return changing(body.publish ? 'home_publish' : 'home_draft_restore', `version ${params.id}`)(call)
  })
  staffRead(calls, previewHomeEndpoint, () => ({ home: page }))
  staffRead(calls, previewProductEndpoint, () => ({ product, siblings: [] }))
  staffRead(calls, previewBundleEndpoint, () => ({
    bundle,
    products: [product],
    other_heights: [],
    siblings: [],
  }))
}
