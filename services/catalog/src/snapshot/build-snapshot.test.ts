import { demoParts } from '../../test/demo-parts.ts'
import { EMPTY_SHELF, shelfOf } from '../articles/article.ts'
import { buildSnapshot, withEntries } from './build-snapshot.ts'
import { entryIn } from './snapshot.ts'

test('a catalogue with one article read again equals a catalogue that is read from the start', async () => {
  const parts = demoParts()
  const soldOut = parts.articles.find(({ article }) => article === 'DR-1042-BUR-R')
  if (!soldOut) throw new Error('the hero of the shop is missing')
  const key = { ...parts.key, articleChanges: 1 }
  const before = await buildSnapshot(parts)

  const renewed = await withEntries(before, key, [entryIn(before, soldOut, EMPTY_SHELF)])

  const whole = await buildSnapshot({
    ...parts,
    key,
    shelves: new Map([...parts.shelves, [soldOut.article, EMPTY_SHELF]]),
  })
  // Words are those of the articles: a change of stock leaves them as they were read.
  const { search } = before
  expect([renewed.search, renewed.index.search]).toEqual([search, search])
  expect(renewed).toEqual({ ...whole, search, index: { ...whole.index, search } })
  expect(renewed.index).not.toEqual(before.index)
})

test('an article of which one item was sold changes its card and nothing else', async () => {
  const parts = demoParts()
  const before = await buildSnapshot(parts)
  const [sold, shelf] = [...parts.shelves].find(([, { available }]) => Math.max(...available.values()) > 1) ?? []
  const article = parts.articles.find(({ article }) => article === sold)
  if (!article || !shelf) throw new Error('the shop is sold out')
  const fewer = shelfOf([...shelf.available].map(([size, count]) => [size, Math.min(count, 1)]))

  const { index } = await withEntries(before, before.key, [entryIn(before, article, fewer)])

  const whole = await buildSnapshot({ ...parts, shelves: new Map([...parts.shelves, [article.article, fewer]]) })
  expect(index.cards).toEqual(whole.index.cards)
  expect(index.cards).not.toEqual(before.index.cards)
  // They are the same objects: none of them was copied for a sale.
  for (const name of ['sets', 'articleCounts', 'garments', 'rankings', 'awaited'] as const)
    expect(index[name]).toBe(before.index[name])
})
