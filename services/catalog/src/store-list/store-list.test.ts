import { type ProductCard, type ProductFilter, productsByFiltersEndpoint } from '@shop/contracts/products'
import { demoParts } from '../../bench/demo-parts.ts'
import { generatedParts } from '../../bench/generated-parts.ts'
import { randomFilter } from '../../bench/random-filter.ts'
import { seededRandom } from '../../bench/seeded.ts'
import { plainList } from '../../test/plain-list.ts'
import { buildSnapshot, type SnapshotParts } from '../snapshot/build-snapshot.ts'
import { answerList } from './answer-list.ts'
import { cardAt } from './cards.ts'
import { countArticles } from './choice.ts'
import { groups } from './list-entry.ts'
import type { ListIndex } from './list-index.ts'

async function bothLists(parts: SnapshotParts) {
  const { index } = await buildSnapshot(parts)
  const rows = parts.articles.map(({ published_on }, place) => ({
    card: JSON.parse(String(cardAt(index.cards, place))),
    publishedOn: published_on,
    place,
  }))
  return { index, plain: plainList(parts, rows, index.search) }
}

function answered(index: ListIndex, filter: ProductFilter) {
  return JSON.parse(String(answerList(index, filter).text))
}

describe.each([
  ['the demonstration catalogue', demoParts()],
  ['300 generated articles', generatedParts(300)],
])('%s', (_name, parts) => {
  test('answers 1,000 filters as a look at every card would', async () => {
    const { index, plain } = await bothLists(parts)
    const random = seededRandom(20141)
    for (let turn = 0; turn < 1000; turn++) {
      const filter = randomFilter(random, parts)
      const answer = answered(index, filter)
      const group = groups[turn % groups.length] ?? 'colors'

      expect({ filter, count: answer.count }).toEqual({ filter, count: plain.count(filter) })
      expect(countArticles(index, filter)).toBe(answer.count)
      expect({ filter, list: answer.list.map((card: ProductCard) => card.article) }).toEqual({
        filter,
        list: plain.page(filter),
      })
      expect({ filter, facet: answer.facets[group] }).toEqual({ filter, facet: plain.facet(filter, group) })
    }
  })
})

test('the answer is true to the contract', async () => {
  const { index } = await bothLists(demoParts())
  const answer = answered(index, { limit: 100 })

  expect(answer.status).toBe(true)
  expect({ status: true, ...productsByFiltersEndpoint.result.parse(answer) }).toEqual(answer)
})

test('a page after the last is empty and still says how many there are', async () => {
  const { index } = await bothLists(demoParts())

  expect(answered(index, { page: 900 })).toMatchObject({ list: [], count: index.size })
})

test('search forgives capitals, apostrophes and the order of words', async () => {
  const { index } = await bothLists(demoParts())
  const count = (search: string) => countArticles(index, { search })

  expect(count('бордова СУКНЯ')).toBe(count('сукня бордова'))
  expect(count('сукня бордова')).toBeGreaterThan(0)
  expect(count('dr-1042-bur')).toBe(2)
  expect(count('немає такого')).toBe(0)
})

test('signs that are not letters ask for nothing', async () => {
  const { index } = await bothLists(demoParts())

  expect(countArticles(index, { search: '.* { $ } \\' })).toBe(index.size)
})
