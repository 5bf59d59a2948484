import { DAY_MS } from '@shop/calendar/durations'
import {
  internalForgetCustomerEndpoint,
  internalLastOrderEndpoint,
  internalShoppingDataEndpoint,
} from '@shop/contracts/customers/customer-privacy'
import { newThirdPartyOrderEndpoint } from '@shop/contracts/orders/third-party-orders'
import { updateCommentEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { anOrder } from '../../test/an-order.ts'
import { startApi } from '../../test/start-api.ts'
import { knownSession } from '../../test/stub-account.ts'
import type { Order } from '../order/order.ts'

const customer_id = 'customer-1'
const signedIn = { cookie: `__Host-session=${knownSession}` }
const PERSON = /Олена|Шевченко|671234567|olena@example|Хрещатик/

async function shop(...orders: Partial<Order>[]) {
  const api = await startApi()
  for (const [index, about] of orders.entries()) {
    const number = `26-00000${index + 1}`
    const courier = {
      type: 'ukraine',
      delivery_method_option: 'courier',
      area: 'a',
      city: 'c',
      courier_delivery: 'Хрещатик, 1',
    } as const
    const row = { at: api.now(), event: 'complete', from: 'delivered', to: 'completed', who: 'shop' }
    await api.db.collection<Order>('orders').insertOne({
      ...anOrder({ customer_id, state: 'completed', payment_state: 'approved', created_at: api.now() }),
      number,
      ref: `${number}-aaaaaaaaaaaaa`,
      idempotency_key: number,
      delivery: courier,
      history: [row],
      delivery_text: { uk: 'Хрещатик, 1', en: 'Хрещатик, 1' },
      note: 'для Олени',
      comment: 'Олена просила',
      comment_changes: [{ at: api.now(), who: 'taras', text: 'Олена просила' }],
      comments: [{ id: '1', at: api.now(), who: 'taras', text: 'Передзвонити Олені', assignee: 'olena', done: null }],
      search_terms: ['шевченко'],
      ...about,
    })
  }
  return {
    ...api,
    stored: async (number = '26-000001') => {
      const order = await api.db.collection<Order>('orders').findOne({ number })
      if (!order) throw new Error(`${number} is gone`)
      return order
    },
    forget: () => api.internal.call(internalForgetCustomerEndpoint, { customer_id }),
    job: () => api.service.jobs.runNow('forget-persons'),
  }
}

test('a forgotten customer leaves orders that say what was bought and paid, and nothing about the person', async () => {
  const open = await shop({})
  const before = await open.stored()
  await open.forget()
  await open.forget()

  const after = await open.stored()
  expect(JSON.stringify(after)).not.toMatch(PERSON)
  expect(after).toMatchObject({ number: before.number, sums: before.sums, customer_id: null, forgotten_at: open.now() })
  expect(after.history.filter(({ event }) => event === 'person_forgotten')).toHaveLength(1)
})

test('the use of a promo code still counts, and says nothing about the person', async () => {
  const open = await shop({})
  const uses = open.db.collection('promo_uses')
  const customer = ['customer customer-1', 'email olena@example.com']
  await uses.insertOne({ order: '26-000001', code: 'SPRING15', customer })
  await open.forget()

  const kept = await uses.findOne({ order: '26-000001' })
  expect(kept).toMatchObject({ code: 'SPRING15' })
  expect(JSON.stringify(kept)).not.toMatch(/olena@example|customer-1/)
})

test('of a return it stays known what came back, not what anybody wrote about it', async () => {
  const reason = 'Олена: тисне, телефонуйте +380671234567'
  const lines = [{ article: 'DR-1042-BUR-L', size: '36 (S)', bundle: null, count: 1 }]
  const asked = { at: new Date(0), who: 'customer', lines, reason, cause: 'too_small', state: 'accepted' } as const
  const row = { at: new Date(0), event: 'return_request', from: 'delivered', to: 'return_requested', who: 'customer' }
  const decided = { at: new Date(0), who: 'iryna', reason }
  const open = await shop({
    state: 'returned',
    returns: [asked],
    refund_requests: [{ at: new Date(0), who: 'petro', lines, reason, state: 'declined', decided }],
    history: [
      { ...row, payload: { lines, reason } },
      { ...row, event: 'refund_request', payload: { lines, reason } },
      { ...row, event: 'refund_decline', payload: { reason } },
    ],
  })
  await open.forget()

  const after = await open.stored()
  expect(JSON.stringify(after)).not.toMatch(PERSON)
  expect(after.returns).toMatchObject([{ lines, cause: 'too_small', reason: '' }])
  expect(after.refund_requests).toMatchObject([{ who: 'petro', lines, reason: '' }])
})

test('of cancellations, refunds and payments it stays known what happened, not what staff wrote about them', async () => {
  const words = 'Олена: +380671234567'
  const row = {
    at: new Date(0),
    event: 'cancel',
    from: 'paid',
    to: 'cancelled',
    who: 'petro',
    payload: { reason: words },
  }
  const refund = { payment_id: '26-000001-1', amount: 100, lines: [], delivery: false, who: 'petro', at: new Date(0) }
  const closed = { at: new Date(0), who: 'petro', reason: words }
  const marked = { ...row, event: 'manual_paid 26-000001-1' }
  const open = await shop({
    state: 'cancelled',
    refunds: [{ ...refund, comment: words, state: 'declined', closed }],
    cancel_requested: { at: new Date(0), who: 'petro', payload: { reason: words } },
    history: [row, { ...row, event: 'refund_settled' }, marked],
  })
  const event = { _id: '26-000001-7 declined', settled: { at: new Date(0), who: 'petro', reason: words } }
  const events = open.db.collection<{ _id: string }>('stray_payment_words')
  await events.insertOne(event as { _id: string })
  await open.forget()

  const after = await open.stored()
  expect(JSON.stringify(after)).not.toMatch(PERSON)
  expect(after.refunds).toMatchObject([{ amount: 100, comment: '', closed: { who: 'petro', reason: '' } }])
  expect(after.history.map(({ event }) => event)).toEqual([
    'cancel',
    'refund_settled',
    'manual_paid 26-000001-1',
    'person_forgotten',
  ])
  expect(await events.findOne({})).toMatchObject({ settled: { who: 'petro', reason: '' } })
})

test('what staff write about an order after it lost its person goes within the hour', async () => {
  const open = await shop({})
  await open.forget()
  const { forgotten_at } = await open.stored()
  const query = { order: '26-000001', comment: 'Олена дзвонила' }
  open.wait(DAY_MS)
  await open.staff.write(updateCommentEndpoint, { query })
  expect((await open.stored()).comment).toBe(query.comment)

  await open.job()
  const after = await open.stored()
  expect(JSON.stringify(after)).not.toMatch(PERSON)
  expect(after.forgotten_at).toEqual(forgotten_at)
  await open.job()
  expect(await open.stored()).toEqual(after)
})

test('while the admin service is away the order keeps its person, and loses them when it is back', async () => {
  const open = await shop({})
  open.notifiedStaff.isAway = true
  await expect(open.forget()).rejects.toThrow('away')
  expect((await open.stored()).customer.name).toBe('Олена')

  open.notifiedStaff.isAway = false
  await open.forget()
  expect(JSON.stringify(await open.stored())).not.toMatch(PERSON)
  const person = { surname: 'Шевченко', email: 'olena@example.com' }
  expect(open.notifiedStaff.forgotten.at(-1)).toMatchObject({ subjects: expect.arrayContaining(['26-000001']), person })
})

test('three years after an order by link was touched last it loses what staff wrote in it', async () => {
  const open = await startApi()
  const body = { amount: 100, currency: 'UAH' as const, hours: 72, note: 'Олена, Instagram' }
  const { number } = (await open.staff.write(newThirdPartyOrderEndpoint, { body })).order
  const note = async () => (await open.db.collection('third_party_orders').findOne({ number }))?.note
  await open.service.jobs.runNow('expire-third-party-orders')
  open.wait(1094 * DAY_MS)
  await open.service.jobs.runNow('forget-persons')
  expect(await note()).toBe('Олена, Instagram')

  open.wait(3 * DAY_MS)
  await open.service.jobs.runNow('forget-persons')
  expect(await note()).toBe('')
})

test('the cart and the wishlist of a forgotten customer are gone at once', async () => {
  const open = await shop()
  const data = {
    mode: 'merge',
    lines: [{ article: 'DR-1042-BUR-L', size: '36 (S)', count: 1, bundle: null, timestamp: open.now().getTime() }],
  }
  await open.post('/api/cart/update', { data }, signedIn)
  const items = [{ article: 'DR-1042-BUR-L', timestamp: open.now().getTime() }]
  await open.post('/api/wishlist/update', { data: { mode: 'merge', items } }, signedIn)
  const kept = await open.internal.call(internalShoppingDataEndpoint, { customer_id })
  expect([kept.cart.length, kept.wishlist.length]).toEqual([1, 1])

  await open.forget()
  for (const name of ['carts', 'wishlists']) expect(await open.db.collection(name).countDocuments()).toBe(0)
})

test('a typed town and department of a forgotten customer’s order are removed: they may hold anything', async () => {
  const delivery = {
    type: 'ukraine',
    typed: true,
    delivery_method_option: 'post',
    area: 'Київська',
    city: 'Київ',
    post_office: 'Хрещатик, 1, для Олени',
  } as const
  const open = await shop({ delivery })
  await open.forget()

  expect((await open.stored()).delivery).toEqual({ ...delivery, area: '—', city: '—', post_office: '—' })
})

test('an order on its way keeps its address until it is over', async () => {
  const open = await shop({ state: 'shipped' })
  await open.forget()
  await open.job()
  expect(await open.stored()).toMatchObject({ customer_id: null, customer: { name: 'Олена' } })

  await open.db.collection('orders').updateOne({}, { $set: { state: 'completed' } })
  await open.job()
  expect(JSON.stringify(await open.stored())).not.toMatch(PERSON)
})

test('three years after an order was over its person is forgotten, no earlier, and once', async () => {
  const open = await shop({ customer_id: null })
  open.wait(1094 * DAY_MS)
  await open.job()
  expect((await open.stored()).customer.name).toBe('Олена')

  open.wait(3 * DAY_MS)
  await open.job()
  // The account hears that the guest's card is gone, which the order notes down till then.
  await open.service.jobs.runNow('send-figures')
  const first = await open.stored()
  expect(JSON.stringify(first)).not.toMatch(PERSON)
  await open.job()
  expect(await open.stored()).toEqual(first)
})

test('an order that is not over is nobody’s past yet', async () => {
  const open = await shop({ state: 'processing' })
  open.wait(1200 * DAY_MS)
  await open.job()
  expect((await open.stored()).customer.name).toBe('Олена')
})

test('a customer gets only their own data, with the person of each order', async () => {
  const open = await shop({}, { customer_id: 'customer-2' })
  const { orders } = await open.internal.call(internalShoppingDataEndpoint, { customer_id })
  expect(orders).toMatchObject([{ number: '26-000001', customer: { phone: '+380671234567' }, note: 'для Олени' }])
  expect(await open.internal.call(internalLastOrderEndpoint, { customer_id })).toEqual({ at: open.now().toISOString() })
  expect(await open.internal.call(internalLastOrderEndpoint, { customer_id: 'nobody' })).toEqual({ at: null })
})
