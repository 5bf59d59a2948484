import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { HOUR_MS } from '@shop/calendar/durations'
import type { ServiceName } from '@shop/contracts/parts'
import { counterOf } from '@shop/service-kit/auth/limit-counters'
import type { Browser } from '@shop/testing/browser'
import { buy } from '../test/buy.ts'
import { email, type LimitedCall, limitedCalls, line, NETWORK, requestOf, WIDER } from '../test/limited-calls.ts'
import { exchange1c, startShop } from '../test/start-shop.ts'

type Shop = Awaited<ReturnType<typeof startShop>>
let shop: Shop
let customer: { id: string; browser: Browser }
let order: { ref: string; number: string }
let staff: { id: string; session: string; browser: Browser; invited: string }

const password = 'levada-2014'

const HERE = '2001:db8:1:2::7'
const SAME_NETWORK = '2001:db8:1:2:ffff::8'
/** A counter that is full is remembered until its time: so each test begins when those of the one before are over. */
const FULL_MS = 2000
let passed = 0
const clock = { now: () => new Date(Date.now() + passed) }
const from = (address: string) => ({ 'x-forwarded-for': address })

beforeAll(async () => {
  shop = await startShop(undefined, {
    limitsFactor: 1,
    trustedProxies: 1,
    clock,
    exchange1c,
    releases: { tokens: [{ team: 'catalogue', parts: ['mf-catalog'], digest: 'f'.repeat(64) }] },
  })
  const { id } = await shop.services.account.createCustomer({ name: 'Ірина', surname: 'Коваль', email, password })
  const browser = shop.open()
  await browser.post('/api/user/login', { email, password }, from('198.51.100.1'))
  customer = { id, browser }
  staff = await signInStaff()
  const { status, body } = await buy(shop.open(), [line])
  if (status !== 201) throw new Error(`The order was refused with ${status}`)
  order = body.order as typeof order
})
afterAll(() => shop.stop())
beforeEach(() => {
  passed += FULL_MS
  return Promise.all(Object.values(shop.databases).map(db => db.collection('limits').deleteMany({})))
})

async function signInStaff() {
  const browser = shop.open()
  const login = await browser.post(
    '/api/admin/login',
    { login: 'olha', password: 'twelve letters' },
    from('198.51.100.2'),
  )
  if (login.status !== 200) throw new Error(`Staff were refused with ${login.status}`)
  await browser.post('/api/admin/me/step-up', { password: 'twelve letters' }, from('198.51.100.2'))
  const person = { login: 'ira', email: 'ira@example.com', role: 'content', locale: 'uk' }
  await browser.post('/api/admin/staff', person, from('198.51.100.2'))
  const people = (await browser.get('/api/admin/staff', from('198.51.100.2'))).body.people as {
    id: string
    login: string
  }[]
  // A second factor of Olha's, in the session too.
  const secondFactor = { secret: 'A'.repeat(32), step: 0, since: new Date(), recovery: [] }
  const { admin } = shop.databases
  await admin.collection('staff').updateOne({ login: 'olha' }, { $set: { second_factor: secondFactor } })
  await admin.collection('staff_sessions').updateMany({}, { $set: { 'about.second': true } })
  const expires_at = new Date(Date.now() + HOUR_MS)
  await admin.collection('staff_step_ups').updateMany({}, { $set: { expires_at } })
  const session = createHash('sha256')
    .update(browser.cookies.get('__Host-staff') ?? '')
    .digest('hex')
  const idOf = (login: string) => people.find(person => person.login === login)?.id ?? ''
  return { browser, session, id: idOf('olha'), invited: idOf('ira') }
}

/** A client on an IPv6 line is counted under its /64, then under its /48. */
const countersIn = ({ counts }: LimitedCall) =>
  counts.flatMap(([name, key]) => (key === NETWORK ? [NETWORK, WIDER] : [key]).map(key => [name, key] as const))
const idsOf = (limited: LimitedCall) => countersIn(limited).map(([name, key]) => counterOf({ name }, named(key)))
const named = (text: string) =>
  text
    .replace('<customer>', customer.id)
    .replace('<order>', order.number)
    .replace('<ref>', order.ref)
    .replace('<staff>', staff.id)
    .replace('<session>', staff.session)
    .replace('<invited>', staff.invited)
    .replace('<browser of customer>', `${customer.id}|${nameOf(customer.browser, '__Host-browser')}`)
    .replace('<browser of staff>', `${staff.id}|${nameOf(staff.browser, '__Host-staff-browser')}`)
