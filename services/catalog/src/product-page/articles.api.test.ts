import {
  type ProductCard,
  productByArticleEndpoint,
  productsByArticleListEndpoint,
  recommendationsEndpoint,
} from '@shop/contracts/catalog/products'
import { reserveStockEndpoint } from '@shop/contracts/catalog/stock'
import { startApi } from '../../test/start-api.ts'
import { createCatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeAll(async () => {
  api = await startApi()
  await api.db.collection('articles').updateOne({ article: 'DR-1042-BLK-R' }, { $set: { is_shown: false } })
  await api.db.collection('stock').updateMany({ article: 'DR-1042-EME-R' }, { $set: { available: 0 } })
})
afterAll(() => expect(api.errors).toEqual([]))

const productUrl = (article: string) => `/api/products/get-by/model-by-article?article=${article}`
const listUrl = (articles: unknown) => `/api/products/get-by/article-list?article_list=${JSON.stringify(articles)}`
const recommendsUrl = (article: string) => `/api/products/get-recommends-by/article?article=${article}`
const names = (list: ProductCard[]) => list.map(({ article }) => article)

test('rows and wishlists name the heights of a garment as the store does; what is sold out stands for its own', async () => {
  const asked = ['DR-1042-BUR-R', 'DR-1042-EME-R']
  const { body: cards } = await api.get(`${listUrl(asked)}&view=card`)
  const { body: whole } = await api.get(listUrl(asked))
  const { body: recommended } = await api.get(`${recommendsUrl('DR-1042-BUR-R')}&view=card`)
  const { body: store } = await api.get('/api/products/get-by/filters?limit=100&group=garment&view=card')
  const heightsIn = (list: { article: string; heights: string[] }[]) => list.map(({ heights }) => heights)
  const inStore = new Map(
    store.list.map(({ article, heights }: { article: string; heights: string[] }) => [article, heights]),
  )

  expect(heightsIn(cards.list)).toEqual([['160-167', '170-177'], ['160-167']])
  expect(heightsIn(whole.list)).toEqual(heightsIn(cards.list))
  expect(heightsIn(recommended.list)).toEqual(
    recommended.list.map(({ article }: { article: string }) => inStore.get(article)),
  )
})

describe('a product', () => {
  test('comes with both languages and its siblings in other colours and heights', async () => {
    const { status, body } = await api.get(productUrl('DR-1042-BUR-R'))
    const { product, siblings } = productByArticleEndpoint.result.parse(body)

    expect(status).toBe(200)
    expect(product.title.uk).toContain('Сукня')
    expect(product.title.en).not.toBe('')
    expect(siblings.map(({ article }) => article)).toContain('DR-1042-BUR-L')
    expect(siblings.map(({ article }) => article)).not.toContain('DR-1042-BUR-R')
    expect(siblings.find(({ article }) => article === 'DR-1042-EME-R')).toMatchObject({ in_stock: false })
  })

  test('names a height that is awaited: not on the shelf, but to be had in advance', async () => {
    const { body } = await api.get(productUrl('DR-1029-CHE-R'))
    const { siblings } = productByArticleEndpoint.result.parse(body)

    expect(siblings.find(({ article }) => article === 'DR-1029-CHE-L')).toMatchObject({
      in_stock: false,
      preorder: true,
    })
    expect(siblings.filter(({ preorder }) => preorder)).toHaveLength(1)
  })

  test('shows the items that are left at this moment', async () => {
    await api.db.collection('stock').updateOne({ article: 'DR-1042-BUR-L', size: '36 (S)' }, { $set: { available: 3 } })

    const { body } = await api.get(productUrl('DR-1042-BUR-L'))

    expect(body.product.sizes.find(({ name }: { name: string }) => name === '36 (S)').count).toBe(3)
  })

  test('says at once that a sibling sold out', async () => {
    const ask = async () => {
      const { body } = await api.get(productUrl('DR-1042-BUR-R'))
      const { siblings } = productByArticleEndpoint.result.parse(body)
      return siblings.find(({ article }) => article === 'DR-1042-BUR-L')?.in_stock
    }
    const before = await ask()
    const items = await api.db.collection('stock').find({ article: 'DR-1042-BUR-L' }).toArray()
    const pieces = items.flatMap(({ article, size, available }) =>
      available > 0 ? [{ article, size, count: available }] : [],
    )

    const until = '2126-12-31T00:00:00Z'
    await api.internal.call(reserveStockEndpoint, { order: '26-000001', pieces, until })

    expect([before, await ask()]).toEqual([true, false])
  })

  test('shows what staff changed with the next read', async () => {
    const titleOf = async () => (await api.get(productUrl('CO-2014-CAM-R'))).body.product.title.uk
    const before = await titleOf()
    await api.db.collection('articles').updateOne({ article: 'CO-2014-CAM-R' }, { $set: { 'title.uk': 'Інше пальто' } })
    await createCatalogueVersionRepository(api.db).bump()

    expect(before).not.toBe('Інше пальто')
    expect(await titleOf()).toBe('Інше пальто')
  })

  test('asked for by many at the same time is everybody’s own', async () => {
    const asked = ['DR-1042-BUR-R', 'CO-2014-CAM-R', 'DR-1042-BUR-L', 'DR-1042-BUR-R']
    const answers = await Promise.all(asked.map(article => api.get(productUrl(article))))

    expect(answers.map(({ body }) => body.product.article)).toEqual(asked)
    for (const { body } of answers)
      expect({ status: true, ...productByArticleEndpoint.result.parse(body) }).toEqual(body)
  })

  test.each(['DR-1042-BLK-R', 'XX-0000'])('%s, hidden or unknown, is not found', async article => {
    const { status, body } = await api.get(productUrl(article))
    expect([status, body.error.code]).toEqual([404, 'not_found'])
  })

  test.each(['', 'dr-1042', 'A', "A'||1==1", 'A'.repeat(33)])('refuses the name "%s"', async article => {
    const { status, body } = await api.get(productUrl(encodeURIComponent(article)))
    expect([status, body.error.code, Object.keys(body.error.fields)]).toEqual([400, 'validation', ['article']])
  })

  test.each(['article[$ne]=1', 'article=A-1&article=B-1', ''])('refuses the query "%s"', async query => {
    expect((await api.get(`/api/products/get-by/model-by-article?${query}`)).status).toBe(400)
  })
})

describe('articles by name', () => {
  test('come in the order asked, once each, without hidden and unknown ones', async () => {
    const asked = ['DR-1042-BUR-R', 'XX-0000', 'CO-2014-CAM-R', 'DR-1042-BLK-R', 'DR-1042-BUR-R', 'DR-1042-BUR-L']
    const { body } = await api.get(listUrl(asked))

    expect(names(productsByArticleListEndpoint.result.parse(body).list)).toEqual([
      'DR-1042-BUR-R',
      'CO-2014-CAM-R',
      'DR-1042-BUR-L',
    ])
  })

  test.each(['', '&check_show=0', '&check_show=1'])(
    'hidden ones stay hidden from shoppers, with "%s" too',
    async show => {
      const { body } = await api.get(`${listUrl(['DR-1042-BLK-R'])}${show}`)
      expect(body.list).toEqual([])
    },
  )

  test('an empty list of articles is answered with an empty list', async () => {
    expect((await api.get(listUrl([]))).body.list).toEqual([])
  })

  test.each([{ $in: ['A-1'] }, 'A-1', [1], [{ $ne: 1 }], ['a b'], Array(101).fill('A-1')])(
    'refuses %j',
    async articles => {
      const { status, body } = await api.get(listUrl(articles))
      expect([status, body.error.code]).toEqual([400, 'validation'])
      expect(Object.keys(body.error.fields)[0]).toMatch(/^article_list/)
    },
  )

  test('refuses what is not JSON', async () => {
    const { status, body } = await api.get('/api/products/get-by/article-list?article_list=[A-1')
    expect([status, body.error.fields]).toEqual([400, { article_list: 'not_json' }])
  })
})

describe('you may also like', () => {
  test('shows at most eight garments that can be had, never the model itself', async () => {
    const { body } = await api.get(recommendsUrl('DR-1042-BUR-R'))
    const { list } = recommendationsEndpoint.result.parse(body)

    expect(list.length).toBeGreaterThan(0)
    expect(list.length).toBeLessThanOrEqual(8)
    expect(list.filter(({ model, badges }) => model === 'wrap-dress' || badges.includes('sold_out'))).toEqual([])
    expect(new Set(list.map(({ model, color }) => `${model} ${color.name}`)).size).toBe(list.length)
  })

  test('of an unknown article is not found', async () => {
    expect((await api.get(recommendsUrl('XX-0000'))).status).toBe(404)
  })

  test('refuses a name that cannot be one', async () => {
    expect((await api.get(recommendsUrl('$where'))).status).toBe(400)
  })
})
