import { generatedParts } from './generated-parts.ts'
import { randomFilter } from './random-filter.ts'
import { seededRandom } from './seeded.ts'

const QUESTIONS = 2000

/** 2,000 different addresses of the list call, so that no cache of answers would help. */
export function questions(): string[] {
  const parts = generatedParts(100)
  const random = seededRandom(2014)
  const addresses = new Set<string>()
  while (addresses.size < QUESTIONS) {
    const { search: _, ...filter } = randomFilter(random, parts)
    const query = Object.entries({ ...filter, limit: 24 }).map(([name, value]) => [name, JSON.stringify(value)])
    addresses.add(`/api/products/get-by/filters?${new URLSearchParams(query)}`)
  }
  return [...addresses]
}
