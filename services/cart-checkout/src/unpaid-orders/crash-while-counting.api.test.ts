import { randomUUID } from 'node:crypto'
import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import { askQuote, order, orderBody } from '../../test/shopping.ts'
import { takeStaffAction } from '../../test/staff.ts'
import type { Api } from '../../test/start-api.ts'
import { dress } from '../../test/stub-catalog.ts'
import { browser, counted, HERE, orders, statusesOf, unpaidShop } from '../../test/unpaid-shop.ts'

const olena = { cookie: browser('olena'), address: HERE }

function dieAt(point: FailpointName): void {
  const disarm = armFailpoint(point, () => {
    disarm()
    throw new Error(`died at ${point}`)
  })
}

async function recover(api: Api): Promise<void> {
  api.wait(20_000)
  await api.service.jobs.runNow('finish-orders')
}

test('an order that died between being counted and its reservation is counted once when the job completes it', async () => {
  const api = await unpaidShop()
  dieAt('unpaid-counted')
  expect((await order(api, olena)).status).toBe(500)

  await recover(api)

  expect(await api.db.collection('orders').countDocuments({ state: 'awaiting_payment' })).toBe(1)
  expect(await counted(api)).toEqual(Array(2).fill({ orders: 1, items: 1 }))
})

test('an order that died between being counted and its reservation, when its item was sold meanwhile, leaves nothing counted', async () => {
  const api = await unpaidShop()
  dieAt('unpaid-counted')
  await order(api, olena)
  Object.assign(api.shelves[dress] ?? {}, { available: 0 })

  await recover(api)

  expect(await counted(api)).toEqual([])
})

test('the same key again, after the process died while it counted, makes one order that is counted once', async () => {
  const api = await unpaidShop()
  const quote = await askQuote(api)
  const key = randomUUID()
  dieAt('unpaid-counted')
  await api.post('/api/orders/create', orderBody(quote), { key })
  api.wait(20_000)

  expect((await api.post('/api/orders/create', orderBody(quote), { key })).status).toBe(201)

  expect(await counted(api)).toEqual(Array(2).fill({ orders: 1, items: 1 }))
})

test('an expiry that died before the order was taken off the count finishes it later', async () => {
  const api = await unpaidShop()
  await order(api, olena)
  api.wait(31 * 60_000)
  dieAt('stock-released')
  await api.service.jobs.runNow('expire-orders')
  expect(await counted(api)).toHaveLength(2)

  await recover(api)

  expect(await counted(api)).toEqual([])
})

test('an order that staff mark unpaid is counted again, and not refused when the buyer has three others', async () => {
  const api = await unpaidShop()
  const [first] = await orders(api, [4], olena)
  const { number, ref } = first?.body.order ?? {}
  await takeStaffAction(api, number, { action: 'manual_paid', means: 'transfer', reason: 'Переказ' })
  expect(statusesOf(await orders(api, [1, 2, 3], olena))).toEqual([201, 201, 201])

  await takeStaffAction(api, number, { action: 'manual_unpaid', reason: 'Помилка' })

  expect(await counted(api)).toEqual(Array(2).fill({ orders: 4, items: 10 }))
  expect((await api.get(`/api/orders/get-info?order=${ref}`)).body.order.can_pay).toBe(true)
  expect(statusesOf(await orders(api, [5], olena))).toEqual([429])
})
