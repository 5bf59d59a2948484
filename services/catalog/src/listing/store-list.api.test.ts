import { productCountByFiltersEndpoint, productsByFiltersEndpoint } from '@shop/contracts/catalog/products'
import { reserveStockEndpoint } from '@shop/contracts/catalog/stock'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => expect(api.errors).toEqual([]))

const listUrl = (query: Record<string, unknown>) => `/api/products/get-by/filters?${queryOf(query)}`
const countUrl = (query: Record<string, unknown>) => `/api/products/get-count-by/filters?${queryOf(query)}`

function queryOf(query: Record<string, unknown>): string {
  return String(new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])))
}

test('a page of the store is true to its contract', async () => {
  const { status, headers, body } = await api.get(listUrl({ categories: ['dresses'], colors: ['black', 'burgundy'] }))

  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect({ status: true, ...productsByFiltersEndpoint.result.parse(body) }).toEqual(body)
  expect(body.list.length).toBe(Math.min(24, body.count))
})

test('the count is that of the list', async () => {
  const query = { categories: ['sale'], sizes: ['36 (S)'] }
  const { body } = await api.get(countUrl(query))

  expect(productCountByFiltersEndpoint.result.parse(body).count).toBe((await api.get(listUrl(query))).body.count)
})

test('a facet promises what choosing its value then shows', async () => {
  const { body } = await api.get(listUrl({ categories: ['dresses'], colors: ['black'] }))

  for (const [color, promised] of Object.entries(body.facets.colors)) {
    const chosen = await api.get(countUrl({ categories: ['dresses'], colors: [color] }))
    expect([color, chosen.body.count]).toEqual([color, promised])
  }
})

describe.each(['UAH', 'EUR'] as const)('a list bounded by price in %s', currency => {
  const sideOf = ({ price }: { price: { uah: number; eur: number } }) => (currency === 'UAH' ? price.uah : price.eur)
  const pricesOf = async (query: object) => {
    const { body } = await api.get(
      `${listUrl({ categories: ['dresses'], currency, sort: 'price_asc', limit: 100, ...query })}&view=card`,
    )
    return { list: body.list.map(sideOf) as number[], count: body.count, facets: body.facets }
  }
  const withoutCents = (price: number) => Number.isInteger(price)

  test('has both of its ends, and what lies outside is neither shown nor counted', async () => {
    const { list } = await pricesOf({})
    const known = [...new Set(list.filter(withoutCents))].sort((one, other) => one - other)
    const [price_from = 0, price_to = 0] = [known.at(1), known.at(-2)]
    const { list: bounded, count } = await pricesOf({ price_from, price_to })
    const asked = { categories: ['dresses'], currency, price_from, price_to }

    expect([bounded[0], bounded.at(-1)]).toEqual([price_from, price_to])
    expect(count).toBe(bounded.length)
    expect((await api.get(countUrl(asked))).body.count).toBe(count)
    expect(count).toBeLessThan(list.length)
  })

  test('may have one end only, and one price alone', async () => {
    const { list } = await pricesOf({})
    const price = list.filter(withoutCents).at(3) ?? 0
    const from = await pricesOf({ price_from: price })
    const to = await pricesOf({ price_to: price })
    const alone = await pricesOf({ price_from: price, price_to: price })

    expect(from.list[0]).toBe(price)
    expect(to.list.at(-1)).toBe(price)
    expect(new Set(alone.list)).toEqual(new Set([price]))
    // What costs exactly that stands in both; nothing that can be bought is in neither.
    const soldOut = (await pricesOf({})).count - from.count - to.count + alone.count
    expect(soldOut).toBe(list.length - (await pricesOf({ price_from: 0 })).count)
  })

  test('is the same with its ends the wrong way round', async () => {
    const { lowest, highest } = (await pricesOf({})).facets.prices
    const [price_from, price_to] = [Math.ceil(lowest) + 1, Math.floor(highest) - 1]

    expect(await pricesOf({ price_from: price_to, price_to: price_from })).toEqual(
      await pricesOf({ price_from, price_to }),
    )
  })

  test('tells the lowest and the highest price of the list without its own bounds', async () => {
    const { facets } = await pricesOf({})
    const bounded = await pricesOf({ price_to: Math.ceil(facets.prices.lowest) })
    const { list } = await pricesOf({ price_from: 0 })

    expect(facets.prices).toEqual({ lowest: list[0], highest: list.at(-1) })
    expect(bounded.facets.prices).toEqual(facets.prices)
    expect((await pricesOf({ search: 'скафандр' })).facets.prices).toBeNull()
  })
})

