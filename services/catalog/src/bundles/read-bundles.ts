import type { BundleCard } from '@shop/contracts/catalog/bundles'
import type { Product, ProductCard } from '@shop/contracts/catalog/products'
import { ShopError } from '@shop/contracts/errors'
import { type ProductDeps, readCards, readProducts } from '../product-page/read-products.ts'
import type { StoredBundle } from './bundle.ts'
import { toBundleCard } from './bundle-card.ts'
import type { BundlesRepository } from './bundles.repository.ts'

export type BundleDeps = ProductDeps & { bundles: BundlesRepository }

type WholeBundle = { bundle: StoredBundle; products: Product[]; other_heights: Product[]; siblings: BundleCard[] }

/** A bundle is shown whole: with one item hidden it is not found. */
export async function readBundle(deps: BundleDeps, name: string): Promise<WholeBundle> {
  const { bundle, products } = await readBundleItems(deps, name)
  const [other_heights, ofModel] = await Promise.all([
    readProducts(deps, await heightsBeside(deps, products)),
    deps.bundles.ofModel(bundle.model),
  ])
  const others = ofModel.filter(({ article }) => article !== name)
  return { bundle, products, other_heights, siblings: await readBundleCards(deps, others) }
}

export async function readBundleItems(deps: BundleDeps, name: string) {
  const bundle = await deps.bundles.shown(name)
  const products = bundle ? await readProducts(deps, bundle.products) : []
  if (!bundle || products.length < bundle.products.length) throw new ShopError('not_found')
  return { bundle, products }
}

/** All bundles, or those that the article's garment belongs to, in whatever height it is sold. */
export async function readAllBundles(deps: BundleDeps, garment: string | undefined): Promise<BundleCard[]> {
  const bundles = await deps.bundles.allShown()
  if (garment === undefined) return readBundleCards(deps, bundles)
  const names = new Set([garment, ...(await heightsBeside(deps, await readCards(deps, [garment])))])
  return readBundleCards(
    deps,
    bundles.filter(({ products }) => products.some(product => names.has(product))),
  )
}

async function readBundleCards(deps: BundleDeps, bundles: readonly StoredBundle[]): Promise<BundleCard[]> {
  const items = [...new Set(bundles.flatMap(({ products }) => products))]
  const heights = await heightsBeside(deps, await readCards(deps, items))
  const cards = await readCards(deps, [...items, ...heights])
  return bundles.flatMap(bundle => toBundleCard(bundle, cards) ?? [])
}

/** Articles of the same garments in their other heights. */
async function heightsBeside(
  deps: BundleDeps,
  garments: readonly Pick<ProductCard, 'article' | 'model' | 'color'>[],
): Promise<string[]> {
  const { variants } = await deps.live.current()
  return garments.flatMap(({ article, model, color }) =>
    (variants.get(model) ?? []).flatMap(other =>
      other.color === color.name && other.article !== article ? other.article : [],
    ),
  )
}
