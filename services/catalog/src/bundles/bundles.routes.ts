import { allBundlesEndpoint, bundleByArticleEndpoint, bundleProductsEndpoint } from '@shop/contracts/catalog/bundles'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import { type BundleDeps, readAllBundles, readBundle, readBundleItems } from './read-bundles.ts'

export function addBundleRoutes(routes: Routes, deps: BundleDeps): void {
  handle(routes, bundleByArticleEndpoint, ({ query }) => readBundle(deps, query.article))
  handle(routes, bundleProductsEndpoint, async ({ query }) => {
    const { products } = await readBundleItems(deps, query.article)
    return { products }
  })
  handle(routes, allBundlesEndpoint, async ({ query }) => ({ bundles: await readAllBundles(deps, query.piece) }))
}
