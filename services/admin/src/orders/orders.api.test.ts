import { startApi } from '../../test/start-api.ts'

let api: ReturnType<typeof startApi>

beforeAll(() => {
  api = startApi()
  return api
})
const list = '/api/orders/get-like-payment-id'

test('staff read the orders, and the query is sent on', async () => {
  const { openAs, asked } = await api
  const manager = await openAs('manager')

  const { body } = await manager.get(`${list}?limit=10&page=2&search=26-0&filters[isPaid]=1&filters[needs]=packing`)
  expect(body).toMatchObject({ status: true, count: 1, page: 2, limit: 10, orders: [{ number: '26-000042' }] })
  await manager.get(list)
  expect(asked).toEqual([
    { limit: 10, page: 2, search: '26-0', 'filters[isPaid]': '1', 'filters[needs]': 'packing' },
    {},
  ])
})

test('staff read one order in full', async () => {
  const { body } = await (await (await api).openAs('accountant')).get('/api/orders/get-full-info?order=26-000042')
  expect(body.order).toMatchObject({
    number: '26-000042',
    phone: '+380671234567',
    delivery_text: { en: 'Kyiv, branch 1' },
  })
})

test.each([
  'limit=0',
  'limit=101',
  'page=x',
  'filters[isPaid]=yes',
  'filters[needs]=love',
  'filters[tab]=love',
  'filters[delivery]=pigeon',
  'filters[preorder]=yes',
  'filters[sumFrom]=-1',
  'filters[sumTo]=10.5',
  'filters[from]=2026-02-31',
  'filters[until]=yesterday',
  `search=${'x'.repeat(101)}`,
])('refuses %s', async query => {
  const { status } = await (await (await api).openAs('owner')).get(`${list}?${query}`)
  expect(status).toBe(400)
})
