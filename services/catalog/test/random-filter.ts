import type { SnapshotParts } from '@shop/catalog/snapshot/build-snapshot'
import { type ProductFilter, sortNames } from '@shop/contracts/catalog/products'
import { oneOf } from '../../../shared/testing/src/seeded.ts'

const SEARCHES = ['сукня', 'бордова сукня', 'DRESS', 'штан', 'dr-10', 'BLK', 'ivory', 'жодної', 'кемел пальт']

/** What a shopper may ask the list: any groups, values that nobody knows among them. */
export function randomFilter(random: () => number, parts: SnapshotParts): ProductFilter {
  const some = (things: readonly { name: string }[]) => {
    const count = Math.floor(random() * 4)
    return Array.from({ length: count }, () => (random() < 0.05 ? 'nobody-knows' : oneOf(random, things).name))
  }
  const maybe = <Value>(chance: number, make: () => Value) => (random() < chance ? make() : undefined)
  const currency = maybe(0.5, () => oneOf(random, ['UAH', 'EUR'] as const))
  /** Some of a price that the demonstration may well have. */
  const randomPrice = () => Math.floor(random() * (currency === 'EUR' ? 350 : 16_000))
  const filter: ProductFilter = {
    categories: maybe(0.6, () => some(parts.categories)),
    collections: maybe(0.3, () => some(parts.collections)),
    colors: maybe(0.5, () => some(parts.colors)),
    sizes: maybe(0.4, () => some(parts.sizes)),
    heights: maybe(0.3, () => some(parts.heights)),
    search: maybe(0.2, () => oneOf(random, SEARCHES)),
    price_from: maybe(0.2, randomPrice),
    price_to: maybe(0.2, randomPrice),
    currency,
    sort: maybe(0.8, () => oneOf(random, sortNames)),
    page: maybe(0.4, () => 1 + Math.floor(random() * 3)),
    limit: maybe(0.5, () => 1 + Math.floor(random() * 48)),
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}
