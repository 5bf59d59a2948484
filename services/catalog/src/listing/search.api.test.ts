import { type ProductCard, productSearchEndpoint } from '@shop/contracts/catalog/products'
import { cardSearchEndpoint } from '@shop/contracts/catalog/store-cards'
import { startApi } from '../../test/start-api.ts'
import { createCatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => expect(api.errors).toEqual([]))

const searchUrl = (query: Record<string, string | number>) =>
  `/api/products/search?${new URLSearchParams(Object.entries({ group: 'garment', ...query }).map(([name, value]) => [name, String(value)]))}`
const listUrl = (call: string, search: unknown) =>
  `/api/products/${call}/filters?limit=100&group=garment&search=${encodeURIComponent(JSON.stringify(search))}`
const articles = (list: ProductCard[]) => list.map(({ article }) => article)

test('hits are true to their contract, best first', async () => {
  const { status, headers, body } = await api.get(searchUrl({ query: 'бордова сукня' }))

  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect({ status: true, ...productSearchEndpoint.result.parse(body) }).toEqual(body)
  expect(body.list[0]).toMatchObject({ title: { uk: expect.stringMatching(/^Сукня/) }, color: { name: 'burgundy' } })
  expect(body.matched).toContain('Сукня')
})

test('pages put together give every hit once', async () => {
  const { body } = await api.get(searchUrl({ query: 'сукня', limit: 100 }))
  const pages = await Promise.all([1, 2, 3, 4, 5].map(page => api.get(searchUrl({ query: 'сукня', limit: 5, page }))))

  expect(body.count).toBe(body.list.length)
  expect(pages.flatMap(page => articles(page.body.list))).toEqual(articles(body.list).slice(0, 25))
  expect(pages.map(page => page.body.count)).toEqual(Array(5).fill(body.count))
})

test('without a limit 24 hits come, and after the last page none', async () => {
  const { body } = await api.get(searchUrl({ query: 'чорна' }))
  const { body: after } = await api.get(searchUrl({ query: 'чорна', page: 1000 }))

  expect(body.list.length).toBe(Math.min(24, body.count))
  expect([after.list, after.count, after.matched]).toEqual([[], body.count, []])
})

test.each(['скафандр', '👗', '__proto__', '.*', '%00', '"}],"status":false'])(
  '«%s» finds nothing, politely',
  async query => {
    const { status, body } = await api.get(searchUrl({ query }))
    expect([status, body]).toEqual([200, { status: true, list: [], count: 0, matched: [] }])
  },
)

test.each([
  ['query', ''],
  ['query', '   '],
  ['query', 'я'.repeat(101)],
  ['limit', 0],
  ['limit', 101],
  ['limit', 1.5],
  ['limit', 'many'],
  ['page', 0],
  ['page', 1001],
])('refuses %s=%s and names the field', async (name, value) => {
  const { status, body } = await api.get(searchUrl({ query: 'сукня', [name]: value }))
  expect([status, body.error.code, Object.keys(body.error.fields)]).toEqual([400, 'validation', [name]])
})

test.each(['', 'query[$ne]=1', 'query=a&query=b', 'query=%E0%A4%A', 'query=a&limit[]=5'])(
  'refuses the address with «%s»',
  async query => {
    expect((await api.get(`/api/products/search?${query}`)).status).toBe(400)
  },
)

test('without group=garment each height is a hit of its own, with view=card each brings what a card draws', async () => {
  const address = (words: string) => `/api/products/search?query=DR-1042-BUR${words}`
  const { body: heights } = await api.get(address(''))
  const { body: cards } = await api.get(address('&group=garment&view=card'))

  expect(articles(heights.list)).toEqual(['DR-1042-BUR-R', 'DR-1042-BUR-L'])
  expect(cards).toMatchObject({ count: 1, list: [{ article: 'DR-1042-BUR-R', heights: ['160-167', '170-177'] }] })
  expect({ status: true, ...cardSearchEndpoint.result.parse(cards) }).toEqual(cards)
})

test('a hit as a card takes 500 bytes at most, so that a page of 24 has 12,000', async () => {
  for (const query of ['сукня', 'чорна', 'dress']) {
    const { body } = await api.get(searchUrl({ query, limit: 24, view: 'card' }))

    expect(body.list.length).toBeGreaterThan(5)
    expect(Buffer.byteLength(JSON.stringify(body)) / body.list.length).toBeLessThanOrEqual(500)
  }
})

test.each(['a', 'С', 'я s', 'x-y'])('«%s» is no word to search for: search and list find nothing', async text => {
  const { body: hits } = await api.get(searchUrl({ query: text }))
  const { body: count } = await api.get(listUrl('get-count-by', text))

  expect([hits.count, count.count]).toEqual([0, 0])
})

test('a letter beside a word changes nothing', async () => {
  const { body: plain } = await api.get(searchUrl({ query: 'сукня' }))
  const { body: withLetter } = await api.get(searchUrl({ query: 'сукня x' }))

  expect(articles(withLetter.list)).toEqual(articles(plain.list))
})

test('the list understands words as the search does', async () => {
  for (const text of ['plattia', 'ceryz', 'чорне плаття', 'dr-1042', 'жакит']) {
    const { body: hits } = await api.get(searchUrl({ query: text, limit: 100 }))
    const { body: list } = await api.get(listUrl('get-by', text))
    const { body: count } = await api.get(listUrl('get-count-by', text))

    expect(hits.count).toBeGreaterThan(0)
    expect(articles(list.list).sort()).toEqual(articles(hits.list).sort())
    expect([list.count, count.count]).toEqual([hits.count, hits.count])
  }
})

test('what sells out goes to the end of its equals, and the other height takes its position', async () => {
  const { body: before } = await api.get(searchUrl({ query: 'DR-1042-BUR' }))
  await api.db.collection('stock').updateMany({ article: 'DR-1042-BUR-R' }, { $set: { available: 0 } })
  await createCatalogueVersionRepository(api.db).noteStockFlip('DR-1042-BUR-R')
  await api.refresh()
  const { body: after } = await api.get(searchUrl({ query: 'DR-1042-BUR' }))

  expect([articles(before.list), articles(after.list)]).toEqual([['DR-1042-BUR-R'], ['DR-1042-BUR-L']])
})

test('a title that staff changed is found once the catalogue has a new version', async () => {
  const title = { uk: 'Кейп велюровий чорний', en: 'Black velour cape' }
  await api.db.collection('articles').updateMany({ article: /^DR-1042-BLK/ }, { $set: { title } })
  expect((await api.get(searchUrl({ query: 'велюровий' }))).body.count).toBe(0)

  await createCatalogueVersionRepository(api.db).bump()
  await api.refresh()

  const found = async (query: string) => articles((await api.get(searchUrl({ query }))).body.list)
  for (const query of ['велюровий', 'velour', 'велюрового', 'velyurovyi'])
    expect([query, await found(query)]).toEqual([query, ['DR-1042-BLK-R']])
})
