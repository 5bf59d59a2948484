import { asksForStepUp } from '@shop/service-kit/calls/guards'
import { accessMatrix } from '../test/routes-by-access.ts'
import { startShop } from '../test/start-shop.ts'

/** Every kind of caller. */
const callers = ['guest', 'customer', 'owner', 'manager', 'content', 'accountant'] as const
type Caller = (typeof callers)[number]

/** Who may call what (docs/rules.md, "Permissions"), written apart from the contracts: a change of one has to be made in the other too. */
const allowedCallers: Record<string, readonly Caller[]> = {
  public: callers,
  // A signature or a token inside the request authenticates it.
  provider: callers,
  customer: ['customer'],
  'staff:orders': ['owner', 'manager', 'accountant'],
  'staff:fulfilment': ['owner', 'manager'],
  'staff:refunds': ['owner', 'accountant'],
  'staff:promo': ['owner', 'manager'],
  'staff:rates': ['owner', 'manager'],
  'staff:settings': ['owner', 'manager'],
  'staff:customers': ['owner', 'manager'],
  'staff:content': ['owner', 'content'],
  'staff:statistics': ['owner', 'accountant'],
  staff: ['owner', 'manager', 'content', 'accountant'],
  'staff:staff': ['owner'],
  'staff:outbox': ['owner', 'manager'],
  'staff:system': ['owner'],
}

/** What a session alone does not allow: password and code are asked for again (rules, access). */
const stepUpRoutes = [
  'POST /api/admin/audit/exports',
  'POST /api/admin/bundles/exports',
  'POST /api/admin/categories/exports',
  'POST /api/admin/collections/exports',
  'POST /api/admin/colors/exports',
  'POST /api/admin/sizes/exports',
  'POST /api/admin/heights/exports',
  'POST /api/admin/shop-location/exports',
  'POST /api/admin/customer-notes/exports',
  'POST /api/admin/customers/exports',
  'POST /api/admin/images/exports',
  'POST /api/admin/integration-1c/exchanges/exports',
  'POST /api/admin/integration-1c/goods/exchanges/exports',
  'POST /api/admin/integration-1c/queue/exports',
  'POST /api/admin/me/second-factor/begin',
  'POST /api/admin/me/second-factor/recovery-codes',
  'POST /api/admin/me/second-factor/switch-off',
  'POST /api/admin/newsletter/exports',
  'POST /api/admin/orders/exports',
  'POST /api/admin/outbox/exports',
  'POST /api/admin/payments/check/exports',
  'POST /api/admin/payments/orders/exports',
  'POST /api/admin/payments/unmatched/exports',
  'POST /api/admin/products/history/exports',
  'POST /api/admin/products/import/exports',
  'POST /api/admin/products/import/products/exports',
  'POST /api/admin/promo-codes/exports',
  'POST /api/admin/redirects/exports',
  'POST /api/admin/releases/exports',
  'POST /api/admin/releases/tokens',
  'POST /api/admin/releases/tokens/strike',
  'POST /api/admin/staff',
  'POST /api/admin/staff-list/exports',
  'PUT /api/admin/staff-rules',
  'PUT /api/admin/staff/:id',
  'POST /api/admin/staff/:id/second-factor/reset',
  'POST /api/admin/staff/:id/send-link',
  'POST /api/admin/staff/:id/switch-off',
  'POST /api/admin/staff/:id/switch-on',
  'POST /api/admin/statistics/sales/exports',
  'POST /api/admin/statistics/sew-again/exports',
  'POST /api/admin/third-party-orders/exports',
]

let shop: ReturnType<typeof startShop>

beforeAll(() => {
  shop = startShop()
  return shop
})
afterAll(async () => (await shop).stop())

// A caller who signs out in between would be a guest for the rest.
const isLast = ({ route }: { route: string }) => Number(route.endsWith('/logout'))

test('every route of the shop is in the access matrix, under the access rule that it declares', async () => {
  const { services } = await shop
  const declared = Object.values(services).flatMap(({ routes }) =>
    routes.flatMap(({ list }) => list.map(({ method, path, access }) => `${access} ${method} ${path}`)),
  )
  expect(declared.toSorted()).toEqual(accessMatrix.map(({ access, route }) => `${access} ${route}`).toSorted())
})

test('the calls that a session alone does not allow are these and no other, and a session alone is refused', async () => {
  const { services } = await shop
  const declared = Object.values(services).flatMap(({ routes }) =>
    routes.flatMap(({ list }) => list.filter(({ endpoint, ...route }) => asksForStepUp(endpoint ?? route))),
  )
  expect(declared.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(stepUpRoutes.toSorted())

  const owner = await browserOf('owner')
  for (const route of stepUpRoutes) {
    const [method = '', pattern = ''] = route.split(' ')
    const { status, body } = await owner.send(method, pattern.replace(/:\w+/g, 'x'), { json: {} })
    expect([route, status, body.error?.code]).toEqual([route, 403, 'reauthentication_required'])
  }
})

test.each(callers)('%s may call what the access matrix allows, and nothing else', async caller => {
  const browser = await browserOf(caller)
  // Anybody who is not staff is refused there as well.
  await browser.post('/api/admin/me/step-up', { password })
  const wrong: string[] = []
  for (const { access, method, pattern, route } of accessMatrix.toSorted((one, other) => isLast(one) - isLast(other))) {
    const answer = await browser.send(method, pattern.replace(/:\w+/g, 'x'), method === 'GET' ? {} : { json: {} })
    const outcome = [401, 403].includes(answer.status) ? answer.status : 'in'
    const expected = allowedCallers[access]?.includes(caller) ? 'in' : refusal(caller, access)
    if (outcome !== expected) wrong.push(`${route}: ${answer.status} instead of ${expected}`)
  }
  expect(wrong).toEqual([])
})

test('sessions of customers and staff open nothing of the other kind', async () => {
  const [customer, owner] = [await browserOf('customer'), await browserOf('owner')]
  const session = customer.cookies.get('__Host-session') ?? ''
  const staff = owner.cookies.get('__Host-staff') ?? ''
  customer.cookies.set('__Host-staff', session)
  owner.cookies.set('__Host-session', staff)

  expect((await customer.get('/api/orders/get-like-payment-id')).status).toBe(401)
  expect((await owner.get('/api/user/get-info')).status).toBe(401)
})

/** 401 without a session of that kind; 403 for staff whose role may not. */
function refusal(caller: Caller, access: string): 401 | 403 {
  const isStaff = caller !== 'guest' && caller !== 'customer'
  return isStaff && access.startsWith('staff') ? 403 : 401
}

let count = 0
const password = 'quite a long word'

async function browserOf(caller: Caller) {
  const { services, open } = await shop
  const browser = open()
  count += 1
  if (caller === 'customer') {
    const email = `customer-${count}@example.com`
    await services.account.createCustomer({ email, password, name: 'Олена', surname: 'Коваль' })
    await browser.post('/api/user/login', { email, password })
  } else if (caller !== 'guest') {
    const login = `${caller}-${count}`
    await services.admin.createStaff({ login, password, role: caller })
    await browser.post('/api/admin/login', { login, password })
  }
  return browser
}
