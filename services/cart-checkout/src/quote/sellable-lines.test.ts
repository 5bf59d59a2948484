import type { Sellable } from '@shop/contracts/catalog/stock'
import { matchLines } from './sellable-lines.ts'

const aSellable = (changes: Partial<Sellable>): Sellable => ({
  article: 'A',
  size: 'S',
  title: { uk: '', en: '' },
  picture: null,
  category: '',
  categories: [],
  collection: '',
  list: { uah: 499000, eur: null },
  price: { uah: 499000, eur: 10000 },
  weight_kg: null,
  available: 3,
  preorder: null,
  bundle_percent: null,
  ...changes,
})
const terms = { rate: 4500, default_weight_kg: 0.5 }
const wanted = (count: number, bundle: string | null = null, article = 'A') => ({ article, size: 'S', count, bundle })

test('a line without an answer is gone', () => {
  const { lines, gone } = matchLines([wanted(1), wanted(1, null, 'B')], [aSellable({})], terms)

  expect([lines.length, gone]).toEqual([1, [wanted(1, null, 'B')]])
})

test('the same size with and without a bundle keeps its own answer', () => {
  const { lines } = matchLines(
    [wanted(1), wanted(1, 'BN-1')],
    [aSellable({}), aSellable({ bundle_percent: 10 })],
    terms,
  )

  expect(lines.map(({ sellable }) => sellable.bundle_percent)).toEqual([null, 10])
})

test('a later line of the same size has what the earlier one leaves', () => {
  const { lines } = matchLines([wanted(2), wanted(2)], [aSellable({}), aSellable({})], terms)

  expect(lines.map(({ available }) => available)).toEqual([3, 1])
})

test('a price without euros is converted up to a whole euro, an entered one is kept', () => {
  const [line] = matchLines([wanted(1)], [aSellable({})], terms).lines

  expect([line?.list.eur, line?.price.eur]).toEqual([11100, 10000])
})
