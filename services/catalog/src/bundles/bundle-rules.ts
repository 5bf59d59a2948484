import { FEWEST_SHOWN, MOST_IN_BUNDLE } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { type WrongFields, wrongRecommendations } from '../product-page/recommendation-rules.ts'
import { isSame, type StoredBundle } from './bundle.ts'

/** What distinguishes articles, and whether shoppers see them. */
export type KnownGarment = { article: string; model: string; color: string; is_shown: boolean }
export type KnownGarments = ReadonlyMap<string, KnownGarment>

type Composition = Pick<StoredBundle, 'products' | 'is_shown' | 'recommendations'>

/**
 * What is wrong with a change of a bundle, by field: at most six products, all known, none twice and no garment in two
 * heights, at least two of them to be shown (docs/rules.md, "Bundles"). Only what changes is judged: an article that has been
 * removed since does not keep staff from changing the title.
 */
export function wrongBundle(bundle: Composition, changed: Partial<Composition>, known: KnownGarments): WrongFields {
  const { products, is_shown, recommendations = [] } = { ...bundle, ...changed }
  const isRecommended = changed.recommendations !== undefined || changed.products !== undefined
  const mayShow = changed.products === undefined && changed.is_shown === undefined
  return {
    ...(changed.products && wrongProducts(changed.products, known)),
    ...(isRecommended && wrongRecommendations(recommendations, garmentsToJudge(changed, known), products)),
    ...(!mayShow && is_shown && products.length < FEWEST_SHOWN && { is_shown: 'too_few_products' }),
  }
}

// Recommendations that did not change were known once: only whether they now stand in the bundle itself is asked.
function garmentsToJudge(
  { recommendations }: Partial<Composition>,
  known: KnownGarments,
): { has(article: string): boolean } {
  return recommendations ? known : { has: () => true }
}

function wrongProducts(products: readonly string[], known: KnownGarments): WrongFields {
  const wrong: WrongFields = {}
  products.forEach((name, index) => {
    const garment = known.get(name)
    const earlier = products.slice(0, index)
    const others = earlier.flatMap(other => known.get(other) ?? [])
    if (earlier.includes(name)) wrong[`products.${index}`] = 'product_twice'
    else if (!garment) wrong[`products.${index}`] = 'unknown_article'
    else if (others.some(other => isSame(other, garment))) wrong[`products.${index}`] = 'same_garment'
  })
  if (products.length > MOST_IN_BUNDLE) wrong.products = 'too_many_products'
  return wrong
}

export type BundleWarnings = { few: boolean; hidden: string[]; missing: string[] }

/** What keeps shoppers from seeing a bundle, though staff show it. */
export function bundleWarnings(products: readonly string[], known: KnownGarments): BundleWarnings {
  return {
    few: products.length < FEWEST_SHOWN,
    hidden: products.filter(name => known.get(name)?.is_shown === false),
    missing: products.filter(name => !known.has(name)),
  }
}

export function isWarned({ few, hidden, missing }: BundleWarnings): boolean {
  return few || hidden.length > 0 || missing.length > 0
}
