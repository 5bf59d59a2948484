import { randomUUID } from 'node:crypto'
import { startApi } from '../../test/start-api.ts'

const article = 'DR-1042-BUR-R'
const address = '/api/admin/products/models/DR-1042/sizes'
const headers = { 'Idempotency-Key': randomUUID() }
const cells = { size: '36 (S)', uah: 4990 }
const bodyWith = (changed: object, reason = '') => ({
  articles: [{ article, revision: 3, sizes: [{ ...cells, ...changed }] }],
  reason,
})

test('a change of cells reaches the catalogue under its key, and stands in the history of each article with its own cells', async () => {
  const { openAs, asked } = await startApi()
  const content = await openAs('content')

  const { status } = await content.send('PUT', address, { json: bodyWith({}), headers })

  expect([status, asked]).toEqual([200, [{ model: 'DR-1042', key: headers['Idempotency-Key'], change: bodyWith({}) }]])
  const { body } = await content.get(`/api/admin/products/by-article/${article}/history`)
  expect(body.history).toMatchObject([
    { action: 'product_sizes', changes: [{ field: 'uah', before: ['36 (S): 4580'], after: ['36 (S): 4990'] }] },
  ])
})

test.each([
  [{ uah: -5 }, 'uah', 'not_positive'],
  [{ uah: 0 }, 'uah', 'price_required'],
  [{ uah: 10.5 }, 'uah', 'whole_hryvnias'],
  [{ uah: 'дорого' }, 'uah', 'not_a_number'],
  [{ uah: 1_000_001 }, 'uah', 'too_big'],
  [{ eur: -1 }, 'eur', 'not_positive'],
  [{ eur: 1.999 }, 'eur', 'two_decimals'],
  [{ old_uah: -5 }, 'old_uah', 'not_positive'],
  [{ weight_kg: 0 }, 'weight_kg', 'weight'],
  [{ preorder_limit: -1 }, 'preorder_limit', 'negative'],
  [{ preorder_limit: 1.5 }, 'preorder_limit', 'whole_items'],
  [{ stock_by: 0.5 }, 'stock_by', 'whole_items'],
])('a cell with %j is refused at the cell, by what is wrong with it', async (changed, column, code) => {
  const { openAs } = await startApi()
  const json = bodyWith(changed, 'Перелік')

  const { status, body } = await (await openAs('content')).send('PUT', address, { json, headers })

  expect([status, body.error?.fields]).toEqual([400, { [`articles.0.sizes.0.${column}`]: code }])
})

test('stock changes with a reason only, and nothing without a key', async () => {
  const { openAs } = await startApi()
  const content = await openAs('content')
  const { body } = await content.send('PUT', address, { json: bodyWith({ stock_by: 2 }), headers })

  expect(body.error?.fields).toEqual({ reason: 'reason_required' })
  expect((await content.send('PUT', address, { json: bodyWith({}) })).status).toBe(400)
})
