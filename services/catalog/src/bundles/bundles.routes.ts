import { allBundlesEndpoint, bundleByArticleEndpoint, bundleProductsEndpoint } from '@shop/contracts/catalog/bundles'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { oncePerSnapshot } from '../snapshot/once-per-snapshot.ts'
import { type BundleDeps, bundlesWith, readBundle, readBundleItems, readRow } from './read-bundles.ts'

export function bundleRoutes(deps: BundleDeps): Routes {
  const routes = createRoutes()
  handle(routes, bundleByArticleEndpoint, ({ query }) => readBundle(deps, query.article))
  handle(routes, bundleProductsEndpoint, async ({ query }) => {
    const { products } = await readBundleItems(deps, query.article)
    return { products }
  })
  const row = oncePerSnapshot(deps.live, () => readRow(deps))
  handle(routes, allBundlesEndpoint, async ({ query: { piece } }) => {
    const bundles = await row()
    return piece === undefined ? bundles.all : { bundles: await bundlesWith(deps, bundles, piece) }
  })
  return routes
}
