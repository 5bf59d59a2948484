import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import {
  internalBulkRecordedEndpoint,
  internalEndedBulksEndpoint,
  internalRunBulkEndpoint,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import { aProduct, aRow } from '../../test/product-calls.ts'
import { checkoutWithOneOrder, startApi } from '../../test/start-api.ts'

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

const entriesOf = async ({ db }: Awaited<ReturnType<typeof startApi>>, subject: string) =>
  db.collection('audit').find({ subject }).sort({ at: 1 }).toArray()
const send = (staff: Awaited<ReturnType<Awaited<ReturnType<typeof startApi>>['openAs']>>, key: string) =>
  staff.send('POST', address, { json: asked, headers: { 'Idempotency-Key': key } })

/** A catalogue that answers some calls otherwise. */
function catalogWith(answers: Record<string, () => object>): InternalClient {
  const { client } = checkoutWithOneOrder()
  return {
    ...client,
    async call(endpoint, body, file) {
      const answer = answers[endpoint.path]
      return answer ? endpoint.result.parse(answer()) : client.call(endpoint, body, file)
    },
  }
}

test('a change of many products stands in the audit log before it begins, also when its process dies', async () => {
  const died = () => {
    throw new ShopError('busy')
  }
  const api = await startApi({ catalog: catalogWith({ [internalRunBulkEndpoint.path]: died }) })
  const key = randomUUID()

  expect((await send(await api.openAs('content'), key)).status).toBe(503)

  expect(await entriesOf(api, key)).toMatchObject([
    { action: 'product_bulk_begin', who: 'content-of-test', asked: change, after: { total: 2 } },
  ])
})

test('a change that goes on after its answer stands in the audit log as begun, and once as ended when the job hears of it', async () => {
  const key = randomUUID()
  const progress = { done: 1, total: 2, changed: 1, left: 0 }
  const running = () => ({ state: 'running', ...progress, refused: [], undo: key, articles: [article] })
  const ended = { ...progress, done: 2, changed: 2, id: key, who: 'content-of-test', at: '', change, refused: 0 }
  const asEnded = { ...ended, state: 'done', undone: null, can_undo: true, articles: [article], undone_by: null }
  const told: unknown[] = []
  const api = await startApi({
    catalog: catalogWith({
      [internalRunBulkEndpoint.path]: running,
      [internalEndedBulksEndpoint.path]: () => ({ bulks: [{ ...asEnded, restored_articles: [] }] }),
      [internalBulkRecordedEndpoint.path]: () => {
        told.push(key)
        return {}
      },
    }),
  })
  expect(await send(await api.openAs('content'), key)).toMatchObject({ status: 200, body: { state: 'running' } })
  await api.service.jobs.runNow('bulk-ends')
  await api.service.jobs.runNow('bulk-ends')

  const [begin, ...rest] = await entriesOf(api, key)
  expect(begin).toMatchObject({ action: 'product_bulk_begin' })
  const { address: from, request_id } = begin ?? { address: '', request_id: '' }
  expect(rest).toMatchObject([
    {
      action: 'product_bulk',
      who: 'content-of-test',
      subjects: [article],
      after: { changed: 2 },
      address: from,
      request_id,
    },
  ])
  expect(told).toEqual([key, key])
})

test('a change that is repeated under its key stands in the audit log once', async () => {
  const api = await startApi()
  const content = await api.openAs('content')
  const key = randomUUID()
  for (let times = 0; times < 2; times += 1) await send(content, key)

  expect((await entriesOf(api, key)).map(({ action }) => action)).toEqual(['product_bulk_begin', 'product_bulk'])
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
