import {
  type ProductCard,
  type ProductFilter,
  productsByFiltersEndpoint,
  type StoreCard,
} from '@shop/contracts/catalog/products'
import { cardsByFiltersEndpoint } from '@shop/contracts/catalog/store-cards'
import type { ResultOf } from '@shop/contracts/endpoint'
import { readAnswer, writeAnswer } from '@shop/service-kit/calls/written-json'
import { seededRandom } from '../../../../shared/testing/src/seeded.ts'
import { demoParts } from '../../test/demo-parts.ts'
import { generatedParts } from '../../test/generated-parts.ts'
import { plainList } from '../../test/plain-list.ts'
import { randomFilter } from '../../test/random-filter.ts'
import { buildSnapshot, type SnapshotParts } from '../snapshot/build-snapshot.ts'
import { answerList } from './answer-list.ts'
import { countFiltered } from './choice.ts'
import { groups } from './list-entry.ts'
import type { ListIndex } from './list-index.ts'

async function bothLists(parts: SnapshotParts) {
  const { index } = await buildSnapshot(parts)
  const rows = parts.articles.map(({ published_on }, position) => ({
    card: JSON.parse(String(Buffer.from(index.cards[position] ?? '', 'latin1'))),
    publishedOn: published_on,
    position,
  }))
  return { index, plain: plainList(parts, rows, index.search) }
}

type ListAnswer<Card> = Omit<ResultOf<typeof productsByFiltersEndpoint>, 'list'> & { status: boolean; list: Card[] }

function answered<Card = ProductCard>(index: ListIndex, filter: ProductFilter) {
  return readAnswer<ListAnswer<Card>>(answerList(index, filter))
}

describe.each([
  ['the demonstration catalogue', demoParts()],
  ['300 generated articles', generatedParts(300)],
])('%s', (_name, parts) => {
  test('answers 1,000 filters as a check of every card would', async () => {
    const { index, plain } = await bothLists(parts)
    const random = seededRandom(20141)
    for (let turn = 0; turn < 1000; turn++) {
      const filter = randomFilter(random, parts)
      const answer = answered(index, filter)
      const group = groups[turn % groups.length] ?? 'colors'

      expect({ filter, count: answer.count }).toEqual({ filter, count: plain.count(filter) })
      expect(countFiltered(index, filter)).toBe(answer.count)
      expect({ filter, list: answer.list.map((card: ProductCard) => card.article) }).toEqual({
        filter,
        list: plain.page(filter),
      })
      expect({ filter, facet: answer.facets[group] }).toEqual({ filter, facet: plain.facet(filter, group) })
      expect({ filter, prices: answer.facets.prices }).toEqual({ filter, prices: plain.prices(filter) })
    }
  })
})

describe.each([
  ['the demonstration catalogue', demoParts()],
  ['300 generated articles', generatedParts(300)],
  ['300 generated articles in two heights', generatedParts(300, { inHeights: true })],
])('%s, with both heights of a garment as one card', (_name, parts) => {
  test('counts cards in 1,000 lists, pages and facets as a check of every card would', async () => {
    const { index, plain } = await bothLists(parts)
    const random = seededRandom(7)
    for (let turn = 0; turn < 1000; turn++) {
      const filter: ProductFilter = { ...randomFilter(random, parts), group: 'garment', view: 'card' }
      const answer = answered<StoreCard>(index, filter)
      const group = groups[turn % groups.length] ?? 'colors'

      expect({ filter, count: answer.count }).toEqual({ filter, count: plain.count(filter) })
      expect(countFiltered(index, filter)).toBe(answer.count)
      expect({ filter, list: answer.list.map(card => card.article) }).toEqual({
        filter,
        list: plain.page(filter),
      })
      expect({ filter, heights: answer.list.map(card => card.heights) }).toEqual({
        filter,
        heights: plain.heights(filter),
      })
      expect({ filter, facet: answer.facets[group] }).toEqual({ filter, facet: plain.facet(filter, group) })
      expect({ filter, prices: answer.facets.prices }).toEqual({ filter, prices: plain.prices(filter) })
    }
  })
})

test('a page of the store is true to the contract of its cards and has 12,000 bytes at most', async () => {
  const { index } = await bothLists(demoParts())
  for (const page of [1, 2, 3]) {
    const list = answerList(index, { group: 'garment', view: 'card', page, limit: 24 })
    const answer = readAnswer(list)

    expect({ status: true, ...cardsByFiltersEndpoint.result.parse(answer) }).toEqual(answer)
    expect(writeAnswer(list).length).toBeLessThanOrEqual(12_000)
  }
})

test('a garment of which one height is awaited names both and says which is to come', async () => {
  const parts = demoParts()
  const shelves = new Map(parts.shelves)
  const awaited = parts.articles.find(({ article }) => article === 'DR-1051-BKF-L')
  const { index } = await bothLists({ ...parts, shelves })
  const [card] = answered(index, { search: 'DR-1051-BKF', group: 'garment', view: 'card' }).list

  expect(awaited?.preorder_on).not.toBeNull()
  expect(card).toMatchObject({ article: 'DR-1051-BKF-R', heights: ['160-167', '170-177'], awaited: ['170-177'] })
})

test('with group=garment whole cards are one for each garment too', async () => {
  const { index } = await bothLists(demoParts())
  const answer = answered(index, { group: 'garment', limit: 100 })

  expect(answer.count).toBe(answer.list.length)
  expect({ status: true, ...productsByFiltersEndpoint.result.parse(answer) }).toEqual(answer)
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
  const count = (search: string) => countFiltered(index, { search })

  expect(count('бордова СУКНЯ')).toBe(count('сукня бордова'))
  expect(count('сукня бордова')).toBeGreaterThan(0)
  expect(count('dr-1042-bur')).toBe(2)
  expect(count('немає такого')).toBe(0)
})

test('signs that are not letters ask for nothing', async () => {
  const { index } = await bothLists(demoParts())

  expect(countFiltered(index, { search: '.* { $ } \\' })).toBe(index.size)
})
