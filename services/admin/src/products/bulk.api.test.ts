import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import { internalChangeOutcomeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import type { Change } from '@shop/service-kit/between-services/staff-calls'
import { startApi } from '../../test/start-api.ts'

const article = 'DR-1042-BUR-R'
const address = '/api/admin/products/bulk'
const change = { do: 'price', how: 'percent', value: -10, keep_old: true }
const asked = { which: { by: 'articles', articles: [article] }, change }

const entriesOf = async ({ db }: Awaited<ReturnType<typeof startApi>>, subject: string) =>
  db.collection('audit').find({ subject }).sort({ at: 1 }).toArray()
const send = (staff: Awaited<ReturnType<Awaited<ReturnType<typeof startApi>>['openAs']>>, key: string) =>
  staff.send('POST', address, { json: asked, headers: { 'Idempotency-Key': key } })

/** Beside a catalogue that answers what staff change like this, and later the question what it came to like that. */
const startBeside = (write: () => object, outcome: () => Change | null = () => null) =>
  startApi(
    {},
    {
      'POST /api/admin/products/bulk': write,
      'POST /api/admin/products/changes/:id/undo': write,
      [`POST ${internalChangeOutcomeEndpoint.path}`]: () => ({ change: outcome() }),
    },
  )

test('a change of many products stands in the audit log before it begins, also when its process dies', async () => {
  const died = () => {
    throw new ShopError('busy')
  }
  const api = await startBeside(died)
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
  const api = await startBeside(write, () => (state.hasEnded ? end : null))
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
  const end = { action: 'product_undo', subject: id, subjects: [article], after: { restored: 2, left: 0 } }
  const undoing = { state: 'undoing', restored: 0, left: 0, kept: [], emails: 0 }
  const write = () => ({ answer: undoing, change: null, isInProgress: true })
  const api = await startBeside(write, () => ({ ...end, once: id }))
  const staff = await api.openAs('content')
  for (let times = 0; times < 2; times += 1) await staff.post(`/api/admin/products/changes/${id}/undo`, {})
  expect(await entriesOf(api, id)).toMatchObject([{ outcome: 'unknown' }, { outcome: 'unknown' }])

  await api.service.jobs.runNow('bulk-ends')

  const entries = await entriesOf(api, id)
  expect(entries).toMatchObject([end])
  expect(entries[0]).not.toHaveProperty('outcome')
})
