import { randomUUID } from 'node:crypto'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { askQuote, order, orderBody, startToPay, twoDresses } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'
import { dress } from '../../test/stub-catalog.ts'

test('the same request again is the same order, also after the answer was lost and without a cookie', async () => {
  const api = await startApi()
  const [quote, key] = [await askQuote(api), randomUUID()]
  const first = await api.post('/api/orders/create', orderBody(quote), { key })

  const again = await api.post('/api/orders/create', orderBody(quote), { key })
  const withCookie = await api.post('/api/orders/create', orderBody(quote), { key, cookie: first.cookie })

  expect(again).toMatchObject({ status: 201, body: first.body })
  expect(withCookie.body).toEqual(first.body)
  expect(api.shelves[dress]?.available).toBe(4)
})

test('the answer to a repeated request does not change when the customer has begun to pay', async () => {
  const api = await startApi()
  const [quote, key] = [await askQuote(api), randomUUID()]
  const first = await api.post('/api/orders/create', orderBody(quote), { key })
  api.wait(20 * 60_000)
  await startToPay(api, first.body.order.ref)

  expect((await api.post('/api/orders/create', orderBody(quote), { key })).body).toEqual(first.body)
})

test('a request sent twenty times at once makes one order', async () => {
  const api = await startApi({ limitsFactor: 1 })
  const { cookie, ...quote } = await askQuote(api)
  const key = randomUUID()
  const sent = orderBody({ ...quote, cookie })

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.post('/api/orders/create', sent, { key, cookie })),
  )

  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
  expect(await api.db.collection('orders').countDocuments()).toBe(1)
})

test('another cart under the same key is refused', async () => {
  const api = await startApi()
  const key = randomUUID()
  const { cookie } = await askQuote(api)
  await order(api, { key, cookie })

  const other = await order(api, { key, lines: twoDresses, cookie })

  expect(other).toMatchObject({ status: 409, body: { error: { code: 'idempotency_conflict' } } })
})

test('the key of another buyer is refused, and tells nothing of that order', async () => {
  const api = await startApi()
  const key = randomUUID()
  const first = await order(api, { key })

  const stranger = await order(api, { key, cookie: '__Host-buyer=another-browser-altogether' })

  expect(stranger).toMatchObject({ status: 409, body: { error: { code: 'idempotency_conflict' } } })
  expect(stranger.text).not.toContain(first.body.order.number)
  expect(stranger.text).not.toContain(first.body.order.ref)
})

test('a repeated request waits for the first one that is still placing', async () => {
  const api = await startApi()
  const { cookie, ...quote } = await askQuote(api)
  const key = randomUUID()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const disarm = armFailpoint('placing-saved', () => {
    disarm()
    arrive()
    return gate
  })
  const create = (note: string) =>
    api.post('/api/orders/create', { ...orderBody({ ...quote, cookie }), note }, { key, cookie })

  const first = create('')
  await arrived
  const second = create('')
  setTimeout(open, 200)

  const bodies = await Promise.all([first, second])
  expect(bodies[0].status).toBe(201)
  expect(bodies[1].body).toEqual(bodies[0].body)
})

test('ordering the same things again gives the unpaid earlier order up, so that the last item does not block its own buyer', async () => {
  const api = await startApi()
  Object.assign(api.shelves[dress] ?? {}, { available: 1 })
  const { cookie } = await askQuote(api)
  const first = await order(api, { cookie })

  const second = await order(api, { cookie })

  expect(second.status).toBe(201)
  expect(api.shelves[dress]).toMatchObject({ available: 0, holds: { [second.body.order.number]: 1 } })
  const { body } = await api.get(`/api/orders/get-info?order=${first.body.order.ref}`)
  expect(body.order).toMatchObject({ order_status: 'expired', can_pay: false })
})

test('an earlier order stays while a bank is taking its money', async () => {
  const api = await startApi()
  const { cookie } = await askQuote(api)
  const first = (await order(api, { cookie })).body.order
  await api.db.collection('orders').updateOne({ number: first.number }, { $set: { payment_state: 'in_processing' } })

  const second = (await order(api, { cookie })).body.order

  expect(api.shelves[dress]?.holds).toEqual({ [first.number]: 1, [second.number]: 1 })
})
