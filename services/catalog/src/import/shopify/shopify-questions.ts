import type { ImportQuestions } from '@shop/contracts/staff/goods/import-questions'
import type { NamedThings } from '../draft/import-names.ts'
import { nearestCategory } from '../suggest/nearest-name.ts'
import { likelyUse } from './shopify-options.ts'
import type { CategoryTag } from './shopify-products.ts'

const MOST_OPTIONS = 50
const MOST_TAGS = 300
const MOST_VALUES = 8

/** Collects what Shopify's file leaves open of options and categories, over all of its products. */
export function createShopifyQuestions() {
  const options = new Map<string, { values: Set<string>; count: number }>()
  const tags = new Map<string, { from: CategoryTag['from']; count: number }>()
  return {
    /** Options of a product whose meaning nobody knows, with their values. */
    addOptions(unknown: ReadonlyMap<string, ReadonlySet<string>>): void {
      for (const [name, values] of unknown) {
        const known = options.get(name) ?? { values: new Set<string>(), count: 0 }
        for (const value of values) if (known.values.size < MOST_VALUES) known.values.add(value)
        options.set(name, { ...known, count: known.count + 1 })
      }
    },
    /** The words of a product that no category was found by. */
    addTags(found: readonly CategoryTag[]): void {
      for (const { tag, from } of found) tags.set(tag, { from, count: (tags.get(tag)?.count ?? 0) + 1 })
    },
    /** Types before categories and tags: a product has one of them. */
    ask(things: Pick<NamedThings, 'categories'>): ImportQuestions {
      const asked = [...options].slice(0, MOST_OPTIONS)
      const places = { type: 0, category: 1, tag: 2 }
      const words = [...tags]
        .map(([tag, about]) => ({ tag, ...about }))
        .toSorted((one, other) => places[one.from] - places[other.from] || other.count - one.count)
        .slice(0, MOST_TAGS)
      return {
        options: asked.map(([name]) => name),
        tags: words.map(({ tag }) => tag),
        option_values: asked.map(([name, { values, count }]) => ({
          name,
          values: [...values],
          count,
          suggestion: likelyUse(name),
        })),
        tag_uses: words.map(word => ({ ...word, suggestion: nearestCategory(word.tag, things) })),
      }
    },
  }
}

export type ShopifyQuestions = ReturnType<typeof createShopifyQuestions>
