import { randomUUID } from 'node:crypto'
import { toPost } from '@shop/testing/checkout'
import { askQuote, info, oneDress, order, orderBody } from '../../test/shopping.ts'
import { type Answer, type Json, startApi } from '../../test/start-api.ts'
import { knownSession } from '../../test/stub-account.ts'
import { dress, size, skirt } from '../../test/stub-catalog.ts'

test('a guest orders a dress: the number, the sum and the time to pay come back, and the item is reserved', async () => {
  const api = await startApi()

  const { status, body } = await order(api)

  expect(status).toBe(201)
  expect(body.order).toEqual({
    number: '26-000001',
    ref: expect.stringMatching(/^26-000001-[a-z2-7]{13}$/),
    total: { amount: 5070, currency: 'UAH' },
    reserved_until: '2026-11-21T10:30:00.000Z',
  })
  expect(api.shelves[dress]).toMatchObject({ available: 4, holds: { '26-000001': 1 } })
})

test('the order remembers every price, both currencies and the rate of that day', async () => {
  const api = await startApi()
  const { ref } = (await order(api, { lines: [...oneDress, { article: skirt, size, count: 1 }] })).body.order

  const saved = await api.db.collection('orders').findOne({ ref })

  expect(saved).toMatchObject({
    eur_rate: 4500,
    sums: { subtotal: 709000, discount: 0, delivery: 8000, total: 717000, weight: 0.9 },
    lines: [
      { list_price: { uah: 499000, eur: 11100 }, unit: 499000, weight_kg: 0.45, in_base: true },
      { list_price: { uah: 300000, eur: 6700 }, current_price: { uah: 210000, eur: 4700 }, unit: 210000 },
    ],
    delivery_text: {
      uk: expect.stringMatching(/^Нова пошта, Київська обл., Київ, /),
      en: expect.stringMatching(/^Nova Poshta, Kyiv region, Kyiv, /),
    },
  })
})

test('a customer with a level pays less, and a planted session gives nothing', async () => {
  const api = await startApi()
  const quoteFor = async (session: string) => (await askQuote(api, { cookie: `__Host-session=${session}` })).body.quote

  expect(await quoteFor(knownSession)).toMatchObject({ discount: 499, discount_percent: 10, discount_kind: 'loyalty' })
  expect(await quoteFor('somebody-elses-invention')).toMatchObject({ discount: 0, discount_kind: 'none' })
})

test('a promo code that is not valid refuses the order instead of being forgotten', async () => {
  const api = await startApi()
  const sent = { ...orderBody(await askQuote(api)), promo_code: 'SPRING15' }

  const refused = await api.post('/api/orders/create', sent, { key: randomUUID() })

  expect([refused.status, refused.body.error.code]).toEqual([409, 'promo_not_found'])
  expect(api.shelves[dress]?.available).toBe(5)
})

test('when the price changed since the quote, nothing is ordered and the new quote comes back', async () => {
  const api = await startApi()
  const quote = await askQuote(api)
  Object.assign(api.shelves[dress] ?? {}, { list: { uah: 520000, eur: null }, price: { uah: 520000, eur: null } })

  const refused = await api.post('/api/orders/create', orderBody(quote), { key: randomUUID() })

  expect(refused.status).toBe(409)
  expect(refused.body.error).toMatchObject({ code: 'price_changed', quote: { total: 5280 } })
  const again = await api.post('/api/orders/create', orderBody(refusedQuote(refused.body)), { key: randomUUID() })
  expect(again.body.order.total.amount).toBe(5280)
  expect(await api.db.collection('orders').countDocuments()).toBe(1)
})

test('when an item is sold out, the shopper is told which, and nothing is reserved', async () => {
  const api = await startApi()
  const quote = await askQuote(api)
  Object.assign(api.shelves[dress] ?? {}, { available: 0 })

  const refused = await api.post('/api/orders/create', orderBody(quote), { key: randomUUID() })

  expect(refused.status).toBe(409)
  expect(refused.body.error).toMatchObject({
    code: 'out_of_stock',
    message: 'Деяких товарів немає в наявності, оновіть сторінку',
    lines: [{ article: dress, size, requested: 1, available: 0 }],
  })
  expect(await api.db.collection('orders').countDocuments()).toBe(0)
})

test('a product that was hidden since the quote is out of stock', async () => {
  const api = await startApi()
  const quote = await askQuote(api)
  delete api.shelves[dress]

  const refused = await api.post('/api/orders/create', orderBody(quote), { key: randomUUID() })

  expect(refused.body.error.lines).toEqual([{ article: dress, size, requested: 1, available: 0 }])
})

test('the same line twice is two items, and both are reserved', async () => {
  const api = await startApi()

  await order(api, { lines: [...oneDress, { article: dress, size, count: 3 }] })

  expect(api.shelves[dress]).toMatchObject({ available: 1 })
})

