import { demoParts } from '../../test/demo-parts.ts'
import { shelfOf } from '../articles/article.ts'
import { buildSnapshot } from '../snapshot/build-snapshot.ts'
import { countFiltered } from './choice.ts'

const TODAY = '2026-11-26'
const DRESS = 'DR-1042-BUR-R'
const SIZES = ['36 (S)', '38 (M)'] as const

type Dress = {
  /** Whole hryvnias, by size. */
  prices: readonly [number, number]
  listPrice?: number
  onShelf: readonly [number, number]
  saleStarts?: string
  rate?: number
}

/** How many a list of this one dress has between the bounds. */
async function found({ prices, listPrice, onShelf, saleStarts, rate = 4500 }: Dress, filter: object): Promise<number> {
  const parts = demoParts()
  const sizes = SIZES.map((name, position) => ({
    name,
    price: { uah: (prices[position] ?? 0) * 100, eur: null },
    price_without_discount: listPrice === undefined ? null : { uah: listPrice * 100, eur: null },
    weight_kg: null,
  }))
  const articles = parts.articles
    .filter(({ article }) => article === DRESS)
    .map(dress => ({ ...dress, sizes, preorder_on: null, start_sale_date: saleStarts ?? null }))
  const shelves = new Map([[DRESS, shelfOf(SIZES.map((name, position) => [name, onShelf[position] ?? 0]))]])
  const key = { ...parts.key, today: TODAY, rate }
  const { index } = await buildSnapshot({ ...parts, key, articles, shelves })
  return countFiltered(index, filter)
}

const only = (price: number) => ({ price_from: price, price_to: price })

test('a dress costs what its cheapest size that can be had costs', async () => {
  const cheapestIsGone: Dress = { prices: [3000, 5000], onShelf: [0, 2] }

  expect(await found({ ...cheapestIsGone, onShelf: [1, 2] }, only(3000))).toBe(1)
  expect(await found(cheapestIsGone, only(3000))).toBe(0)
  expect(await found(cheapestIsGone, only(5000))).toBe(1)
})

test('what is sold out is not among what costs so much', async () => {
  expect(await found({ prices: [3000, 5000], onShelf: [0, 0] }, { price_from: 0 })).toBe(0)
})

test('a sale counts from the day it starts', async () => {
  const reduced: Dress = { prices: [3000, 3000], listPrice: 4000, onShelf: [1, 1] }

  expect(await found({ ...reduced, saleStarts: TODAY }, only(3000))).toBe(1)
  expect(await found({ ...reduced, saleStarts: '2026-11-27' }, only(3000))).toBe(0)
  expect(await found({ ...reduced, saleStarts: '2026-11-27' }, only(4000))).toBe(1)
})

test('euros follow the rate of the day', async () => {
  const dress: Dress = { prices: [4500, 4500], onShelf: [1, 1] }

  expect(await found(dress, { ...only(100), currency: 'EUR' })).toBe(1)
  expect(await found({ ...dress, rate: 5000 }, { ...only(100), currency: 'EUR' })).toBe(0)
  expect(await found({ ...dress, rate: 5000 }, { ...only(90), currency: 'EUR' })).toBe(1)
})

test('a hryvnia more or less is outside', async () => {
  const dress: Dress = { prices: [4500, 4500], onShelf: [1, 1] }

  expect(await found(dress, { price_to: 4499 })).toBe(0)
  expect(await found(dress, { price_to: 4500 })).toBe(1)
  expect(await found(dress, { price_from: 4501 })).toBe(0)
})
