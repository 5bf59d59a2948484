import { bundleByArticleEndpoint, bundleProductsEndpoint } from '@shop/contracts/catalog/bundles'
import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import {
  allCollectionsEndpoint,
  allColorsEndpoint,
  allSizesEndpoint,
  heightsEndpoint,
  shortSizesEndpoint,
} from '@shop/contracts/catalog/dictionaries'
import { homeEndpoint } from '@shop/contracts/catalog/home'
import {
  productByArticleEndpoint,
  productCountByFiltersEndpoint,
  productsByArticleListEndpoint,
  productsByFiltersEndpoint,
  recommendationsEndpoint,
} from '@shop/contracts/catalog/products'
import { allShopsEndpoint } from '@shop/contracts/catalog/shops'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { freshDatabase } from '@shop/testing/database'
import { MongoClient } from 'mongodb'
import { startApi } from '../test/start-api.ts'

type Words = Record<string, string>
type Case = readonly [path: string, endpoint: AnyEndpoint, words: Words]

const filters = {
  categories: '["dresses"]',
  collections: '[]',
  colors: '["black","burgundy"]',
  sizes: '["36 (S)"]',
  heights: '["160-167"]',
  price_from: '50',
  price_to: '400',
  search: '"сукня"',
  currency: '"EUR"',
  sort: '"price_asc"',
  page: '1',
  limit: '24',
}
const article = 'DR-1042-BUR-R'
const bundle = 'BN-9001-CAM'

/** Each public call of the catalogue as a shopper's browser would send it. */
const calls: readonly Case[] = [
  ['/categories/all', allCategoriesEndpoint, { with_archived: '1' }],
  ['/colors/all', allColorsEndpoint, {}],
  ['/collections/all', allCollectionsEndpoint, {}],
  ['/sizes/all', allSizesEndpoint, {}],
  ['/sizes/short-sizes/all', shortSizesEndpoint, {}],
  ['/sizes/heights/all', heightsEndpoint, {}],
  ['/products/get-by/filters', productsByFiltersEndpoint, filters],
  ['/products/get-count-by/filters', productCountByFiltersEndpoint, filters],
  ['/products/get-by/model-by-article', productByArticleEndpoint, { article }],
  ['/products/get-by/article-list', productsByArticleListEndpoint, { article_list: `["${article}"]`, check_show: '1' }],
  ['/products/get-recommends-by/article', recommendationsEndpoint, { article }],
  ['/bundles/get-by/model-by-article', bundleByArticleEndpoint, { article: bundle }],
  ['/bundles/get-by/products-by-article', bundleProductsEndpoint, { article: bundle }],
  ['/home/get-data', homeEndpoint, {}],
  ['/shop-location/get-all-info', allShopsEndpoint, {}],
]

/** A word that no query of ours ever holds: where it turns up, a client's query has gone through. */
const MARK = 'zz9mark'

/** What a hand that means no good writes into one place. */
const trials = [
  `{"$ne":"${MARK}"}`,
  `["a",{"$gt":"${MARK}"}]`,
  `{"$where":"sleep(1000)//${MARK}"}`,
  `[["${MARK}"]]`,
  'null',
  `${MARK}\u0000`,
  `"${MARK}`,
  'a'.repeat(5000),
]

let api: Awaited<ReturnType<typeof startApi>>
let commands: string[]
let client: MongoClient
beforeAll(async () => {
  const { databaseName } = await freshDatabase()
  client = await MongoClient.connect(process.env.MONGODB_URI ?? '', { monitorCommands: true })
  client.on('commandStarted', ({ command }) => commands.push(JSON.stringify(command)))
  commands = []
  api = await startApi({ db: client.db(databaseName) })
})
beforeEach(() => {
  commands = []
})
afterAll(() => client.close())
afterAll(() => expect(api.errors).toEqual([]))

const ask = (endpoint: AnyEndpoint, query: [string, string][]) =>
  api.get(`${endpoint.path}?${new URLSearchParams(query)}`)

const withoutPlace = (field: string) => field.replace(/(\.\d+)+$/, '')

/** The fields a refusal names; null for an answer that is no refusal of a wrong query. */
async function refusedFields(endpoint: AnyEndpoint, query: [string, string][]): Promise<string[] | null> {
  const { status, body } = await ask(endpoint, query)
  const isRefusal = status === 400 && body.status === false && body.error.code === 'validation'
  return isRefusal ? [...new Set(Object.keys(body.error.fields).map(withoutPlace))] : null
}

describe.each(calls)('%s', (path, endpoint, words) => {
  const asked = Object.entries(words)

  test('answers at its address, and true to its contract to the last field', async () => {
    const { status, body } = await ask(endpoint, asked)

    expect(endpoint).toMatchObject({ method: 'GET', path: `/api${path}`, access: 'public' })
    expect(status).toBe(200)
    expect(body).toEqual({ status: true, ...(endpoint.result.parse(body) as object) })
  })

  test.each(['sort_by', '$where', '__proto__', 'constructor'])('refuses the unknown name %s', async name => {
    expect(await refusedFields(endpoint, [...asked, [name, MARK]])).toEqual([name])
  })

  const names = Object.keys(words)
  if (names.length === 0) return

  test.each(names)('refuses what cannot be %s, and the database gets no query of it', async name => {
    for (const trial of trials) {
      const others = asked.filter(([other]) => other !== name)
      expect({ trial, fields: await refusedFields(endpoint, [...others, [name, trial]]) }).toEqual({
        trial,
        fields: [name],
      })
    }
    expect(commands.filter(command => command.includes(MARK))).toEqual([])
  })

  test.each(names)('refuses %s said twice or written as an object', async name => {
    const value = words[name] ?? ''
    expect(await refusedFields(endpoint, [...asked, [name, value]])).toEqual([name])
    expect(await refusedFields(endpoint, [...asked, [`${name}[$ne]`, MARK]])).toEqual([`${name}[$ne]`])
    expect(await refusedFields(endpoint, [...asked, [`${name}[]`, MARK]])).toEqual([`${name}[]`])
  })
})

test.each(calls.filter(([, , words]) => 'article' in words))(
  '%s: a name that nobody bears is not found',
  async (_path, endpoint) => {
    for (const unknown of ['XX-0000', 'A'.repeat(32)]) {
      const { status, body } = await ask(endpoint, [['article', unknown]])
      expect([status, body.error.code]).toEqual([404, 'not_found'])
    }
  },
)

test('what a shopper searches for never reaches the database', async () => {
  await ask(productsByFiltersEndpoint, [['search', JSON.stringify(`${MARK} {"$regex":".*"}`)]])

  expect(commands.filter(command => command.includes(MARK))).toEqual([])
})
