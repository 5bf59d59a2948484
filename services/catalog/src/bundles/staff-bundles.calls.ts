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
  staffBundleEndpoint,
  staffBundleProductsEndpoint,
  staffBundlesEndpoint,
} from '@shop/contracts/staff/goods/staff-bundles'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite, type Written } from '@shop/service-kit/between-services/staff-calls'
import { factsOf } from './bundle-actions.ts'
import { type BundleChange, type BundleChangeDeps, changeBundle, enterBundle } from './change-bundles.ts'
import type { PictureProblem } from './compose-look-picture.ts'
import { readComposition, readStaffBundle, readStaffBundles, toStaffBundle } from './staff-bundles.ts'

const A_PAGE = 50

/** Bundles for staff. */
export function addStaffBundleCalls(internal: InternalCalls, deps: BundleChangeDeps): void {
  staffRead(
    internal,
    staffBundlesEndpoint,
    ({ query: { search = '', filter = 'all', page = 1, limit = A_PAGE, sort, dir } }) =>
      readStaffBundles(deps, { search, filter, sort, dir, page, limit }),
  )
  staffRead(internal, bundleCompositionEndpoint, ({ query: { products, bundle_discount_percent = 0 } }) =>
    readComposition(deps, { products: products.split(',').filter(Boolean), bundle_discount_percent }),
  )
  staffRead(internal, staffBundleEndpoint, async ({ params }) => ({
    bundle: await readStaffBundle(deps, params.article),
  }))
  staffRead(internal, staffBundleProductsEndpoint, async ({ params }) => {
    const { products } = await readStaffBundle(deps, params.article)
    return { products }
  })

  staffWrite(internal, newBundleEndpoint, async ({ body: { article, ...form }, who }) => {
    const { added, problem } = await enterBundle(deps, { article, form, who })
    const bundle = await toStaffBundle(deps, added)
    return {
      answer: { bundle, picture_problem: problem },
      change: { action: 'bundle_enter', subject: article, after: factsOf(added) },
    }
  })
  staffWrite(internal, changeBundleEndpoint, ({ params, body: { revision, ...form }, who }) =>
    writeBundle(deps, 'bundle_change', { ...params, change: { action: 'change', form }, revision, who }),
  )
  addFactCalls(internal, deps)
  addBundleExtrasCalls(internal, deps)
}

/** One fact of a bundle each. */
function addFactCalls(internal: InternalCalls, deps: BundleChangeDeps): void {
  staffWrite(internal, deleteBundleEndpoint, ({ params, who }) =>
    writeBundle(deps, 'bundle_archive', { ...params, change: { action: 'delete' }, who }),
  )
  staffWrite(internal, bundleTitleEndpoint, ({ params, body: { revision, title }, who }) =>
    writeBundle(deps, 'bundle_title', { ...params, change: { action: 'title', title }, revision, who }),
  )
  staffWrite(internal, bundleIsNewEndpoint, ({ params, body: { revision, is_new }, who }) =>
    writeBundle(deps, 'bundle_is_new', { ...params, change: { action: 'is_new', is_new }, revision, who }),
  )
  staffWrite(internal, bundleIsShownEndpoint, ({ params, body: { revision, is_shown }, who }) => {
    const action = is_shown ? 'bundle_show' : 'bundle_hide'
    return writeBundle(deps, action, { ...params, change: { action: 'is_shown', is_shown }, revision, who })
  })
  staffWrite(internal, bundleModelEndpoint, ({ params, body: { revision, model }, who }) =>
    writeBundle(deps, 'bundle_model', { ...params, change: { action: 'model', model }, revision, who }),
  )
  staffWrite(internal, addBundleProductEndpoint, ({ params: { bundle: article, product }, who }) =>
    writeBundle(deps, 'bundle_add_product', { article, change: { action: 'add_product', product }, who }),
  )
  staffWrite(internal, removeBundleProductEndpoint, ({ params: { bundle: article, product }, who }) =>
    writeBundle(deps, 'bundle_remove_product', { article, change: { action: 'remove_product', product }, who }),
  )
}

/** Changes a bundle; what the audit log keeps are its facts before and after. */
async function writeBundle(
  deps: BundleChangeDeps,
  action: `bundle_${string}`,
  asked: BundleChange,
): Promise<Written<{ bundle: StaffBundle; picture_problem: PictureProblem | null }>> {
  const { before, after, problem } = await changeBundle(deps, asked)
  const bundle = await toStaffBundle(deps, after)
  const change = { action, subject: asked.article, before: factsOf(before), after: factsOf(after) }
  return { answer: { bundle, picture_problem: problem }, change }
}

/** What is recommended with a bundle, and who wears it. */
function addBundleExtrasCalls(internal: InternalCalls, deps: BundleChangeDeps): void {
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
