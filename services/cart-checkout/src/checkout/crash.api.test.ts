import { randomUUID } from 'node:crypto'
import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import { callBack, decide } from '../../test/bank.ts'
import { askQuote, info, order, orderAndPay, orderBody } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { dress } from '../../test/stub-catalog.ts'

/** So long a visitor waits for a copy that is frozen. */
const LEASE_MS = 2000

/** The process dies at the point: what it would have done next never happens. */
function dieAt(point: FailpointName): void {
  const disarm = armFailpoint(point, () => {
    disarm()
    throw new Error(`died at ${point}`)
  })
}

async function recover(api: Api): Promise<void> {
  api.wait(LEASE_MS)
  await api.service.jobs.runNow('finish-orders')
}

test.each(['placing-saved', 'stock-reserved', 'reservation-confirmed', 'order-placed'] as const)(
  'dying at %s leaves an order that the job completes',
  async point => {
    const api = await startApi()
    const [quote, key] = [await askQuote(api), randomUUID()]
    dieAt(point)
    expect((await api.post('/api/orders/create', orderBody(quote), { key })).status).toBe(500)

    await recover(api)

    const { status, body } = await api.post('/api/orders/create', orderBody(quote), { key })
    expect([status, body.order.number]).toEqual([201, '26-000001'])
    expect(api.shelves[dress]).toMatchObject({ available: 4, holds: { '26-000001': 1 } })
  },
)

test.each(['placing-saved', 'stock-reserved'] as const)(
  'the same key settles what died at %s without waiting for the job',
  async point => {
    const api = await startApi()
    const [quote, key] = [await askQuote(api), randomUUID()]
    dieAt(point)
    await api.post('/api/orders/create', orderBody(quote), { key })
    api.wait(LEASE_MS)

    const { status, body } = await api.post('/api/orders/create', orderBody(quote), { key })

    expect([status, body.order.number]).toEqual([201, '26-000001'])
    expect(api.shelves[dress]?.available).toBe(4)
  },
)

test.each(['before-validation', 'cart-checked'] as const)('dying at %s leaves nothing to be undone', async point => {
  const api = await startApi()
  dieAt(point)

  expect((await order(api)).status).toBe(500)

  expect(await api.db.collection('orders').countDocuments()).toBe(0)
})

test('an order that died before its reservation, when the last item was sold meanwhile, is undone and its key is free', async () => {
  const api = await startApi()
  const [quote, key] = [await askQuote(api), randomUUID()]
  dieAt('placing-saved')
  await api.post('/api/orders/create', orderBody(quote), { key })
  Object.assign(api.shelves[dress] ?? {}, { available: 0 })

  await recover(api)

  const { body } = await api.post('/api/orders/create', orderBody(quote), { key })
  expect(body.error.code).toBe('out_of_stock')
  api.wait(180_000)
  await api.service.jobs.runNow('finish-orders')
  expect(await api.db.collection('orders').countDocuments()).toBe(0)
})

test('a reservation that arrives after its order was undone does not keep the item', async () => {
  const api = await startApi()
  dieAt('placing-saved')
  await order(api)
  const shelf = api.shelves[dress]
  Object.assign(shelf ?? {}, { available: 0 })
  await recover(api)
  Object.assign(shelf ?? {}, { available: 4, holds: { '26-000001': 1 } })

  api.wait(180_000)
  await api.service.jobs.runNow('finish-orders')

  expect(shelf).toMatchObject({ available: 5, holds: {} })
})

test('an unfinished order is no order for anybody yet', async () => {
  const api = await startApi()
  dieAt('stock-reserved')
  await order(api)
  const saved = await api.db.collection('orders').findOne({})

  expect((await api.get(`/api/orders/get-info?order=${saved?.ref}`)).status).toBe(404)
  expect((await api.post('/api/payments/start', { order: saved?.ref, method: 'card' })).status).toBe(404)
})

test.each(['payment-event-saved', 'stock-sold'] as const)(
  'a payment is not lost when the process dies at %s',
  async point => {
    const api = await startApi()
    const { ref, fields } = await orderAndPay(api)
    dieAt(point)
    await decide(api, fields, 'approve')

    await recover(api)

    expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
    expect(api.shelves[dress]).toMatchObject({ available: 4, holds: {}, sold: 1 })
    expect((await decide(api, fields, 'approve')).status).toBe(303)
    expect(api.shelves[dress]?.sold).toBe(1)
  },
)

test('an attempt that was saved before the process died is handed out again', async () => {
  const api = await startApi()
  const { ref } = (await order(api)).body.order
  dieAt('attempt-saved')
  await api.post('/api/payments/start', { order: ref, method: 'card' })

  const again = await api.post('/api/payments/start', { order: ref, method: 'card' })

  expect(again.body.fields).toContainEqual({ name: 'orderReference', value: '26-000001-1' })
})

test('items whose reservation was to be extended when the process died are reserved as long as the order is', async () => {
  const api = await startApi()
  const { ref, number } = (await order(api)).body.order
  api.wait(10 * 60_000)
  dieAt('reservation-extended')
  await api.post('/api/payments/start', { order: ref, method: 'card' })

  await recover(api)

  expect(api.asked.filter(asked => asked === `extend ${number}`)).toHaveLength(2)
  expect(await api.db.collection('orders').findOne({ ref })).toMatchObject({ tasks: [], tasks_lease_until: null })
})

test('a payment event that was faster than our own save is applied, although the process died right after that save', async () => {
  const api = await startApi()
  const { ref, number } = (await order(api)).body.order
  await callBack(api, `${number}-1`)
  dieAt('attempt-saved')
  await api.post('/api/payments/start', { order: ref, method: 'card' })

  await api.post('/api/payments/start', { order: ref, method: 'card' })

  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
})

test('an expiry that died half way releases the items later', async () => {
  const api = await startApi()
  const { ref } = (await order(api)).body.order
  api.wait(31 * 60_000)
  dieAt('stock-released')
  await api.service.jobs.runNow('expire-orders')

  await recover(api)

  expect(await info(api, ref)).toMatchObject({ order_status: 'expired', can_pay: false })
  expect(api.shelves[dress]).toMatchObject({ available: 5, holds: {} })
})
