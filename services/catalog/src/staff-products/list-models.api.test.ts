import { staffModelsEndpoint } from '@shop/contracts/staff/goods/staff-model-list'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
const wrap = { 'search[article]': 'dr-1042' }

const ask = ({ staff }: Api, query: Record<string, string | number> = {}) =>
  staff.read(staffModelsEndpoint, { query: { sort: 'article', page: 1, limit: 100, ...query } })
const askFlat = ({ staff }: Api, query: Record<string, string>) =>
  staff.read(staffProductsEndpoint, { query: { sort: 'article', page: 1, limit: 100, ...query } })

test('the list of models has one row a model, with the articles that the flat list has of it', async () => {
  const api = await startApi()
  const [{ models, article_count }, flat] = [await ask(api, wrap), await askFlat(api, wrap)]
  const [row] = models

  expect(models.map(({ model }) => model)).toEqual(['wrap-dress'])
  expect(row?.articles).toEqual(flat.products.map(({ article }) => article))
  expect(article_count).toBe(flat.count)
  expect(row?.stock).toBe(flat.products.reduce((sum, { stock }) => sum + stock, 0))
  expect(row).not.toHaveProperty('opened')
})

test('a model that is opened comes with its articles as the flat list has them, others stay closed', async () => {
  const api = await startApi()
  const { models } = await ask(api, { opened: 'wrap-dress,nothing-of-the-kind' })
  const flat = await askFlat(api, wrap)

  expect(models.find(({ model }) => model === 'wrap-dress')?.opened).toEqual(flat.products)
  expect(models.filter(({ opened }) => opened)).toHaveLength(1)
})

test('a filter leaves of a model the articles that agree with it, and says how many it has in all', async () => {
  const api = await startApi()
  await api.db.collection('articles').updateOne({ article: 'DR-1042-BUR-R' }, { $set: { is_shown: false } })
  const [all] = (await ask(api, wrap)).models
  const { models, count, article_count } = await ask(api, { ...wrap, shown: '0' })

  expect(models).toMatchObject([{ articles: ['DR-1042-BUR-R'], article_count: all?.articles.length, shown: 0 }])
  expect([count, article_count]).toEqual([1, 1])
})

test('pages of models follow each other in the order asked for, and none comes twice', async () => {
  const api = await startApi()
  const pages = [1, 2].map(page => ask(api, { sort: 'price', dir: 'desc', page, limit: 5 }))
  const rows = (await Promise.all(pages)).flatMap(({ models }) => models)
  const prices = rows.map(({ price }) => price?.uah ?? 0)

  expect(prices).toEqual(prices.toSorted((one, other) => other - one))
  expect(new Set(rows.map(({ model }) => model)).size).toBe(10)
  expect((await ask(api, { page: 1000 })).models).toEqual([])
})

test('a model whose article was changed last comes first', async () => {
  const api = await startApi()
  const changed = { by: 'olha', at: new Date('2030-01-01') }
  await api.db.collection('articles').updateOne({ article: 'DR-1042-BUR-R' }, { $set: { changed } })

  const { models } = await api.staff.read(staffModelsEndpoint, { query: {} as never })
  expect(models[0]).toMatchObject({ model: 'wrap-dress', changed: { by: 'olha', at: changed.at.toISOString() } })
})

test.each([{ sort: 'colour' }, { limit: 101 }, { opened: 'a'.repeat(2000) }, { missing: 'soul' }])(
  'a question that the list of models does not know is refused: %j',
  async wrong => {
    await expect(ask(await startApi(), wrong as never)).rejects.toMatchObject({ code: 'validation' })
  },
)
