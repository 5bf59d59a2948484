import { randomUUID } from 'node:crypto'
import { startApi } from '../../test/start-api.ts'

const address = '/api/admin/products/by-article/DR-1042-BUR-R/stock'
const change = { changes: [{ size: '36 (S)', by: 5 }], reason: 'Постачання' }
const headers = { 'Idempotency-Key': randomUUID() }

test('a change of stock reaches the catalogue under its key, and the audit log keeps counts and reason', async () => {
  const { openAs, asked, db } = await startApi()

  const { status, body } = await (await openAs('content')).send('PUT', address, { json: change, headers })

  expect([status, body]).toMatchObject([200, { stock: [{ size: '36 (S)', available: 7 }] }])
  expect(asked).toEqual([{ article: 'DR-1042-BUR-R', key: headers['Idempotency-Key'], change }])
  expect(await db.collection('audit').findOne({ action: 'stock_change' })).toMatchObject({
    subject: 'DR-1042-BUR-R',
    asked: { reason: 'Постачання' },
    before: { '36 (S)': 3 },
    after: { '36 (S)': 8 },
  })
})

test.each([
  [{ changes: [] }, 'changes'],
  [{ changes: [{ size: '36 (S)', by: 0 }] }, 'changes.0.by'],
  [{ changes: [{ size: '36 (S)', by: 1.5 }] }, 'changes.0.by'],
  [{ changes: [{ size: '36 (S)', by: -100_001 }] }, 'changes.0.by'],
  [{ reason: ' ' }, 'reason'],
])('a change of stock with %j is refused', async (changed, field) => {
  const { openAs } = await startApi()
  const content = await openAs('content')

  const { status, body } = await content.send('PUT', address, { json: { ...change, ...changed }, headers })

  expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, [field]])
})

const demand = '/api/admin/products/by-article/DR-1042-BUR-R/demand'

test('staff of the content see how many wait for each size, others and guests do not', async () => {
  const { openAs, open, asked } = await startApi()
  const { status, body } = await (await openAs('content')).get(demand)
  expect([status, body]).toEqual([200, { status: true, demand: [{ size: '36 (S)', count: 3 }] }])
  expect(asked).toEqual([{ article: 'DR-1042-BUR-R' }])

  expect((await (await openAs('accountant')).get(demand)).status).toBe(403)
  expect((await open().get(demand)).status).toBe(401)
})

test('the demand for something that is no article is refused', async () => {
  const { openAs } = await startApi()
  expect((await (await openAs('content')).get(demand.replace('DR-1042-BUR-R', 'a$b'))).status).toBe(400)
})

test('a change of stock without a key is refused: it could come twice', async () => {
  const { openAs } = await startApi()
  expect((await (await openAs('content')).send('PUT', address, { json: change })).status).toBe(400)
})
