import { sampleInput } from '@shop/testing/sample'
import { forwardedCall, sendCall } from '../../test/forwarded-calls.ts'
import { startApi } from '../../test/start-api.ts'

/** Asked of the log of exchanges with 1C. */
const exchanges = 'POST /internal/exchanges/euro-prices-left'
const article = 'DR-1042-BUR-R'
const second = 'DR-1042-BUR-L'
const key = '6f1b6f0e-3f52-4d0c-8a51-0d2f3a4b5c6d'
const bulk = { do: 'price', how: 'percent', value: -10, keep_old: true }
const care = { uk: 'Прати вручну', en: 'Hand wash' }
const [before, after] = [{ category: 'dresses' }, { category: 'skirts' }]
const cells = (uah: number) => ({ [article]: { uah: { '36 (S)': uah } } })
const counts = { before: { '36 (S)': 3 }, after: { '36 (S)': 7 } }

/** What the catalogue tells of each change, the first one first. */
const changes: readonly (readonly [call: string, change: object])[] = [
  ['POST /api/admin/products/bulk', { action: 'product_bulk', subject: key, subjects: [article], asked: bulk }],
  ['POST /api/admin/products/changes/:id/undo', { action: 'product_undo', subject: key, subjects: [article] }],
  ['PATCH /api/admin/products/by-article/:article', { action: 'product_change', subject: article, before, after }],
  [
    'PUT /api/admin/products/by-article/:article/stock',
    { action: 'stock_change', subject: article, asked: { reason: 'Постачання' }, ...counts },
  ],
  [
    'PUT /api/admin/products/models/:model',
    { action: 'product_model_change', subject: 'DR-1042', subjects: [article, second], before: {}, after: { care } },
  ],
  [
    'PUT /api/admin/products/models/:model/sizes',
    { action: 'product_sizes', subject: 'DR-1042', subjects: [article], before: cells(4580), after: cells(4990) },
  ],
]

test('the history of a product names its own changes, those of its model, and those of many at once', async () => {
  const { openAs } = await startApi(
    {},
    {
      ...Object.fromEntries(changes.map(([call, change]) => [call, () => ({ change })])),
      [exchanges]: () => ({ left: [] }),
    },
  )
  const content = await openAs('content')
  for (const [index, [call]] of changes.entries()) {
    const endpoint = forwardedCall(call)
    const answer = await sendCall(content, endpoint, sampleInput(endpoint), key.replace('6f', `6${index}`))
    expect([call, answer.status]).toEqual([call, 200])
  }
  const historyOf = async (one: string) =>
    (await content.get(`/api/admin/products/by-article/${one}/history`)).body.history

  const ofModel = { action: 'product_model_change', changes: [{ field: 'care', before: null, after: care }] }
  expect(await historyOf(article)).toMatchObject([
    { action: 'product_sizes', changes: [{ field: 'uah', before: { '36 (S)': 4580 }, after: { '36 (S)': 4990 } }] },
    ofModel,
    { action: 'stock_change', reason: 'Постачання', changes: [{ field: '36 (S)', before: 3, after: 7 }] },
    {
      action: 'product_change',
      who: 'content-of-test',
      changes: [{ field: 'category', before: 'dresses', after: 'skirts' }],
    },
    { action: 'product_undo', bulk: null, changes: [] },
    { action: 'product_bulk', bulk, changes: [] },
  ])
  expect(await historyOf(second)).toMatchObject([ofModel])
})

test('the history of a product says which euro prices 1C left as they were, among the changes of staff', async () => {
  const left = ['2099-01-01', '2020-01-01'].map(day => ({
    at: `${day}T10:00:00.000Z`,
    prices: ['38 (M): 99.5 €', '40 (L): 120 €'],
  }))
  const { openAs, asked } = await startApi(
    {},
    {
      'PATCH /api/admin/products/by-article/:article': () => ({
        change: { action: 'product_change', subject: article },
      }),
      [exchanges]: () => ({ left }),
    },
  )
  const content = await openAs('content')
  const endpoint = forwardedCall('PATCH /api/admin/products/by-article/:article')
  await sendCall(content, endpoint, sampleInput(endpoint), key)

  const { history } = (await content.get(`/api/admin/products/by-article/${article}/history`)).body
  const of1c = { who: '1c', action: 'product_eur_unchanged', reason: '38 (M): 99.5 €, 40 (L): 120 €', changes: [] }
  expect(history).toMatchObject([
    { ...of1c, at: '2099-01-01T10:00:00.000Z' },
    { who: 'content-of-test', action: 'product_change' },
    { ...of1c, at: '2020-01-01T10:00:00.000Z' },
  ])
  expect(asked.at(-1)).toMatchObject({ owner: 'cart-checkout', call: exchanges, body: { article } })
})
