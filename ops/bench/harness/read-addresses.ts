import { type Group, groups } from '@shop/catalog/store-list/list-entry'
import { demoParts } from '@shop/catalog/test/demo-parts'
import { sortNames } from '@shop/contracts/catalog/products'
import type { Text } from '@shop/contracts/texts/text'
import { oneOf, seededRandom } from '../../../shared/testing/src/seeded.ts'

const QUESTIONS = 2000

const addresses = { list: questions, search: searches, product: products }
export type Target = keyof typeof addresses

/** What is asked of a server, one address after the other. */
export function addressesOf(target: Target): string[] {
  return addresses[target]()
}

/** Colours and kinds of clothes in both languages, together and alone, as the page of the search asks for their first hits. */
function searches(): string[] {
  const { colors, categories } = demoParts()
  const words = (named: readonly { title: Text }[]) => named.flatMap(({ title }) => [title.uk, title.en])
  const pairs = words(colors).flatMap(color => words(categories).map(category => `${color} ${category}`))
  return [...words(categories), ...words(colors), ...pairs].map(
    query => `/api/products/search?${new URLSearchParams({ query, limit: '24', group: 'garment', view: 'card' })}`,
  )
}

/** Every product page of the demonstration. */
function products(): string[] {
  return demoParts().articles.map(({ article }) => `/api/products/get-by/model-by-article?article=${article}`)
}

/** Different addresses of the list call, two filters of one to three values and a sort each: no cache of answers would help. */
function questions(): string[] {
  const known: Record<Group, readonly { name: string }[]> = demoParts()
  const random = seededRandom(2014)
  const someOf = (group: Group) => {
    const count = oneOf(random, [1, 1, 1, 1, 1, 1, 2, 2, 2, 3])
    return [...new Set(Array.from({ length: count }, () => oneOf(random, known[group]).name))]
  }
  const addresses = new Set<string>()
  while (addresses.size < QUESTIONS) {
    const one = oneOf(random, groups)
    const other = oneOf(
      random,
      groups.filter(group => group !== one),
    )
    const filter = {
      [one]: someOf(one),
      [other]: someOf(other),
      sort: oneOf(random, sortNames),
      currency: oneOf(random, ['UAH', 'EUR']),
      limit: 24,
    }
    // As the store asks: both heights of a garment are one card, and a card brings what it draws.
    const asked = { ...filter, group: 'garment', view: 'card' }
    const parameters = Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)])
    addresses.add(`/api/products/get-by/filters?${new URLSearchParams(parameters)}`)
  }
  return [...addresses]
}
