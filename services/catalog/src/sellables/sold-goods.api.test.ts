import { salesScopeEndpoint, sizeCodesEndpoint, soldGoodsNowEndpoint } from '@shop/contracts/staff/goods/sold-goods'
import { startApi } from '../../test/start-api.ts'
import { createStockAlertsRepository } from '../back-in-stock/stock-alerts.repository.ts'

const dress = 'DR-1042-BUR-R'

test('the articles of a model are all its colours and heights, hidden ones too', async () => {
  const { internal, db } = await startApi()
  await db.collection('articles').updateOne({ article: dress }, { $set: { is_shown: false } })

  const { articles } = await internal.call(salesScopeEndpoint, { model: 'wrap-dress' })

  expect(articles).toContain(dress)
  expect(articles.length).toBeGreaterThan(4)
  expect(await internal.call(salesScopeEndpoint, { model: 'NO-SUCH' })).toMatchObject({ articles: [] })
})

test('a category comes with all below it, archived ones too, and one that is gone is itself', async () => {
  const { internal, db } = await startApi()
  await db.collection('categories').updateOne({ name: 'wrap-dresses' }, { $set: { is_archived: true } })

  const { categories } = await internal.call(salesScopeEndpoint, { category: 'dresses' })

  expect(categories).toEqual(expect.arrayContaining(['dresses', 'wrap-dresses']))
  expect(await internal.call(salesScopeEndpoint, { category: 'capes' })).toMatchObject({ categories: ['capes'] })
})

test('of sizes that have codes these are answered, of hidden articles, too', async () => {
  const { internal, db } = await startApi()
  const coded = { 'sizes.0.barcode': '4006381333931', 'sizes.0.own_code': 'WRAP-34', is_shown: false }
  await db.collection('articles').updateOne({ article: dress }, { $set: coded })

  const { sizes } = await internal.call(sizeCodesEndpoint, { articles: [dress, 'DR-1042-BUR-L'] })

  expect(sizes).toEqual([{ article: dress, size: expect.any(String), barcode: '4006381333931', own_code: 'WRAP-34' }])
})

test('of an article its name, its shelves, and how many wait for each size are answered', async () => {
  const { internal, db } = await startApi()
  const stockAlerts = createStockAlertsRepository(db)
  const asked = { article: dress, size: '38 (M)', locale: 'uk' as const }
  await stockAlerts.addProved({ ...asked, id: 'one', email: 'one@example.com' }, new Date())
  await stockAlerts.addProved({ ...asked, id: 'two', email: 'two@example.com' }, new Date())

  const { goods } = await internal.call(soldGoodsNowEndpoint, { articles: [dress, 'NO-SUCH-1'] })

  expect(goods).toMatchObject([{ article: dress, color: 'burgundy' }])
  expect(goods[0]?.sizes).toContainEqual({ size: '38 (M)', available: 24, waiting: 2 })
})
