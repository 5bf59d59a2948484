import { EMPTY_SHELF, type Shelf } from '../articles/article.ts'
import { groupByModel, toModelRow } from './model-row.ts'
import type { KnownProduct } from './staff-row.ts'

const size = (uah: number, old?: number) => ({
  name: '36 (S)',
  price: { uah: uah * 100, eur: null },
  price_without_discount: old === undefined ? null : { uah: old * 100, eur: null },
  weight_kg: null,
})

/** `A1` and `A2` are of the model A. */
function aProduct(article: string, about: Partial<KnownProduct> = {}): KnownProduct {
  return {
    article,
    model: article.slice(0, 1),
    title: { uk: article, en: article },
    category: 'dresses',
    collection: 'spring',
    color: 'black',
    height: null,
    sizes: [size(1000)],
    is_shown: true,
    isArchived: false,
    preorder_on: null,
    start_sale_date: null,
    picture: null,
    missing: [],
    revision: 0,
    changed: null,
    words: '',
    codes: [],
    since: '2026-11-01',
    available: 0,
    pictureCount: 0,
    missingAlts: 0,
    isLow: false,
    ...about,
  }
}

const models = (groups: KnownProduct[][]) => groups.map(([first]) => first?.model)
const shelf = (available: number): Shelf => ({ ...EMPTY_SHELF, available: new Map([['36 (S)', available]]) })
const moment = { shelfOf: () => shelf(2), rate: 4500, articleCount: 3 }
const rowOf = (...products: KnownProduct[]) => toModelRow(products, moment)

test('a model stands where the smallest of its articles does', () => {
  const byPrice = ['B1', 'A1', 'B2'].map(article => aProduct(article))

  expect(models(groupByModel(byPrice, 'price'))).toEqual(['B', 'A'])
})

test('by change a model stands where its latest article does, though the others were not touched for long', () => {
  const oldestFirst = ['A1', 'B1', 'A2'].map(article => aProduct(article))

  expect(models(groupByModel(oldestFirst, 'changed'))).toEqual(['B', 'A'])
})

test('by stock a model stands with what all its articles have together', () => {
  const fewestFirst = [['A1', 1] as const, ['B1', 2] as const, ['A2', 3] as const]
  const products = fewestFirst.map(([article, available]) => aProduct(article, { available }))

  expect(models(groupByModel(products, 'stock'))).toEqual(['B', 'A'])
})

test('the row of a model names its colours and heights once, and its articles by name', () => {
  const tall = { height: '170-177' }
  const row = rowOf(
    aProduct('A3', { color: 'ivory', ...tall }),
    aProduct('A2', tall),
    aProduct('A1', { height: '160-167' }),
  )

  expect(row).toMatchObject({
    articles: ['A1', 'A2', 'A3'],
    article_count: 3,
    colors: ['black', 'ivory'],
    heights: ['160-167', '170-177'],
  })
})

test('the price of a model is that of its cheapest size, from which others may go up', () => {
  const row = rowOf(aProduct('A1', { sizes: [size(900, 1200)] }), aProduct('A2', { sizes: [size(1100)] }))
  expect(row).toMatchObject({ price: { uah: 900, eur: 20 }, is_price_from: true })
  expect(row.price_without_discount).toMatchObject({ uah: 1200 })

  expect(rowOf(aProduct('A1'), aProduct('A2'))).toMatchObject({ price: { uah: 1000 }, is_price_from: false })
  expect(rowOf(aProduct('A1', { sizes: [] }))).toMatchObject({ price: null, is_price_from: false })
})

test('stock of a model is that of all its articles at this moment, and what any of them lacks is said', () => {
  const row = rowOf(
    aProduct('A1', { missing: ['price'], preorder_on: '2026-12-24', is_shown: false }),
    aProduct('A2', { missing: ['picture', 'price'], preorder_on: '2026-12-01' }),
  )

  expect(row).toMatchObject({ stock: 4, missing: ['picture', 'price'], preorder_on: '2026-12-01', shown: 1 })
})

test('a model looks like the first of its articles that shoppers see, and was changed when the last of them was', () => {
  const changed = (day: string) => ({ by: 'olha', at: `2026-11-${day}T10:00:00.000Z` })
  const row = rowOf(
    aProduct('A1', { is_shown: false, picture: 'hidden', changed: changed('20') }),
    aProduct('A2', { picture: 'front', changed: changed('12') }),
    aProduct('A3'),
  )

  expect(row).toMatchObject({ article: 'A2', title: { uk: 'A2' }, picture: 'front', changed: changed('20') })
})

test('a model is archived once all of its articles that were found are', () => {
  const archived = (article: string) => aProduct(article, { isArchived: true, is_shown: false })

  expect(rowOf(archived('A1'), archived('A2')).is_archived).toBe(true)
  expect(rowOf(archived('A1'), aProduct('A2'))).not.toHaveProperty('is_archived')
})