test('a facet beside a price promises what choosing its value then shows', async () => {
  const priced = { categories: ['dresses'], price_from: 4000, price_to: 7000 }
  const { body } = await api.get(`${listUrl(priced)}&group=garment&view=card`)

  expect(Object.values<number>(body.facets.sizes).some(promised => promised > 0)).toBe(true)
  for (const [size, promised] of Object.entries(body.facets.sizes)) {
    const chosen = await api.get(`${countUrl({ ...priced, sizes: [size] })}&group=garment`)
    expect([size, chosen.body.count]).toEqual([size, promised])
  }
})

test('the names of all that is shown come by the page, with the version that they are of', async () => {
  const { status, body } = await api.get('/api/products/get-names')
  const { count } = (await api.get(countUrl({}))).body

  expect([status, body.count, body.articles.length]).toEqual([200, count, count])
  expect(body.articles).toContain('DR-1042-BUR-R')
  expect(body.version).toEqual(expect.any(Number))
  expect((await api.get('/api/products/get-names?page=2')).body.articles).toEqual([])
  expect((await api.get('/api/products/get-names?page=0')).status).toBe(400)
})

test('a value that nobody knows is ignored', async () => {
  const { body } = await api.get(countUrl({ colors: ['no-such-colour'] }))
  expect(body.count).toBe((await api.get(countUrl({}))).body.count)
})

test('pages put together give the whole list once', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(page => api.get(listUrl({ sort: 'price_asc', page, limit: 25 }))),
  )
  const names = pages.flatMap(({ body }) => body.list.map(({ article }: { article: string }) => article))

  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBe(Math.min(150, pages[0]?.body.count))
})

test('answers given at the same time do not mix', async () => {
  const questions = Array.from({ length: 60 }, (_, number) => ({ limit: 1 + (number % 20), page: 1 + (number % 3) }))
  const alone = []
  for (const question of questions) alone.push((await api.get(listUrl(question))).body)

  const together = await Promise.all(questions.map(question => api.get(listUrl(question))))

  expect(together.map(({ body }) => body)).toEqual(alone)
})

test('nothing found is an empty list, not an error', async () => {
  const { status, body } = await api.get(listUrl({ search: 'скафандр' }))
  expect([status, body.count, body.list]).toEqual([200, 0, []])
})

test.each([
  ['sort', 'colors'],
  ['sort', { $gt: '' }],
  ['colors', { $ne: null }],
  ['colors', ['black', { $gt: '' }]],
  ['colors', 'black'],
  ['colors', ['Чорний']],
  ['sizes', { 0: '36 (S)' }],
  ['sizes', ['36\u0000']],
  ['categories', Array(51).fill('dresses')],
  ['price_from', '1000'],
  ['price_from', -1],
  ['price_from', null],
  ['price_from', { $gt: 0 }],
  ['price_to', 'дешево'],
  ['price_to', 99.5],
  ['price_to', 10_000_000],
  ['search', { $regex: '.*' }],
  ['search', 'я'.repeat(101)],
  ['currency', 'USD'],
  ['page', 0],
  ['page', 1001],
  ['page', 1.5],
  ['page', '1'],
  ['limit', 101],
  ['limit', null],
  ['$where', 'sleep(1000)'],
  ['colour', ['black']],
])('refuses %s=%j and names the field', async (name, value) => {
  for (const url of [listUrl, countUrl]) {
    const { status, body } = await api.get(url({ [name]: value }))
    expect([status, body.error.code]).toEqual([400, 'validation'])
    expect(Object.keys(body.error.fields)[0]?.split('.')[0]).toBe(name)
  }
})

test.each([
  'colors=[black]',
  'colors=',
  'page=1&page=2',
  'colors[$ne]=1',
  'sort=%E0%A4%A',
  'limit=1e400',
  '__proto__={}',
])('refuses the query %s', async query => {
  expect((await api.get(`/api/products/get-by/filters?${query}`)).status).toBe(400)
})

test('what sells out leaves its size within a second or so', async () => {
  const sizes = ['44 (XXL)']
  const { body: before } = await api.get(countUrl({ sizes }))
  const item = await api.db.collection('stock').findOne({ size: '44 (XXL)', available: { $gt: 0 } })
  const pieces = [{ article: item?.article, size: item?.size, count: item?.available }]
  await reserve(pieces)

  await api.refresh()

  expect((await api.get(countUrl({ sizes }))).body.count).toBe(before.count - 1)
})

async function reserve(pieces: { article: string; size: string; count: number }[]) {
  const { held } = await api.internal.call(reserveStockEndpoint, {
    order: '26-000001',
    pieces,
    until: '2026-12-31T00:00:00Z',
  })
  expect(held).toBe(true)
}
