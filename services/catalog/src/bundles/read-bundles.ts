import { allBundlesEndpoint, type BundleCard } from '@shop/contracts/catalog/bundles'
import type { Product, ProductCard } from '@shop/contracts/catalog/products'
import { ShopError } from '@shop/contracts/errors'
import { type PreparedAnswer, prepareAnswer } from '@shop/service-kit/calls/prepared/prepared-answer'
import { type ProductDeps, readCards, readProducts } from '../product-page/read-card-lists.ts'
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
  const bundle = await deps.bundles.findShown(name)
  const products = bundle ? await readProducts(deps, bundle.products) : []
  if (!bundle || products.length < bundle.products.length) throw new ShopError('not_found')
  return { bundle, products }
}

export type RowOfBundles = { all: PreparedAnswer; cards: readonly { card: BundleCard; products: readonly string[] }[] }

/** The row of all bundles, which a shopper's every page may ask for. */
export async function readRow(deps: BundleDeps): Promise<RowOfBundles> {
  const bundles = await deps.bundles.allShown()
  const cards = await readBundleCards(deps, bundles)
  const productsOf = new Map(bundles.map(({ article, products }) => [article, products]))
  return {
    all: await prepareAnswer(allBundlesEndpoint, { bundles: cards }),
    cards: cards.map(card => ({ card, products: productsOf.get(card.article) ?? [] })),
  }
}

/** Bundles of the row that the article's garment belongs to, in whatever height it is sold. */
export async function bundlesWith(deps: BundleDeps, { cards }: RowOfBundles, garment: string): Promise<BundleCard[]> {
  const names = new Set([garment, ...(await heightsBeside(deps, await readCards(deps, [garment])))])
  return cards.flatMap(({ card, products }) => (products.some(product => names.has(product)) ? card : []))
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