/** Of a browser that has signed in before: the cookie is its name and a signature. */
const nameOf = ({ cookies }: Browser, cookie: string) => cookies.get(cookie)?.slice(0, 22)
const countersOf = async (service: ServiceName) => {
  const rows = await shop.databases[service].collection('limits').find().toArray()
  // Emails to one mailbox are counted beside them: they are left out, and no call is refused for them.
  const limits = rows.filter(({ _id }) => !String(_id).startsWith('email-'))
  return Object.fromEntries(limits.map(({ _id, count }) => [String(_id), Number(count)]))
}
function send(limited: LimitedCall, address: string) {
  const { by = 'guest', file } = limited
  const { method, path, json, headers } = requestOf(limited)
  const browsers = { guest: shop.open, customer: () => customer.browser, staff: () => staff.browser, stranger }
  const ofFile = file === undefined ? {} : { 'content-type': 'image/jpeg' }
  return browsers[by]().send(method, named(path), {
    headers: { ...headers, ...ofFile, ...from(address) },
    ...(file ? { body: file } : json && { json: JSON.parse(named(JSON.stringify(json))) }),
  })
}

/** The session of staff in a browser that shows no sign-in before, as after an update of the shop. */
function stranger(): Browser {
  const browser = shop.open()
  browser.cookies.set('__Host-staff', staff.browser.cookies.get('__Host-staff') ?? '')
  return browser
}

test.each(limitedCalls)('$call counts under the client’s network, or under the subject of the limit', async limited => {
  await send(limited, HERE)
  const { ahead = 1 } = limited
  const expected = Object.fromEntries(idsOf(limited).map(id => [id, ahead]))
  expect(await countersOf(requestOf(limited).service)).toEqual(expected)
})

test.each(
  limitedCalls.flatMap(limited =>
    countersIn(limited).map((counter, index) => ({ ...limited, counter: counter.join(':'), index })),
  ),
)('$call refused by $counter counts nothing that comes after', async ({ index, ...limited }) => {
  const counts = idsOf(limited)
  const [full = '', before] = [counts[index], counts.slice(0, index)]
  const expires_at = new Date(clock.now().getTime() + FULL_MS)
  await shop.databases[requestOf(limited).service]
    .collection<{ _id: string; count: number; expires_at: Date }>('limits')
    .insertOne({ _id: full, count: 10_000, expires_at })

  const { status, headers, body, text } = await refusedOnceSpent(limited)

  const [told, expected] = limited.isPlain ? [text.split('\n')[0], 'failure'] : [body.error?.code, 'too_many_requests']
  expect([status, told]).toEqual([429, expected])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await countersOf(requestOf(limited).service)).toEqual({
    ...Object.fromEntries(before.map(id => [id, 1])),
    [full]: 10_000 + (limited.ahead ?? 1),
  })
})

/** What this process has counted ahead is spent first. */
async function refusedOnceSpent(limited: LimitedCall) {
  for (let left = (limited.ahead ?? 1) - 1; left > 0; left--) {
    const answer = await send(limited, HERE)
    if (answer.status === 429) return answer
  }
  return send(limited, HERE)
}

const ofClients = limitedCalls.filter(limited => limited.counts[0]?.[1] === NETWORK)

test('limits of a client come first, and all addresses of an IPv6 network are one client', async () => {
  for (const limited of ofClients) {
    await shop.databases[requestOf(limited).service].collection('limits').deleteMany({})
    await send(limited, HERE)
    await send(limited, SAME_NETWORK)
    await send(limited, '203.0.113.7')
    const [name] = limited.counts[0] ?? []
    const counted = await countersOf(requestOf(limited).service)
    expect([limited.call, counted[`${name}:${NETWORK}`], counted[`${name}:203.0.113.7`]]).toEqual([limited.call, 2, 1])
    expect([limited.call, counted[`${name}:${WIDER}`]]).toEqual([limited.call, 2])
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
