import { alternativesEndpoint, sellablesEndpoint } from '@shop/contracts/catalog/stock'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeAll(async () => {
  api = await startApi({ now: new Date('2026-11-21T09:00:00Z') })
})

const size = '36 (S)'
const ask = async (...lines: { article: string; size?: string; bundle?: string }[]) => {
  const { sellables } = await api.internal.call(sellablesEndpoint, {
    lines: lines.map(line => ({ size, bundle: null, ...line })),
  })
  return sellables
}

test('answers the prices in minor units, the weight and what is on the shelf', async () => {
  const [line] = await ask({ article: 'DR-1042-BUR-R' })

  expect(line).toMatchObject({
    category: 'wrap-dresses',
    categories: ['wrap-dresses', 'dresses'],
    picture: 'wrap-dress-burgundy-front',
    color: { uk: 'Бордовий', en: 'Burgundy' },
    available: 24,
  })
  expect(line?.price.uah).toBe(499_000)
  expect(line?.list).toEqual(line?.price)
  expect(line?.weight_kg).toBeCloseTo(0.435)
})

test('a sale holds from its day on', async () => {
  const now = await ask({ article: 'DR-1042-IVF-R' })
  const soon = await ask({ article: 'DR-1042-NVD-R' })

  expect(now[0]?.price.uah).toBeLessThan(now[0]?.list.uah ?? 0)
  expect(soon[0]?.price).toEqual(soon[0]?.list)
})

test('leaves out lines of hidden or unknown articles', async () => {
  await api.db.collection('articles').updateOne({ article: 'DR-1042-BLK-L' }, { $set: { is_shown: false } })

  const lines = await ask(
    { article: 'DR-1042-BLK-L' },
    { article: 'XX-0000' },
    { article: 'DR-1042-BUR-R', size: '99' },
  )

  expect(lines).toEqual([])
})

test('the percent of a bundle is answered while the bundle is complete, in any height', async () => {
  const bundle = 'BN-9001-CAM'
  const whole = await ask({ article: 'CO-2014-CAM-R', bundle }, { article: 'DR-1042-BUR-L', bundle })
  const half = await ask({ article: 'CO-2014-CAM-R', bundle }, { article: 'DR-1042-BUR-L' })
  const other = await ask({ article: 'CO-2014-CAM-R', bundle }, { article: 'DR-1042-EME-R', bundle })

  expect(whole.map(line => line.bundle_percent)).toEqual([10, 10])
  expect([...half, ...other].map(line => line.bundle_percent)).toEqual([null, null, null, null])
})

test('a garment that is no part of the bundle is not reduced, however its line is tagged', async () => {
  const bundle = 'BN-9001-CAM'
  const lines = await ask(
    { article: 'CO-2014-CAM-R', bundle },
    { article: 'DR-1042-BUR-R', bundle },
    { article: 'DR-1042-EME-R', bundle },
  )

  expect(lines.map(line => line.bundle_percent)).toEqual([10, 10, null])
})

test('a size that is not made completes no bundle', async () => {
  const bundle = 'BN-9001-CAM'
  const lines = await ask({ article: 'CO-2014-CAM-R', bundle }, { article: 'DR-1042-BUR-R', size: '99', bundle })

  expect(lines).toMatchObject([{ bundle_percent: null }])
})

test('an unknown bundle reduces nothing', async () => {
  expect(await ask({ article: 'CO-2014-CAM-R', bundle: 'BN-0000' })).toMatchObject([{ bundle_percent: null }])
})

test('an awaited article can be bought in advance, and the day is answered', async () => {
  const awaited = await api.db.collection('articles').findOne({ preorder_on: { $ne: null } })
  expect(await ask({ article: awaited?.article })).toMatchObject([
    { available: 0, preorder: { expected_on: awaited?.preorder_on, left: null } },
  ])
})

test('what is on the shelf, or promised out, is not sold in advance', async () => {
  const awaited = 'CO-2014-IVO-R'
  await api.db.collection('stock').updateOne({ article: awaited, size }, { $set: { preorder_limit: 0 } })

  expect(await ask({ article: awaited }, { article: 'DR-1042-BUR-R' })).toMatchObject([
    { available: 0, preorder: null },
    { available: 24, preorder: null },
  ])
})

test('in place of an article all sizes of every shown colour and height of its model are answered, also of a hidden one', async () => {
  const hidden = 'DR-1042-BLK-L'
  await api.db.collection('articles').updateOne({ article: hidden }, { $set: { is_shown: false } })

  const { alternatives } = await api.internal.call(alternativesEndpoint, { articles: [hidden, 'XX-0000'] })

  expect(alternatives.map(({ of }) => of)).toEqual([hidden])
  const [{ sellables } = { sellables: [] }] = alternatives
  const articles = new Set(sellables.map(({ article }) => article))
  expect([...articles].every(article => article.startsWith('DR-1042-'))).toBe(true)
  expect([articles.has('DR-1042-BUR-R'), articles.has('DR-1042-BUR-L'), articles.has(hidden)]).toEqual([
    true,
    true,
    false,
  ])
  expect(sellables.filter(({ article }) => article === 'DR-1042-BUR-R').length).toBeGreaterThan(1)
  const [same] = await ask({ article: 'DR-1042-BUR-R' })
  expect(sellables).toContainEqual(same)
})
