import { bundleByArticleEndpoint, bundleProductsEndpoint } from '@shop/contracts/bundles'
import { ShopError } from '@shop/contracts/errors'
import type { Product } from '@shop/contracts/products'
import { handle } from '@shop/service-kit/handle'
import type { Routes } from '@shop/service-kit/routes'
import { type ProductDeps, readProducts } from '../articles/read-products.ts'
import type { StoredBundle } from './bundle.ts'
import type { BundlesRepository } from './bundles.repository.ts'

type BundleDeps = ProductDeps & { bundles: BundlesRepository }

export function addBundleRoutes(routes: Routes, deps: BundleDeps): void {
  handle(routes, bundleByArticleEndpoint, ({ query }) => readBundle(deps, query.article))
  handle(routes, bundleProductsEndpoint, ({ query }) => readBundle(deps, query.article))
}

/** A look is shown whole: with one piece hidden there is none. */
async function readBundle(deps: BundleDeps, name: string): Promise<{ bundle: StoredBundle; products: Product[] }> {
  const bundle = await deps.bundles.shown(name)
  const products = bundle ? await readProducts(deps, bundle.products) : []
  if (!bundle || products.length < bundle.products.length) throw new ShopError('not_found')
  return { bundle, products }
}
