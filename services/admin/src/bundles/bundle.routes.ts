import {
  type BundleStep,
  internalBundleCompositionEndpoint,
  internalNewBundleEndpoint,
  internalStaffBundleEndpoint,
  internalStaffBundlesEndpoint,
} from '@shop/contracts/staff/goods/internal-bundles'
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
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'
import { addBundleExtras } from './bundle-extras.routes.ts'
import { type ChangeBundle, changerOf } from './change-bundle.ts'

const A_PAGE = 50

/** Bundles for staff; the catalogue keeps them. */
export function bundleRoutes(guards: Guards, catalog: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  const change = changerOf(catalog)
  const read = async (article: string): Promise<StaffBundle> =>
    (await catalog.call(internalStaffBundleEndpoint, { article })).bundle

  handle(
    routes,
    staffBundlesEndpoint,
    ({ query: { search = '', filter = 'all', page = 1, limit = A_PAGE, sort, dir } }) =>
      catalog.call(internalStaffBundlesEndpoint, { search, filter, sort, dir, page, limit }),
  )
  handle(routes, bundleCompositionEndpoint, ({ query: { products, bundle_discount_percent = 0 } }) =>
    catalog.call(internalBundleCompositionEndpoint, {
      products: products.split(',').filter(Boolean),
      bundle_discount_percent,
    }),
  )
  handle(routes, staffBundleEndpoint, async ({ params }) => ({ bundle: await read(params.article) }))
  handle(routes, staffBundleProductsEndpoint, async ({ params }) => {
    const { products } = await read(params.article)
    return { products }
  })
  handleWrite(routes, audit, newBundleEndpoint, async ({ body: { article, ...form } }, who) => {
    const { bundle, after } = await catalog.call(internalNewBundleEndpoint, { article, form, who })
    return { answer: { bundle }, change: { action: 'bundle_enter', subject: article, after } }
  })
  handleWrite(routes, audit, changeBundleEndpoint, ({ params, body: { revision, ...form } }, who) =>
    change('bundle_change', params.article, { change: { step: 'change', form }, revision, who }),
  )
  addSteps(routes, audit, change)
  addBundleExtras(routes, audit, { change, read })
  return routes
}

/** One fact of a bundle each. */
function addSteps(routes: Routes, audit: AuditLog, change: ChangeBundle): void {
  handleWrite(routes, audit, deleteBundleEndpoint, ({ params }, who) =>
    change('bundle_delete', params.article, { change: { step: 'delete' }, who }),
  )
  handleWrite(routes, audit, restoreBundleEndpoint, ({ params }, who) =>
    change('bundle_restore', params.article, { change: { step: 'restore' }, who }),
  )
  handleWrite(routes, audit, bundleTitleEndpoint, ({ params, body: { revision, title } }, who) =>
    change('bundle_title', params.article, { change: { step: 'title', title }, revision, who }),
  )
  handleWrite(routes, audit, bundleIsNewEndpoint, ({ params, body: { revision, is_new } }, who) =>
    change('bundle_is_new', params.article, { change: { step: 'is_new', is_new }, revision, who }),
  )
  handleWrite(routes, audit, bundleIsShownEndpoint, ({ params, body: { revision, is_shown } }, who) =>
    change(is_shown ? 'bundle_show' : 'bundle_hide', params.article, {
      ...{ revision, who },
      change: { step: 'is_shown', is_shown },
    }),
  )
  handleWrite(routes, audit, bundleModelEndpoint, ({ params, body: { revision, model } }, who) =>
    change('bundle_model', params.article, { change: { step: 'model', model }, revision, who }),
  )
  for (const [endpoint, step] of [
    [addBundleProductEndpoint, 'add_product'],
    [removeBundleProductEndpoint, 'remove_product'],
  ] as const) {
    handleWrite(routes, audit, endpoint, ({ params: { bundle, product } }, who) =>
      change(`bundle_${step}`, bundle, { change: { step, product } satisfies BundleStep, who }),
    )
  }
}
