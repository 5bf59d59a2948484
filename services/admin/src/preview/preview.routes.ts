import {
  internalPreviewBundleEndpoint,
  internalPreviewHomeEndpoint,
  internalPreviewProductEndpoint,
  previewBundleEndpoint,
  previewHomeEndpoint,
  previewProductEndpoint,
} from '@shop/contracts/staff/storefront/staff-preview'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'

/** What pages under /preview show to staff with the right, and to nobody else. */
export function previewRoutes(guards: Guards, catalog: InternalClient): Routes {
  const routes = createRoutes(guards)
  handle(routes, previewHomeEndpoint, () => catalog.call(internalPreviewHomeEndpoint, {}))
  handle(routes, previewProductEndpoint, ({ params }) => catalog.call(internalPreviewProductEndpoint, params))
  handle(routes, previewBundleEndpoint, ({ params }) => catalog.call(internalPreviewBundleEndpoint, params))
  return routes
}
