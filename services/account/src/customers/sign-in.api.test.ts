import { internalAccountEndpoint, internalCustomerEndpoint } from '@shop/contracts/customers/customers'
import { internalSessionOwnerEndpoint } from '@shop/contracts/customers/session-owner'
import { startApi } from '../../test/start-api.ts'

const olena = { email: 'Olena@Example.com', password: 'весна-26', name: 'Олена', surname: 'Коваль' }
let api: ReturnType<typeof startApi>

beforeAll(() => {
  api = startApi()
  return api
})
beforeAll(async () => {
  await (await api).service.createCustomer(olena)
})
const login = { email: 'olena@example.com', password: olena.password }

test('a customer signs in with any case of the email, reads the own profile, and signs out', async () => {
  const browser = (await api).open()

  const answer = await browser.post('/api/user/login', { ...login, email: ' OLENA@example.com ' })
  expect([answer.status, answer.body]).toMatchObject([200, { status: true, customer: { email_verified: false } }])
  expect((await browser.post('/api/user/check-auth')).body).toEqual({
    status: true,
    customer: answer.body.customer,
  })
  expect((await browser.get('/api/user/get-info')).body).toMatchObject({
    status: true,
    user: { name: 'Олена', surname: 'Коваль', email: 'olena@example.com' },
  })

  const kept = browser.cookies.get('__Host-session') ?? ''
  await browser.post('/api/user/logout')
  expect([...browser.cookies.keys()]).toEqual(['__Host-browser'])
  browser.cookies.set('__Host-session', kept)
  expect((await browser.post('/api/user/check-auth')).body).toEqual({ status: false, customer: null })
})

test('the session cookie is out of reach of scripts, other sites and plain connections', async () => {
  const { headers } = await (await api).open().post('/api/user/login', login)

  const [cookie = ''] = headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-session=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/i)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a session id planted by an attacker is not taken over, and a second sign-in ends the first', async () => {
  const browser = (await api).open()
  const planted = 'p'.repeat(43)
  browser.cookies.set('__Host-session', planted)
  await browser.post('/api/user/login', login)
  const first = browser.cookies.get('__Host-session') ?? ''
  expect(first).not.toBe(planted)

  await browser.post('/api/user/login', login)
  const old = (await api).open()
  old.cookies.set('__Host-session', first)
  expect((await old.post('/api/user/check-auth')).body).toEqual({ status: false, customer: null })
})

test('an unknown email and a wrong password are answered alike', async () => {
  const browser = (await api).open()
  const wrong = await browser.post('/api/user/login', { ...login, password: 'осінь-26' })
  const unknown = await browser.post('/api/user/login', { ...login, email: 'nobody@example.com' })

  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect({ ...wrong.body.error, request_id: '' }).toEqual({ ...unknown.body.error, request_id: '' })
  expect(wrong.body.error?.code).toBe('bad_credentials')
})

test.each([
  [{}, { email: 'required', password: 'required' }],
  [
    { email: '', password: '12345' },
    { email: 'email_required', password: 'password_short' },
  ],
  [
    { email: 'a@b', password: { $ne: '' } },
    { email: 'email_incorrect', password: 'invalid' },
  ],
])('refuses a login of %j', async (body, fields) => {
  const { status, body: answer } = await (await api).open().post('/api/user/login', body)
  expect([status, answer.error?.fields]).toEqual([400, fields])
})

test('a guest has no account page', async () => {
  const { status, body } = await (await api).open().get('/api/user/get-info')
  expect([status, body.error?.code]).toEqual([401, 'not_authenticated'])
})

test('the eleventh wrong sign-in in a quarter of an hour is refused, for this account from this address only', async () => {
  const { service, open } = await startApi()
  await service.createCustomer(olena)
  const browser = open()
  const here = { 'x-forwarded-for': '203.0.113.7' }
  const tryFrom = (headers: Record<string, string>, password: string) =>
    browser.post('/api/user/login', { ...login, password }, headers)

  for (let tries = 0; tries < 10; tries += 1) expect((await tryFrom(here, 'wrong-one')).status).toBe(401)
  const refused = await tryFrom(here, olena.password)

  expect([refused.status, refused.body.error?.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  expect((await tryFrom({ 'x-forwarded-for': '203.0.113.8' }, olena.password)).status).toBe(200)
})

test('a password hashed with weaker parameters is hashed again at sign-in', async () => {
  const { db, service, open } = await startApi()
  const { id } = await service.createCustomer(olena)
  const { hash } = await import('@node-rs/argon2')
  const weak = await hash(olena.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  const customers = db.collection<{ _id: string; passwordHash: string }>('customers')
  await customers.updateOne({ _id: id }, { $set: { passwordHash: weak } })

  expect((await open().post('/api/user/login', login)).status).toBe(200)
  expect((await customers.findOne({ _id: id }))?.passwordHash).toContain('m=19456,t=2')
})

test('two accounts cannot share a mailbox', async () => {
  const { service } = await startApi()
  await service.createCustomer(olena)
  await expect(service.createCustomer({ ...olena, email: 'OLENA@EXAMPLE.COM' })).rejects.toMatchObject({
    code: 'email_in_use',
  })
})

test('other services learn whose session it is, which discount the customer has and whether the mailbox is proven', async () => {
  const { service, open, internal } = await startApi({ clock: { now: () => new Date('2026-05-09T21:30:00Z') } })
  const { id } = await service.createCustomer({ ...olena, birthDate: '1990-05-11' })
  const browser = open()
  await browser.post('/api/user/login', login)

  const session = browser.cookies.get('__Host-session') ?? ''
  const { customer } = await internal.call(internalCustomerEndpoint, { session })
  expect(customer).toEqual({ id, level: 0, birthday: true, phone_proven: false, proved_email: null })
  expect(await internal.call(internalSessionOwnerEndpoint, { session })).toEqual({ id })
  expect(await internal.call(internalSessionOwnerEndpoint, { session: null })).toEqual({ id: null })
  expect(await internal.call(internalAccountEndpoint, { id })).toMatchObject({ customer: { id, name: olena.name } })
  expect(await internal.call(internalAccountEndpoint, { id: 'nobody' })).toEqual({ customer: null })
  expect(await internal.call(internalCustomerEndpoint, { session: null })).toEqual({ customer: null })
  expect(await internal.call(internalCustomerEndpoint, { session: 'x'.repeat(43) })).toEqual({ customer: null })
})

test('an order that staff make for an account learns its discount and how to reach the customer', async () => {
  const { service, internal } = await startApi({ clock: { now: () => new Date('2026-05-09T21:30:00Z') } })
  const { id } = await service.createCustomer({ ...olena, birthDate: '1990-05-11' })

  const { customer } = await internal.call(internalAccountEndpoint, { id })
  expect(customer).toEqual({
    id,
    level: 0,
    birthday: true,
    phone_proven: false,
    proved_email: null,
    name: 'Олена',
    surname: 'Коваль',
    email: 'olena@example.com',
    phone: null,
  })
  expect(await internal.call(internalAccountEndpoint, { id: 'gone' })).toEqual({ customer: null })
})
