import { internalForgetCustomerEndpoint } from '@shop/contracts/customers/customer-privacy'
import { internalAttachOrdersEndpoint } from '@shop/contracts/orders/customer-orders'
import {
  type GuestFigures,
  internalForgetGuestEndpoint,
  internalGuestOrdersEndpoint,
} from '@shop/contracts/staff/customers/buyer-figures'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { anOrder } from '../../test/an-order.ts'
import { order as placeOrder } from '../../test/shopping.ts'
import { takeStaffAction as act } from '../../test/staff.ts'
import { startApi } from '../../test/start-api.ts'
import { knownSession, stubAccount } from '../../test/stub-account.ts'
import type { Order } from '../order/order.ts'

const guest = { phone: '+380671234567', email: 'olena@example.com' }

/** A shop, and what the account heard of guests. */
async function shopWithAccount() {
  const guests: GuestFigures[] = []
  const account = createInternalClient({ calls: stubAccount([], [], guests) })
  const api = await startApi({ account })
  const orders = api.db.collection<Order>('orders')
  const told = async () => {
    guests.length = 0
    await api.service.jobs.runNow('send-figures')
    return guests.map(({ as_of: _, ...figures }) => figures)
  }
  /** An order as it was stored, of a guest who typed this phone and mailbox. */
  const store = async (number: string, about: Partial<Order> = {}) => {
    const ids = { number, ref: `${number}-aaaaaaaaaaaaa`, idempotency_key: number }
    const customer = { ...anOrder().customer, ...guest }
    await orders.insertOne({
      ...anOrder({ customer_id: null, customer, search_form: 7, created_at: api.now(), ...about }),
      ...ids,
    })
  }
  return { ...api, orders, told, store }
}

test('two orders of one phone and mailbox are one guest, told once until something changes', async () => {
  const api = await shopWithAccount()
  await placeOrder(api)
  await placeOrder(api)
  const [first, ...others] = await api.told()
  expect(first).toMatchObject({
    ...guest,
    person: { name: 'Олена', first_order_at: api.now().toISOString() },
    orders: 2,
    cumulative_uah: 0,
    city: 'Київ',
  })
  expect(others).toEqual([])
  expect(await api.told()).toEqual([])

  await act(api, '26-000001', { action: 'manual_paid', means: 'cash', reason: 'готівка' })
  const [paid] = await api.told()
  expect(paid?.cumulative_uah).toBeGreaterThan(0)
  const { orders } = await api.internal.call(internalGuestOrdersEndpoint, guest)
  expect(orders.map(({ number }) => number).toSorted()).toEqual(['26-000001', '26-000002'])
})

test('the order of a customer is no guest’s', async () => {
  const api = await shopWithAccount()
  await placeOrder(api, { cookie: `__Host-session=${knownSession}` })
  expect(await api.told()).toEqual([])
})

test('an order that an account takes leaves the guest with nothing', async () => {
  const api = await shopWithAccount()
  await placeOrder(api)
  await act(api, '26-000001', { action: 'manual_paid', means: 'cash', reason: 'готівка' })
  await api.told()
  await api.internal.call(internalAttachOrdersEndpoint, { customer_id: 'customer-1', phone: guest.phone })
  expect(await api.told()).toMatchObject([{ ...guest, person: null, orders: 0 }])
})

test('orders from before guests were told of are told of by the job that stores them once more', async () => {
  const api = await shopWithAccount()
  await api.store('26-000001', { state: 'completed', payment_state: 'approved' })
  expect(await api.told()).toEqual([])
  await api.service.jobs.runNow('renew-search-terms')
  expect(await api.told()).toMatchObject([{ ...guest, orders: 1 }])
})

test('a guest who is forgotten stands in no order that is over, and as soon as it is over in none', async () => {
  const api = await shopWithAccount()
  await api.store('26-000001', { state: 'completed', payment_state: 'approved' })
  await api.store('26-000002', { state: 'shipped', payment_state: 'approved' })
  await api.internal.call(internalForgetGuestEndpoint, guest)
  await api.internal.call(internalForgetGuestEndpoint, guest)

  expect(await api.told()).toMatchObject([{ ...guest, person: null }])
  expect(await api.orders.findOne({ number: '26-000001' })).toMatchObject({ forgotten_at: expect.any(Date) })
  expect(JSON.stringify(await api.orders.findOne({ number: '26-000001' }))).not.toContain('olena@example')
  expect(await api.orders.findOne({ number: '26-000002' })).toMatchObject({ forget_wanted: true })
})

test('orders on their way of a customer who left make no guest of her', async () => {
  const api = await shopWithAccount()
  await api.store('26-000001', { state: 'shipped', payment_state: 'approved', customer_id: 'customer-1' })
  await api.internal.call(internalForgetCustomerEndpoint, { customer_id: 'customer-1' })
  expect(await api.told()).toEqual([])
})
