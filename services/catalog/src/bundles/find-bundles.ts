import type { BundleFilter, BundleSort } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { inOneSpelling } from '@shop/contracts/texts/one-spelling'
import type { StoredBundle } from './bundle.ts'
import { bundleWarnings, isWarned, type KnownGarments } from './bundle-rules.ts'

type Wanted = { search: string; filter: BundleFilter }

/** The bundles that staff look for, in the order given. Every term has to stand in article, title, model or products. */
export function findBundles(
  bundles: readonly StoredBundle[],
  { search, filter }: Wanted,
  known: KnownGarments,
): StoredBundle[] {
  const terms = inOneSpelling(search).split(/\s+/).filter(Boolean)
  return bundles.filter(bundle => {
    const text = textOf(bundle)
    return passes(bundle, filter, known) && terms.every(term => text.includes(term))
  })
}

type Order = { sort: BundleSort; dir: 'asc' | 'desc' }

/** In the order that staff ask for; equal ones by article. */
export function inOrder(bundles: readonly StoredBundle[], { sort, dir }: Order): StoredBundle[] {
  const turn = dir === 'asc' ? 1 : -1
  return bundles.toSorted((one, other) => turn * comparisons[sort](one, other) || byArticle(one, other))
}

const { compare } = new Intl.Collator('uk')

const comparisons: Record<BundleSort, (one: StoredBundle, other: StoredBundle) => number> = {
  new: (one, other) => Number(other.is_new) - Number(one.is_new),
  article: byArticle,
  title: (one, other) => compare(one.title.uk, other.title.uk),
  discount: (one, other) => one.bundle_discount_percent - other.bundle_discount_percent,
  changed: byChange,
}

function byArticle(one: StoredBundle, other: StoredBundle): number {
  return one.article < other.article ? -1 : 1
}

function byChange(one: StoredBundle, other: StoredBundle): number {
  return changeTimeOf(one) - changeTimeOf(other)
}

/** A bundle without a change is older than any that has one. */
function changeTimeOf({ changed }: StoredBundle): number {
  return changed?.at.getTime() ?? 0
}

function passes(bundle: StoredBundle, filter: BundleFilter, known: KnownGarments): boolean {
  if (bundle.deleted || filter === 'deleted') return Boolean(bundle.deleted) && filter === 'deleted'
  if (filter === 'all') return true
  if (filter === 'hidden') return !bundle.is_shown
  const isKept = isWarned(bundleWarnings(bundle.products, known))
  return bundle.is_shown && isKept === (filter === 'warned')
}

function textOf({ article, model, title, products }: StoredBundle): string {
  return inOneSpelling([article, model, title.uk, title.en, ...products].join(' '))
}
