import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import { forServices } from '@shop/contracts/parts'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import { checkoutWithOneOrder, startApi } from '../../test/start-api.ts'

const path = '/api/admin/orders/26-000042'

test('an action is sent on with the name of its member of staff, and the audit log keeps before and after', async () => {
  const { openAs, asked, db } = await startApi()
  const manager = await openAs('manager')

  const { body } = await manager.post(`${path}/ship`, { tracking: ' 20450123456789 ' })

  expect(body.order).toMatchObject({ number: '26-000042', order_status: 'processing' })
  expect(asked).toEqual([{ number: '26-000042', who: 'manager-of-test', tracking: '20450123456789' }])
  expect(await db.collection('audit').findOne({ action: 'order_ship' })).toMatchObject({
    who: 'manager-of-test',
    subject: '26-000042',
    asked: { tracking: '20450123456789' },
    before: { order_status: 'paid' },
    after: { order_status: 'processing' },
  })
})

const wish = { delivery: true, comment: 'Пошкоджена коробка', refunded_so_far: 120 }
const once = () => ({ 'Idempotency-Key': randomUUID() })

test('a refund by an accountant is recorded in the audit log, with the sum that its author saw', async () => {
  const { openAs, asked, db } = await startApi()
  const accountant = await openAs('accountant')
  const headers = once()

  const { body } = await accountant.send('POST', `${path}/refund`, { json: wish, headers })

  expect(body).toMatchObject({ order: { number: '26-000042' } })
  const key = headers['Idempotency-Key']
  expect(asked).toEqual([{ number: '26-000042', ...wish, key, who: 'accountant-of-test' }])
  expect(await db.collection('audit').findOne({ action: 'order_refund' })).toMatchObject({
    before: { refunded_so_far: 120 },
    after: { amount: 4580 },
  })
})

test('a refund that is repeated under its key stands in the audit log once, one under another key again', async () => {
  const { openAs, db } = await startApi()
  const accountant = await openAs('accountant')
  const headers = once()
  for (const sent of [headers, headers, once()])
    await accountant.send('POST', `${path}/refund`, { json: wish, headers: sent })

  const entries = await db.collection('audit').find({ subject: '26-000042' }).sort({ at: 1 }).toArray()
  expect(entries.map(({ action }) => action).toSorted()).toEqual([...['order_refund', 'order_refund']])
})

test('a refund whose answer was lost stands in the audit log as begun, and its repeat as done', async () => {
  const way = { isCut: true }
  const { client: reached } = checkoutWithOneOrder()
  const lost: InternalClient = {
    ...reached,
    async write(endpoint, asked) {
      const written = await reached.write(endpoint, asked)
      if (way.isCut) throw new ShopError('busy')
      return written
    },
  }
  const { openAs, db } = await startApi({ ask: forServices(() => lost) })
  const accountant = await openAs('accountant')
  const headers = once()
  const entries = async () =>
    (await db.collection('audit').find({ subject: '26-000042' }).toArray()).map(({ action }) => action)

  expect((await accountant.send('POST', `${path}/refund`, { json: wish, headers })).status).toBe(503)
  expect(await entries()).toEqual(['order_refund'])
  expect(await db.collection('audit').findOne({ action: 'order_refund' })).toMatchObject({ outcome: 'unknown' })
  way.isCut = false
  expect((await accountant.send('POST', `${path}/refund`, { json: wish, headers })).status).toBe(200)
  expect(await entries()).toEqual(['order_refund'])
  const done = await db.collection('audit').findOne({ action: 'order_refund' })
  expect(done).toMatchObject({ before: { refunded_so_far: 120 }, after: { state: 'done' } })
  expect(done).not.toHaveProperty('outcome')
})

test.each([
  ['its key', wish, {}],
  ['the sum that its author saw', { ...wish, refunded_so_far: undefined }, once()],
])('a refund without %s is refused', async (_, json, headers) => {
  const { openAs, asked } = await startApi()

  expect((await (await openAs('accountant')).send('POST', `${path}/refund`, { json, headers })).status).toBe(400)
  expect(asked).toEqual([])
})

test.each([
  ['ship', { tracking: '' }, { tracking: 'tracking_required' }],
  ['ship', { tracking: '!!!' }, { tracking: 'tracking_invalid' }],
  ['cancel', { reason: ' ' }, { reason: 'reason_required' }],
  ['returns', { step: 'accept', lines: [{ article: 'A-1', size: 'S', count: 1 }] }, { 'lines.0.restock': 'required' }],
])('%s with %j is refused, field by field', async (action, body, fields) => {
  const { openAs } = await startApi()
  const answer = await (await openAs('manager')).post(`${path}/${action}`, body)

  expect([answer.status, answer.body.error]).toMatchObject([400, { fields }])
})

test('a payment is marked with its reason, by the calls that the specification names', async () => {
  const { openAs, asked } = await startApi()
  const manager = await openAs('manager')

  await manager.post('/api/orders/update-payment?order=26-000042&is_paid=1', { reason: 'Переказ' })
  await manager.post(
    '/api/orders/update-comment?order=26-000042&comment=%D0%94%D0%B7%D0%B2%D0%BE%D0%BD%D0%B8%D0%BB%D0%B8',
    {},
  )

  expect(asked).toMatchObject([
    { order: '26-000042', is_paid: '1', reason: 'Переказ' },
    { order: '26-000042', comment: 'Дзвонили' },
  ])
})
