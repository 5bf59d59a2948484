import { startApi } from '../test/start-api.ts'

let api: ReturnType<typeof startApi>

beforeAll(() => {
  api = startApi()
  return api
})

// What a guest, a customer and a browser with a staff cookie are answered. 400 means: allowed, but the body is incomplete.
const expected: Record<string, readonly [number, number, number]> = {
  'POST /api/user/login': [400, 400, 400],
  'POST /api/user/register': [400, 400, 400],
  'POST /api/user/verify': [400, 400, 400],
  'POST /api/user/resend-verification': [401, 200, 401],
  'POST /api/password-reset/send-email': [400, 400, 400],
  'POST /api/password-reset/check-token': [400, 400, 400],
  'POST /api/password-reset/update-password': [400, 400, 400],
  'POST /api/user/check-auth': [200, 200, 200],
  'GET /api/user/get-info': [401, 200, 401],
  'PUT /api/user/update-info': [401, 200, 401],
  'GET /api/user/addresses': [401, 200, 401],
  'POST /api/user/addresses': [401, 400, 401],
  'PUT /api/user/addresses/:id': [401, 400, 401],
  'DELETE /api/user/addresses/:id': [401, 400, 401],
  'PUT /api/user/update-phone': [401, 400, 401],
  'GET /api/user/get-order-history': [401, 200, 401],
  'GET /api/user/export': [401, 200, 401],
  'POST /api/user/delete': [401, 400, 401],
  'GET /api/user/check-birthday': [401, 200, 401],
  'POST /api/phone-verification/send': [401, 400, 401],
  'POST /api/phone-verification/verify': [401, 400, 401],
  'POST /api/news-subscription/add-email': [400, 400, 400],
  'POST /api/news-subscription/confirm': [400, 400, 400],
  'GET /api/news-subscription/confirm': [303, 303, 303],
  'POST /api/news-subscription/end': [400, 400, 400],
  'GET /api/news-subscription/unsubscribe': [303, 303, 303],
  'POST /api/news-subscription/unsubscribe': [410, 410, 410],
  'GET /api/discounts/get-all-conditions': [200, 200, 200],
  'GET /api/discounts/get-user-total-discount-percent': [401, 200, 401],
  'POST /api/user/logout': [200, 200, 200],
}

test('every route is in the access matrix', async () => {
  const { service } = await api
  const routes = service.routes.flatMap(({ list }) => list.map(({ method, path }) => `${method} ${path}`))
  expect(routes.sort()).toEqual(Object.keys(expected).sort())
})

test('guests, customers and staff are answered as the access matrix says', async () => {
  const { service, open } = await api
  const login = { email: 'olena@example.com', password: 'весна-26' }
  await service.createCustomer({ ...login, name: 'Олена', surname: 'Коваль' })
  const [guest, customer, staff] = [open(), open(), open()]
  await customer.post('/api/user/login', login)
  staff.cookies.set('__Host-staff', customer.cookies.get('__Host-session') ?? '')

  for (const [route, statuses] of Object.entries(expected)) {
    const [method = '', path = ''] = route.split(' ')
    for (const [index, browser] of [guest, customer, staff].entries()) {
      const answer = await browser.send(method, path, method === 'GET' ? {} : { json: {} })
      expect([route, index, answer.status]).toEqual([route, index, statuses[index]])
    }
  }
})