test('pick-up from a shop of ours costs nothing', async () => {
  const api = await startApi()
  const delivery = { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' }

  const { body } = await order(api, { delivery })

  expect(body.order.total.amount).toBe(4990)
})

test('an order in euros is kept in euros', async () => {
  const api = await startApi()

  const { body } = await order(api, { currency: 'EUR' })

  expect(body.order.total).toEqual({ amount: 112.78, currency: 'EUR' })
})

const wrong: [field: string, code: string, change: Json][] = [
  ['customer.name', 'name_required', { customer: { ...person(), name: ' ' } }],
  ['customer.name', 'name_incorrect', { customer: { ...person(), name: 'Олена1' } }],
  ['customer.last_name', 'last_name_incorrect', { customer: { ...person(), last_name: 'https://evil' } }],
  ['customer.last_name', 'last_name_required', { customer: { ...person(), last_name: '' } }],
  ['customer.phone', 'phone_incorrect', { customer: { ...person(), phone: '+38067' } }],
  ['customer.email', 'email_incorrect', { customer: { ...person(), email: 'olena@example' } }],
  ['consent', 'consent_required', { consent: false }],
  ['lines', 'empty_cart', { lines: [] }],
  ['lines.0.count', 'invalid', { lines: [{ article: dress, size, count: 1.5 }] }],
  ['lines.0.article', 'invalid', { lines: [{ article: { $gt: '' }, size, count: 1 }] }],
  ['quote_hash', 'invalid', { quote_hash: 'abc' }],
  ['payment_method', 'invalid', { payment_method: 'cash' }],
  ['note', 'too_long', { note: 'н'.repeat(1001) }],
  ['delivery.area', 'invalid', { delivery: { ...toPost, area: '00000000-0000-4000-8000-000000000000' } }],
  ['delivery.city', 'invalid', { delivery: { ...toPost, city: '00000000-0000-4000-8000-000000000000' } }],
  ['delivery.post_office', 'invalid', { delivery: { ...toPost, post_office: toPost.city } }],
  [
    'delivery.self_delivery',
    'invalid',
    { delivery: { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'atlantis' } },
  ],
]

test('a wrong field is named with its code', async () => {
  const api = await startApi()
  const quote = await askQuote(api)

  for (const [field, code, change] of wrong) {
    const { status, body } = await api.post('/api/orders/create', orderBody(quote, { body: change }), {
      key: randomUUID(),
    })
    expect([field, status, body.error.fields?.[field]]).toEqual([field, 400, code])
  }
})

test('an order needs a key, and the key is a UUID', async () => {
  const api = await startApi()
  const quote = await askQuote(api)

  expect((await api.post('/api/orders/create', orderBody(quote))).status).toBe(400)
  expect((await api.post('/api/orders/create', orderBody(quote), { key: '1' })).status).toBe(400)
})

test('nobody finds an order by its number, and what the ref shows says nothing of the person', async () => {
  const api = await startApi()
  const { number, ref } = (await order(api)).body.order

  expect((await api.get(`/api/orders/get-info?order=${number}`)).status).toBe(404)
  expect((await api.get(`/api/orders/get-info?order=${number}-aaaaaaaaaaaaa`)).status).toBe(404)
  expect(await info(api, ref)).toEqual({
    number,
    date: '2026-11-21T10:00:00.000Z',
    amount: 4990,
    discount: 0,
    delivery: 80,
    total: 5070,
    currency: 'UAH',
    payment_status: 'in_processing',
    order_status: 'awaiting_payment',
    partly_returned: false,
    can_pay: true,
    charge_uah: null,
    promo: null,
    preorder: null,
    decline_reason: null,
    reserved_until: '2026-11-21T10:30:00.000Z',
    can_cancel: true,
    asking_bank: false,
    bank_silent: false,
    cancel_requested: false,
    maybe_charged: false,
    money_back: false,
    return_until: null,
    last_return: null,
    is_yours: false,
    may_read: false,
  })
})

test('two hundred buyers want twenty items: twenty get one each, the others are refused clearly', async () => {
  const api = await startApi()
  Object.assign(api.shelves[dress] ?? {}, { available: 20 })
  const quote = await askQuote(api)
  const buy = () => api.post('/api/orders/create', orderBody(quote), { key: randomUUID() })

  const answers = await Promise.all(Array.from({ length: 200 }, buy))

  const placed = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ body }) => body.error?.code === 'out_of_stock')
  expect([placed.length, refused.length]).toEqual([20, 180])
  expect(new Set(placed.map(({ body }) => body.order.number)).size).toBe(20)
  expect(api.shelves[dress]?.available).toBe(0)
})

test('more than ten orders of one buyer within ten minutes are too many, also of the same cart, which stays one open order', async () => {
  const api = await startApi({ limitsFactor: 1 })
  const { cookie } = await askQuote(api)
  const answers: Answer[] = []
  for (let count = 1; count <= 11; count++) answers.push(await order(api, { cookie }))

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } })
})

function refusedQuote({ error }: Json) {
  return {
    status: 200,
    body: { quote_hash: error.quote_hash },
    cookie: null,
    text: '',
    location: null,
    headers: new Headers(),
  }
}

function person() {
  return { name: 'Олена', last_name: 'Шевченко', phone: '+380671234567', email: 'olena@example.com' }
}
