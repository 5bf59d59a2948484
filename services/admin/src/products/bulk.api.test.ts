import { randomUUID } from 'node:crypto'
import { aProduct, aRow } from '../../test/product-calls.ts'
import { startApi } from '../../test/start-api.ts'

const { article } = aRow
const address = '/api/admin/products/bulk'
const change = { do: 'price', how: 'percent', value: -10, keep_old: true }
const asked = { which: { by: 'articles', articles: [article] }, change }
const headers = { 'Idempotency-Key': randomUUID() }

test('a change of many products and its undoing stand in the history of each, between its own changes', async () => {
  const { openAs } = await startApi()
  const content = await openAs('content')
  const ofOne = `/api/admin/products/by-article/${article}`
  const { stock: _, lacks: __, variants: ___, rate: ____, ...form } = aProduct

  const { status, body } = await content.send('POST', address, { json: asked, headers })
  expect([status, body]).toMatchObject([200, { changed: 1, refused: [{ why: ['picture'] }] }])
  await content.send('POST', `${address}/${headers['Idempotency-Key']}/undo`, { json: {} })
  await content.send('PUT', ofOne, { json: { ...form, category: 'skirts' } })
  const stock = { changes: [{ size: '36 (S)', by: 4 }], reason: 'Постачання' }
  await content.send('PUT', `${ofOne}/stock`, { json: stock, headers: { 'Idempotency-Key': randomUUID() } })

  const { history } = (await content.get(`${ofOne}/history`)).body as { history: unknown[] }
  expect(history).toMatchObject([
    { action: 'stock_change', reason: 'Постачання', changes: [{ field: '36 (S)', before: 3, after: 7 }] },
    {
      action: 'product_change',
      who: 'content-of-test',
      changes: [{ field: 'category', before: 'dresses', after: 'skirts' }],
    },
    { action: 'product_bulk_undo', bulk: null, changes: [] },
    { action: 'product_bulk', bulk: change, changes: [] },
  ])
})

test.each([
  [{ ...asked, which: { by: 'articles', articles: [] } }],
  [{ ...asked, which: { by: 'filter', filter: {} } }],
  [{ ...asked, which: { by: 'filter', filter: {}, count: 10_001 } }],
  [{ ...asked, change: { ...change, value: 0 } }],
  [{ ...asked, change: { ...change, value: -91 } }],
  [{ ...asked, change: { ...change, how: 'set', value: 99.5 } }],
  [{ ...asked, change: { do: 'burn' } }],
])('a change of many products with %j is refused', async json => {
  const { openAs } = await startApi()
  expect((await (await openAs('content')).send('POST', address, { json, headers })).status).toBe(400)
})
