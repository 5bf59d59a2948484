import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import { forServices } from '@shop/contracts/parts'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Change, Written } from '@shop/service-kit/between-services/staff-calls'
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

/** A catalogue that answers what staff change like this, and later the question what it came to like that. */
function catalogWith(write: () => Written<object>, outcome: () => Change | null = () => null): InternalClient {
  const { client } = checkoutWithOneOrder()
  return {
    ...client,
    async write(endpoint) {
      const { answer, ...written } = write()
      return { answer: endpoint.result.parse(answer), ...written }
    },
    call: async endpoint => endpoint.result.parse({ change: outcome() }),
  }
}

test('a change of many products stands in the audit log before it begins, also when its process dies', async () => {
  const died = () => {
    throw new ShopError('busy')
  }
  const api = await startApi({ ask: forServices(() => catalogWith(died)) })
  const key = randomUUID()

  expect((await send(await api.openAs('content'), key)).status).toBe(503)
  await api.service.jobs.runNow('bulk-ends')

  expect(await entriesOf(api, key)).toMatchObject([
    { action: 'product_bulk', who: 'content-of-test', asked, outcome: 'unknown' },
  ])
})

test('a change that goes on after its answer stands in the audit log as begun, and as ended when the job hears of it', async () => {
  const key = randomUUID()
  const end = { action: 'product_bulk', subject: key, subjects: [article], asked: change, after: { changed: 2 } }
  const state = { hasEnded: false }
  const running = { state: 'running', done: 1, total: 2, changed: 1, left: 0, refused: [], undo: null }
  const write = () => ({ answer: running, change: null, isInProgress: true })
  const api = await startApi({ ask: forServices(() => catalogWith(write, () => (state.hasEnded ? end : null))) })
  const { status, body, headers } = await send(await api.openAs('content'), key)
  expect([status, body]).toMatchObject([200, { state: 'running' }])
  await api.service.jobs.runNow('bulk-ends')
  const begun = await entriesOf(api, key)
  expect(begun).toMatchObject([{ action: 'product_bulk', outcome: 'unknown', asked }])

  state.hasEnded = true
  for (let times = 0; times < 2; times += 1) await api.service.jobs.runNow('bulk-ends')

  const entries = await entriesOf(api, key)
  const by = { who: 'content-of-test', address: begun[0]?.address, request_id: headers.get('x-request-id') }
  expect(entries).toMatchObject([{ ...end, ...by }])
  expect(entries[0]).not.toHaveProperty('outcome')
})

test('an undoing that is asked for twice stands in the audit log once, when it has ended', async () => {
  const id = randomUUID()
  const end = { action: 'product_bulk_undo', subject: id, subjects: [article], after: { restored: 2, left: 0 } }
  const undoing = { state: 'undoing', done: 2, total: 2, restored: 0, left: 0 }
  const write = () => ({ answer: undoing, change: null, isInProgress: true })
  const api = await startApi({ ask: forServices(() => catalogWith(write, () => ({ ...end, once: id }))) })
  const staff = await api.openAs('content')
  for (let times = 0; times < 2; times += 1) await staff.post(`${address}/${id}/undo`, {})
  expect(await entriesOf(api, id)).toMatchObject([{ outcome: 'unknown' }, { outcome: 'unknown' }])

  await api.service.jobs.runNow('bulk-ends')

  const entries = await entriesOf(api, id)
  expect(entries).toMatchObject([end])
  expect(entries[0]).not.toHaveProperty('outcome')
})

test('a change that is repeated under its key stands in the audit log once', async () => {
  const api = await startApi()
  const content = await api.openAs('content')
  const key = randomUUID()
  for (let times = 0; times < 2; times += 1) await send(content, key)

  expect((await entriesOf(api, key)).map(({ action }) => action)).toEqual(['product_bulk'])
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
