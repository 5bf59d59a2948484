import { collections } from '../references/collections.ts'
import { articles } from './articles.ts'
import type { DemoArticle } from './demo-article.ts'

const itemsOf = ({ sizes }: DemoArticle) => sizes.reduce((sum, { on_hand }) => sum + on_hand, 0)
const isOnSale = ({ sizes }: DemoArticle) => sizes.some(size => size.price_without_discount !== null)

test('the burgundy wrap dress can be bought in every size and both heights, many times', () => {
  const dresses = articles.filter(({ model, color }) => model === 'wrap-dress' && color === 'burgundy')

  expect(dresses.map(({ article }) => article)).toEqual(['DR-1042-BUR-R', 'DR-1042-BUR-L'])
  for (const { sizes } of dresses) expect(Math.min(...sizes.map(({ on_hand }) => on_hand))).toBeGreaterThanOrEqual(8)
})

test('prices are whole hryvnias and whole euros', () => {
  const prices = articles.flatMap(({ sizes }) =>
    sizes.flatMap(size => [size.price, size.price_without_discount ?? size.price]),
  )

  expect(prices.filter(({ uah }) => uah <= 0 || uah % 100 !== 0)).toEqual([])
  expect(prices.filter(({ eur }) => eur !== null && (eur <= 0 || eur % 100 !== 0))).toEqual([])
  expect(prices.some(({ eur }) => eur === null)).toBe(true)
})

test('a sale takes 10 to 40 percent off the list price', () => {
  for (const { sizes } of articles.filter(isOnSale)) {
    for (const { price, price_without_discount: list } of sizes) {
      const percent = list ? Math.floor(((list.uah - price.uah) / list.uah) * 100) : 0
      expect(percent).toBeGreaterThanOrEqual(10)
      expect(percent).toBeLessThanOrEqual(40)
    }
  }
})

test('some sales run, some begin within two weeks', () => {
  const sales = articles.filter(isOnSale)
  const later = articles.filter(({ sale_starts_in_days }) => sale_starts_in_days !== null)

  expect(sales.length - later.length).toBeGreaterThan(10)
  expect(later.length).toBeGreaterThan(2)
  expect(later.filter(article => !isOnSale(article) || (article.sale_starts_in_days ?? 0) > 14)).toEqual([])
})

test('some articles are awaited on different days, with a limit and without, one with a few sizes on the shelf', () => {
  const awaited = articles.filter(({ preorder_in_days }) => preorder_in_days !== null)
  const shelves = awaited.map(({ sizes }) => sizes.filter(({ on_hand }) => on_hand > 0).length)

  expect(awaited.length).toBeGreaterThan(3)
  expect(new Set(awaited.map(({ preorder_in_days }) => preorder_in_days)).size).toBeGreaterThan(2)
  expect(new Set(awaited.map(({ preorder_limit }) => preorder_limit === null)).size).toBe(2)
  expect(shelves.filter(sizes => sizes > 0)).toEqual([3])
})

test('one article in five or so is new: the current collection and what came within 30 days', () => {
  const current = collections.find(({ is_current }) => is_current)?.name
  const shown = articles.filter(({ is_shown }) => is_shown)
  const news = shown.filter(article => article.collection === current || article.published_days_ago <= 30)

  expect(news.length / shown.length).toBeGreaterThan(0.15)
  expect(news.length / shown.length).toBeLessThan(0.25)
  expect(new Set(news.map(({ model }) => model)).size).toBeGreaterThan(5)
})

test('nobody reduces what has just come', () => {
  const fresh = articles.filter(({ published_days_ago }) => published_days_ago <= 30)

  expect(fresh.filter(isOnSale)).toEqual([])
})

test('garments of a collection came one after the other', () => {
  const days = Object.groupBy(articles, ({ collection }) => collection)

  for (const came of Object.values(days))
    expect(new Set(came?.map(({ published_days_ago }) => published_days_ago)).size).toBeGreaterThan(2)
})

test('some articles are sold out and some have one last item', () => {
  const soldOut = articles.filter(article => itemsOf(article) === 0 && article.preorder_in_days === null)

  expect(soldOut.length).toBeGreaterThan(3)
  expect(articles.filter(article => itemsOf(article) === 1).length).toBeGreaterThan(1)
})

test('most articles can be bought', () => {
  expect(articles.filter(article => itemsOf(article) > 5).length).toBeGreaterThan(articles.length * 0.8)
})
