import { globSync, readFileSync } from 'node:fs'
import type { Browser } from '@shop/testing/browser'
import { buy } from '../test/buy.ts'
import { startShop } from '../test/start-shop.ts'

// The whole demonstration is written first.
jest.setTimeout(60_000)

type Shop = Awaited<ReturnType<typeof startShop>>
type Service = 'account' | 'cart-checkout' | 'admin'
let shop: Shop
let customer: { id: string; browser: Browser }
let order: { ref: string; number: string }

const email = 'iryna@example.com'
const password = 'levada-2014'
const line = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }
const phone = '+380671234567'
const token = 'a'.repeat(43)

const NETWORK = '2001:db8:1:2::/64'
const HERE = '2001:db8:1:2::7'
const SAME_NETWORK = '2001:db8:1:2:ffff::8'
const from = (address: string) => ({ 'x-forwarded-for': address })

beforeAll(async () => {
  shop = await startShop(undefined, { limitsFactor: 1, trustedProxies: 1 })
  const { id } = await shop.services.account.createCustomer({ name: 'Ірина', surname: 'Коваль', email, password })
  const browser = shop.open()
  await browser.post('/api/user/login', { email, password }, from('198.51.100.1'))
  customer = { id, browser }
  const { status, body } = await buy(shop.open(), [line])
  if (status !== 201) throw new Error(`The order was refused with ${status}`)
  order = body.order as typeof order
})
afterAll(() => shop.stop())
beforeEach(() => Promise.all(Object.values(shop.databases).map(db => db.collection('limits').deleteMany({}))))

type LimitedCall = {
  call: string
  by?: 'guest' | 'customer'
  service: Service
  /** Names and keys of the limits, in the order in which they are counted. */
  counts: [name: string, key: string][]
  body?: () => unknown
}

/** Every limited call of the shop. A limit that does not stand here fails the test below. */
const limitedCalls: LimitedCall[] = [
  {
    call: 'POST /api/user/login',
    service: 'account',
    body: () => ({ email, password: 'wrong-1234' }),
    counts: [
      ['login-address', NETWORK],
      ['login-account-address', `${email}|${NETWORK}`],
      ['login-account', email],
    ],
  },
  {
    call: 'POST /api/user/register',
    service: 'account',
    body: () => ({
      name: 'Олена',
      surname: 'Коваль',
      email: 'new@example.com',
      phone: '+380670000001',
      birth_date: '03.02.1990',
      password: 'весна-26',
      consent: true,
    }),
    counts: [['register-address', NETWORK]],
  },
  {
    call: 'POST /api/password-reset/send-email',
    service: 'account',
    body: () => ({ email }),
    counts: [
      ['reset-address', NETWORK],
      ['reset-email', email],
    ],
  },
  ...['check-token', 'update-password'].map(name => ({
    call: `POST /api/password-reset/${name}`,
    service: 'account' as const,
    body: () => ({ token, ...(name === 'update-password' && { password: 'весна-26' }) }),
    counts: [['token-address', NETWORK]] as [string, string][],
  })),
  {
    call: 'POST /api/user/verify',
    service: 'account',
    body: () => ({ token }),
    counts: [['token-address', NETWORK]],
  },
  {
    call: 'POST /api/user/resend-verification',
    by: 'customer',
    service: 'account',
    body: () => ({}),
    counts: [['verification-letter', '<customer>']],
  },
  {
    call: 'POST /api/news-subscription/add-email',
    service: 'account',
    body: () => ({ email, consent: true }),
    counts: [['newsletter', NETWORK]],
  },
  {
    call: 'POST /api/phone-verification/send',
    by: 'customer',
    service: 'account',
    body: () => ({ phone }),
    counts: [
      ['phone-code-address', NETWORK],
      ['phone-code-pause', phone],
      ['phone-code', phone],
    ],
  },
  {
    call: 'GET /api/user/export',
    by: 'customer',
    service: 'account',
    counts: [['export', '<customer>']],
  },
  {
    call: 'POST /api/user/delete',
    by: 'customer',
    service: 'account',
    body: () => ({ password: 'wrong-1234' }),
    counts: [['delete-account', '<customer>']],
  },
  {
    call: 'POST /api/cart/update',
    by: 'customer',
    service: 'cart-checkout',
    body: () => ({ data: { mode: 'merge', lines: [] } }),
    counts: [['cart', '<customer>']],
  },
  {
    call: 'POST /api/wishlist/update',
    by: 'customer',
    service: 'cart-checkout',
    body: () => ({ data: { mode: 'merge', items: [] } }),
    counts: [['wishlist', '<customer>']],
  },
  {
    call: 'POST /api/orders/send-code',
    service: 'cart-checkout',
    body: () => ({ order: order.ref }),
    counts: [
      ['order-code-address', NETWORK],
      ['order-code', '<order>'],
    ],
  },
  ...['cancel', 'get-returnable', 'return'].map(name => ({
    call: `POST /api/orders/${name}`,
    service: 'cart-checkout' as const,
    body: () => ({ order: order.ref, code: '000000', ...(name === 'return' && { lines: [line], reason: '' }) }),
    counts: [['order-change', NETWORK]] as [string, string][],
  })),
  {
    call: 'POST /api/client-errors',
    service: 'admin',
    body: () => ({ remote: 'mf-catalog', message: 'did not load', page: '/' }),
    counts: [['client-errors', NETWORK]],
  },
  {
    call: 'POST /api/admin/login',
    service: 'admin',
    body: () => ({ login: 'olha', password: 'wrong-1234' }),
    counts: [
      ['staff-login-address', NETWORK],
      ['staff-login-account-address', `olha|${NETWORK}`],
      ['staff-login-account', 'olha'],
    ],
  },
]

