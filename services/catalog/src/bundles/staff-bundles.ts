import { ShopError } from '@shop/contracts/errors'
import type { ChosenProduct } from '@shop/contracts/staff/goods/chosen-products'
import type {
  BundleComposition,
  BundleFilter,
  BundleSort,
  StaffBundle,
  StaffBundleRow,
} from '@shop/contracts/staff/goods/staff-bundle-fields'
import { revisionOf } from '@shop/service-kit/storage/change-at-revision'
import { type Chosen, readChosen, toChosenProduct } from '../product-page/chosen-products.ts'
import type { GarmentPicture, StoredBundle } from './bundle.ts'
import { bundleSums } from './bundle-card.ts'
import { bundleWarnings, type KnownGarment, type KnownGarments } from './bundle-rules.ts'
import { composedOf, isOutOfDate, MOST_COMPOSED } from './composed-picture.ts'
import { findBundles, inOrder } from './find-bundles.ts'
import type { BundleDeps } from './read-bundles.ts'

type Asked = {
  search: string
  filter: BundleFilter
  sort: BundleSort
  dir: 'asc' | 'desc'
  page: number
  limit: number
}

/** One page of the bundles that staff look for; `count` are all of them. */
export async function readStaffBundles(deps: BundleDeps, { page, limit, ...wanted }: Asked) {
  const found = await findStaffBundles(deps, wanted)
  const shown = found.slice((page - 1) * limit, page * limit)
  return { bundles: await toRows(deps, shown), count: found.length, page, limit }
}

/** All bundles that staff look for, in the order that they ask for. */
export async function findStaffBundles(
  deps: BundleDeps,
  wanted: Omit<Asked, 'page' | 'limit'>,
): Promise<StoredBundle[]> {
  const all = await deps.bundles.all()
  const known = await garmentsOf(deps, distinct(all.flatMap(({ products }) => products)))
  return inOrder(findBundles(all, wanted, known), wanted)
}

export async function toRows(deps: BundleDeps, bundles: readonly StoredBundle[]): Promise<StaffBundleRow[]> {
  const chosen = await readByName(deps, distinct(bundles.flatMap(({ products }) => products)))
  return bundles.map(bundle => toRow(bundle, chosen))
}

/** @throws ShopError not_found. */
export async function readStaffBundle(deps: BundleDeps, article: string): Promise<StaffBundle> {
  const bundle = await deps.bundles.find(article)
  if (!bundle) throw new ShopError('not_found')
  return toStaffBundle(deps, bundle)
}

/** A bundle as staff see it, with everything that they can change. */
export async function toStaffBundle(deps: BundleDeps, bundle: StoredBundle): Promise<StaffBundle> {
  const { products, recommendations = [], description, images, model_params = null } = bundle
  const chosen = await readByName(deps, distinct([...products, ...recommendations]))
  return {
    ...toRow(bundle, chosen),
    description,
    images,
    composed: toComposed(bundle, chosen),
    model_params,
    recommendations: recommendations.flatMap(name => findChosen(chosen, name)),
  }
}

/** Which picture was made of the garments, and whether they have other pictures now. */
function toComposed(bundle: StoredBundle, chosen: ChosenByName): StaffBundle['composed'] {
  const composed = composedOf(bundle)
  const garments = bundle.products.flatMap((article): GarmentPicture[] => {
    const [front] = chosen.get(article)?.pictures ?? []
    return front ? [{ article, picture: front.name }] : []
  })
  return composed && { name: composed.name, is_old: isOutOfDate(bundle, garments.slice(0, MOST_COMPOSED)) }
}

/** What products come to together, before anything is saved. */
export async function readComposition(
  deps: BundleDeps,
  { products, bundle_discount_percent }: Pick<StoredBundle, 'products' | 'bundle_discount_percent'>,
): Promise<BundleComposition> {
  const chosen = await readByName(deps, products)
  return {
    ...sumsOf(products, bundle_discount_percent, chosen),
    pictures: products.flatMap(name => chosen.get(name)?.pictures ?? []),
  }
}

/** By article, which garments these are: those that there are. */
export async function garmentsOf(deps: BundleDeps, names: readonly string[]): Promise<KnownGarments> {
  const garments: KnownGarment[] = names.length === 0 ? [] : await deps.articles.garmentsAmong(names)
  return new Map(garments.map(garment => [garment.article, garment]))
}

type ChosenByName = ReadonlyMap<string, Chosen>

async function readByName(deps: BundleDeps, names: readonly string[]): Promise<ChosenByName> {
  const chosen = await readChosen(deps, distinct(names))
  return new Map(chosen.map(one => [one.article, one]))
}

function toRow(bundle: StoredBundle, chosen: ChosenByName): StaffBundleRow {
  const { article, model, title, bundle_discount_percent, is_new, is_shown, deleted } = bundle
  return {
    article,
    model,
    title,
    bundle_discount_percent,
    is_new,
    is_shown,
    is_deleted: Boolean(deleted),
    ...sumsOf(bundle.products, bundle_discount_percent, chosen),
    ...revisionOf(bundle),
  }
}

function sumsOf(products: readonly string[], percent: number, chosen: ChosenByName) {
  const cards = products.flatMap(name => chosen.get(name)?.card ?? [])
  const isPriced = cards.some(({ sizes }) => sizes.length > 0)
  const known = new Map(cards.map(card => [card.article, { ...card, color: card.color.name }]))
  return {
    products: products.flatMap(name => findChosen(chosen, name)),
    ...(isPriced ? bundleSums(cards, percent) : { price: null, price_without_discount: null }),
    warnings: bundleWarnings(products, known),
  }
}

function findChosen(chosen: ChosenByName, name: string): ChosenProduct[] {
  const one = chosen.get(name)
  return one ? [toChosenProduct(one)] : []
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)]
}
