import { internalAttachOrdersEndpoint } from '@shop/contracts/orders/customer-orders'
import {
  type CustomerFigures,
  internalAddressTextsEndpoint,
  internalOpenOrdersEndpoint,
  internalReckonedOrdersEndpoint,
} from '@shop/contracts/staff/customers/customer-figures'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { systemClock } from '@shop/service-kit/process/clock'
import { toPost } from '@shop/testing/checkout'
import { anAttempt, anOrder } from '../../test/an-order.ts'
import { order as placeOrder } from '../../test/shopping.ts'
import { takeStaffAction as act, paidOrder, refundOrder } from '../../test/staff.ts'
import { startApi } from '../../test/start-api.ts'
import { knownSession, stubAccount } from '../../test/stub-account.ts'
import type { Order } from '../order/order.ts'
import { createThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import { countFigures } from './count-figures.ts'
import { createCustomerFigures } from './customer-figures.repository.ts'

const customer_id = 'customer-1'
const cookie = `__Host-session=${knownSession}`

/** A shop with a customer, and the figures that the account heard of; none while it is down. */
async function shopWithAccount() {
  const taken: CustomerFigures[] = []
  const line = { isDown: false }
  const client = createInternalClient({ calls: stubAccount([], taken) })
  const account: typeof client = {
    ...client,
    call: (endpoint, body) => {
      if (line.isDown && endpoint.path === '/internal/customers/figures') throw new Error('away')
      return client.call(endpoint, body)
    },
  }
  const api = await startApi({ account })
  const sent = async () => {
    taken.length = 0
    await api.service.jobs.runNow('send-figures').catch(() => {})
    return taken.map(({ as_of: _, ...figures }) => figures)
  }
  return { ...api, line, sent }
}

const none = { customer_id, cumulative_uah: 0, largest_purchase_uah: 0, orders: 0, last_order_at: null }

test('the account hears of an order that is placed, paid, refunded, and of nothing else', async () => {
  const api = await shopWithAccount()
  await placeOrder(api, { cookie })
  const last_order_at = api.now().toISOString()
  const placed = { ...none, orders: 1, last_order_at, city: 'Київ' }
  expect(await api.sent()).toEqual([placed])
  expect(await api.sent()).toEqual([])

  await act(api, '26-000001', { action: 'manual_paid', means: 'cash', reason: 'готівка' })
  const stored = await api.db.collection<Order>('orders').findOne({})
  const { subtotal = 0, goods = 0 } = stored?.sums.uah ?? {}
  expect(goods).toBeGreaterThan(0)
  expect(await api.sent()).toEqual([{ ...placed, cumulative_uah: goods, largest_purchase_uah: subtotal }])

  await act(api, '26-000001', { action: 'take' })
  expect(await api.sent()).toEqual([])
})

test('an account that is away is told later', async () => {
  const api = await shopWithAccount()
  await placeOrder(api, { cookie })
  api.line.isDown = true
  expect(await api.sent()).toEqual([])
  api.line.isDown = false
  expect(await api.sent()).toMatchObject([{ orders: 1 }])
})

test('of the order of a guest no account is told until it is attached to one', async () => {
  const api = await shopWithAccount()
  await placeOrder(api)
  await act(api, '26-000001', { action: 'manual_paid', means: 'cash', reason: 'готівка' })
  expect(await api.sent()).toEqual([])

  await api.internal.call(internalAttachOrdersEndpoint, { customer_id, phone: '+380671234567' })
  expect(await api.sent()).toMatchObject([{ customer_id, orders: 1 }])
  const { orders } = await api.internal.call(internalReckonedOrdersEndpoint, { customer_id })
  expect(orders).toMatchObject([{ number: '26-000001', attached_at: api.now().toISOString() }])
})

describe('of orders as they are stored', () => {
  async function shop(...orders: Partial<Order>[]) {
    const api = await startApi()
    for (const [index, about] of orders.entries()) {
      const number = `26-00000${index + 1}`
      const ids = { number, ref: `${number}-aaaaaaaaaaaaa`, idempotency_key: number }
      const created_at = new Date(Date.UTC(2026, 10, index + 1))
      await api.db.collection<Order>('orders').insertOne({ ...anOrder({ customer_id, created_at, ...about }), ...ids })
    }
    return api
  }
  const paid: Partial<Order> = {
    state: 'completed',
    payment_state: 'approved',
    attempts: [anAttempt(1, { state: 'approved' })],
  }

  test('cancelled and expired ones are no orders of the customer, and unpaid ones add nothing', async () => {
    const api = await shop(paid, {}, { state: 'cancelled' }, { state: 'expired' }, { customer_id: 'customer-2' })
    const [customerFigures, thirdPartyOrders] = [createCustomerFigures(api.db), createThirdPartyOrders(api.db)]
    const deps = { customerFigures, thirdPartyOrders, clock: systemClock }
    const figures = await countFigures(deps, [customer_id, 'nobody'])
    const { goods, subtotal } = anOrder().sums.uah
    const sums = { cumulative_uah: goods, largest_purchase_uah: subtotal }

    expect(figures).toMatchObject([
      { customer_id, ...sums, orders: 2, last_order_at: '2026-11-02T00:00:00.000Z' },
      { ...none, customer_id: 'nobody' },
    ])
  })

  test('each says what it adds to the level, in hryvnias, and what came back', async () => {
    const { article, size } = anOrder().lines[0] ?? { article: '', size: '' }
    const lines = [{ article, size, bundle: null, count: 1 }]
    const at = new Date(Date.UTC(2026, 10, 9))
    const api = await shop(
      { ...paid, returns: [{ at, who: 'customer', state: 'open', lines, reason: '', cause: 'too_small' }] },
      {},
    )
    const { orders, returns } = await api.internal.call(internalReckonedOrdersEndpoint, { customer_id })
    const { goods, subtotal } = anOrder().sums.uah

    expect(orders).toMatchObject([
      { number: '26-000002', counts: null },
      {
        number: '26-000001',
        counts: { goods_uah: goods / 100, refunded_uah: 0, kept_uah: goods / 100, purchase_uah: subtotal / 100 },
      },
    ])
    expect(returns).toEqual([
      { order: '26-000001', at: at.toISOString(), state: 'open', cause: 'too_small', pieces: 1 },
    ])
  })

  test('those that are not over are named', async () => {
    const api = await shop(paid, { state: 'shipped' }, { state: 'cancelled' }, {})
    const { numbers } = await api.internal.call(internalOpenOrdersEndpoint, { customer_id })
    expect(numbers).toEqual(['26-000004', '26-000002'])
  })
})

test('addresses are read as one line, and a place that nobody knows is left out', async () => {
  const api = await startApi()
  const { area, city, post_office } = toPost
  const delivery = {
    delivery_method: 'post' as const,
    area: area ?? '',
    city: city ?? '',
    post_office: post_office ?? '',
  }
  const gone = { ...delivery, post_office: '00000000-0000-4000-8000-000000000000' }
  const abroad = { country: 'PL', state: 'Mazowieckie', city: 'Warszawa', address: 'Złota 1', postal_code: '00-019' }
  const { texts } = await api.internal.call(internalAddressTextsEndpoint, {
    addresses: [
      { type: 'ukraine', delivery },
      { type: 'ukraine', delivery: gone },
      { type: 'international', delivery: abroad },
    ],
  })
  expect(texts[0]?.uk).toMatch(/^Нова пошта, .*Київ, Відділення/)
  expect(texts[1]?.uk).toMatch(/^Нова пошта, .*Київ$/)
  expect(texts[2]).toEqual({
    uk: 'Złota 1, Warszawa, Mazowieckie, 00-019, Польща',
    en: 'Złota 1, Warszawa, Mazowieckie, 00-019, Poland',
  })
})

test('what was refunded is told', async () => {
  const api = await shopWithAccount()
  const { number } = await paidOrder({ cookie }, api)
  const [{ cumulative_uah: before } = none] = await api.sent()
  await refundOrder(api, number, { amount: 1000 })

  const [{ cumulative_uah: after } = none] = await api.sent()
  expect(before).toBeGreaterThan(0)
  expect(before - after).toBe(100_000)
})
