import type { BundleFilter } from '@shop/contracts/staff/staff-bundle-fields'
import type { StoredBundle } from './bundle.ts'
import { bundleWarnings, isWarned, type KnownGarments } from './bundle-rules.ts'

type Wanted = { search: string; filter: BundleFilter }

/** The bundles that staff look for, in the order given. Every term has to stand in article, title, model or products. */
export function findBundles(
  bundles: readonly StoredBundle[],
  { search, filter }: Wanted,
  known: KnownGarments,
): StoredBundle[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean)
  return bundles.filter(bundle => {
    const text = textOf(bundle)
    return passes(bundle, filter, known) && terms.every(term => text.includes(term))
  })
}

function passes(bundle: StoredBundle, filter: BundleFilter, known: KnownGarments): boolean {
  if (bundle.deleted || filter === 'deleted') return Boolean(bundle.deleted) && filter === 'deleted'
  if (filter === 'all') return true
  if (filter === 'hidden') return !bundle.is_shown
  const isKept = isWarned(bundleWarnings(bundle.products, known))
  return bundle.is_shown && isKept === (filter === 'warned')
}

function textOf({ article, model, title, products }: StoredBundle): string {
  return [article, model, title.uk, title.en, ...products].join(' ').toLowerCase()
}
