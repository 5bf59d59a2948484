import type { PriceSample } from '../clients/catalog.ts'
import { exampleCarts } from './example-carts.ts'

const sample = (article: string, uah: number, has_eur = false): PriceSample => ({ article, size: 'M', uah, has_eur })
const articlesOf = (samples: PriceSample[]) => exampleCarts(samples).map(lines => lines.map(({ article }) => article))

test('five carts go from the cheapest to the dearest, and one has a euro price that staff entered', () => {
  const samples = [5, 3, 1, 2, 4].map(price => sample(`A${price}`, price * 1000))

  expect(articlesOf([...samples, sample('EUR', 2500, true)])).toEqual([
    ['A1'],
    ['A3'],
    ['A5'],
    ['A2', 'A3', 'A4'],
    ['EUR', 'A1'],
  ])
})

test('the order of the samples does not change the carts', () => {
  const samples = [5, 3, 1, 2, 4, 3].map((price, index) => sample(`A${index}`, price * 1000))

  expect(exampleCarts(samples.toReversed())).toEqual(exampleCarts(samples))
})

test('a shop with one article has it once in each cart; an empty shop has no carts', () => {
  expect(articlesOf([sample('A', 1000)])).toEqual([['A'], ['A'], ['A'], ['A'], ['A']])
  expect(exampleCarts([])).toEqual([])
})