const idsOf = ({ counts }: LimitedCall) =>
  counts.map(([name, key]) => `${name}:${key.replace('<customer>', customer.id).replace('<order>', order.number)}`)
const countersOf = async (service: Service) => {
  const rows = await shop.databases[service].collection('limits').find().toArray()
  // Emails to one mailbox are counted beside them: they are left out, and no call is refused for them.
  const limits = rows.filter(({ _id }) => !String(_id).startsWith('email-'))
  return Object.fromEntries(limits.map(({ _id, count }) => [String(_id), Number(count)]))
}
function send({ call, by = 'guest', body }: LimitedCall, address: string) {
  const [method = '', path = ''] = call.split(' ')
  const browser = by === 'customer' ? customer.browser : shop.open()
  return browser.send(method, path, { headers: from(address), ...(body && { json: body() }) })
}

test.each(limitedCalls)('$call counts under the client’s network, or under the subject of the limit', async limited => {
  await send(limited, HERE)
  const expected = Object.fromEntries(idsOf(limited).map(id => [id, 1]))
  expect(await countersOf(limited.service)).toEqual(expected)
})

test.each(limitedCalls.flatMap(limited => limited.counts.map(([name], place) => ({ ...limited, name, place }))))(
  '$call refused by $name counts nothing that comes after',
  async ({ place, ...limited }) => {
    const counts = idsOf(limited)
    const [full = '', before] = [counts[place], counts.slice(0, place)]
    const expires_at = new Date(Date.now() + 3_600_000)
    await shop.databases[limited.service]
      .collection<{ _id: string; count: number; expires_at: Date }>('limits')
      .insertOne({ _id: full, count: 1000, expires_at })

    const { status, headers, body } = await send(limited, HERE)

    expect([status, body.error?.code]).toEqual([429, 'too_many_requests'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await countersOf(limited.service)).toEqual({
      ...Object.fromEntries(before.map(id => [id, 1])),
      [full]: 1001,
    })
  },
)

const ofClients = limitedCalls.filter(limited => limited.counts[0]?.[1] === NETWORK)

test('limits of a client come first, and all addresses of an IPv6 network are one client', async () => {
  for (const limited of ofClients) {
    await shop.databases[limited.service].collection('limits').deleteMany({})
    await send(limited, HERE)
    await send(limited, SAME_NETWORK)
    await send(limited, '203.0.113.7')
    const [name] = limited.counts[0] ?? []
    const counted = await countersOf(limited.service)
    expect([limited.call, counted[`${name}:${NETWORK}`], counted[`${name}:203.0.113.7`]]).toEqual([limited.call, 2, 1])
  }
  const laterClients = limitedCalls.flatMap(limited => limited.counts.slice(1)).filter(([, key]) => key === NETWORK)
  expect(laterClients).toEqual([])
})

test('every limit of the services is in the table of limited calls', () => {
  const named = globSync('services/*/src/**/*.ts').flatMap(file =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(Client|Subject)Rule = \{\s*counts: '(client|subject)',\s*name: '([\w-]+)'/g,
      ),
    ].map(([, , , name = '']) => name),
  )
  const known = limitedCalls.flatMap(limited => limited.counts.map(([name]) => name))
  expect([...new Set(named)].toSorted()).toEqual([...new Set([...known, 'new-order', 'new-order-client'])].toSorted())
})
