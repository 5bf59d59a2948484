import { aRegistration } from '../../test/a-registration.ts'
import { tokenFor } from '../../test/emails.ts'
import { olena, signedIn } from '../../test/signed-in.ts'
import { startApi } from '../../test/start-api.ts'

const publicOrigin = 'https://levada.example'
const login = '/api/user/login'
let api: ReturnType<typeof startApi>

beforeAll(() => {
  api = startApi({ publicOrigin, limitsFactor: 1000 })
  return api
})
beforeAll(async () => {
  await (await api).service.createCustomer(olena)
})

test.each([
  'https://evil.example',
  'https://levada.example.evil.example',
  'https://evil-levada.example',
  'http://levada.example',
  'https://levada.example:8443',
  'null',
])('a request that %s made a browser send is refused, cookies or not', async origin => {
  const { open } = await api
  const browser = open()
  await browser.post(login, olena, { origin: publicOrigin })

  for (const path of [login, '/api/user/logout', '/api/user/register', '/api/password-reset/send-email'])
    expect((await browser.post(path, olena, { origin })).status).toBe(403)
  expect((await browser.post('/api/user/check-auth', {}, { origin: publicOrigin })).body.status).toBe(true)
})

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 200],
  ['none', 200],
])('without an origin, Sec-Fetch-Site %s answers %i', async (site, status) => {
  expect((await (await api).open().post(login, olena, { 'sec-fetch-site': site })).status).toBe(status)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of type %s, which a form of another site can send, is not read',
  async type => {
    const { status } = await (await api).open().post(login, olena, { 'content-type': type })
    expect(status).toBe(415)
  },
)

test.each(['verify', 'reset'] as const)('a link that is meant to %s serves no other purpose', async purpose => {
  const own = await signedIn()
  await own.browser.post('/api/user/resend-verification', {})
  await own.open().post('/api/password-reset/send-email', { email: olena.email })
  const verify = await tokenFor(own, '/user/verify')
  const reset = await tokenFor(own, '/user/update-password')

  if (purpose === 'verify')
    expect(
      (await own.open().post('/api/password-reset/update-password', { token: verify, password: 'осінь-27' })).status,
    ).toBe(410)
  else expect((await own.open().post('/api/user/verify', { token: reset })).status).toBe(410)
  expect((await own.open().post('/api/user/verify', { token: verify })).status).toBe(200)
})

test.each([
  { email: { $ne: null }, password: { $ne: null } },
  { email: { $gt: '' }, password: 'весна-26' },
  { email: ['olena@example.com'], password: 'весна-26' },
  { email: 'olena@example.com', password: { $regex: '.*' } },
])('a login with a query operator instead of a string is refused: %j', async body => {
  const { status, body: answer } = await (await api).open().post(login, body)
  expect([status, answer.error?.code]).toEqual([400, 'validation'])
})

test.each(['__proto__', 'constructor', 'prototype'])('a body that says "%s" is refused whole', async name => {
  const json = JSON.parse(`{"email":"olena@example.com","password":"весна-26","${name}":{"is_admin":true}}`)
  const { status } = await (await api).open().post(login, json)

  expect(status).toBe(400)
  expect(Reflect.get({}, 'is_admin')).toBeUndefined()
})

test('customers cannot give themselves a discount, a proven phone or a staff role', async () => {
  const { db, open } = await api
  const browser = open()
  const wanted = {
    id: 'c1',
    _id: 'c1',
    level: 15,
    discount: 25,
    is_admin: true,
    role: 'owner',
    createdAt: 0,
    ...{
      phone_verified: true,
      phoneVerified: true,
      email_verified: true,
      emailVerified: true,
      guestOrdersAttached: true,
    },
  }
  await browser.post('/api/user/register', aRegistration({ email: 'greedy@example.com', ...wanted }))
  await browser.send('PUT', '/api/user/update-info', { json: { name: 'Жадна', ...wanted } })

  const kept = await db.collection('customers').findOne({ email: 'greedy@example.com' })
  expect(kept).toMatchObject({ emailVerified: false, phoneVerified: false, guestOrdersAttached: false, name: 'Жадна' })
  expect(kept?._id).not.toBe('c1')
  for (const name of ['level', 'discount', 'is_admin', 'role', 'phone_verified', 'id'])
    expect(kept).not.toHaveProperty(name)
  expect((await browser.get('/api/discounts/get-user-total-discount-percent')).body.total_discount_percent).toBe(0)
})

test('a session that was there before a registration is not taken over by it', async () => {
  const { open } = await api
  const browser = open()
  await browser.post(login, olena)
  const before = browser.cookies.get('__Host-session') ?? ''
  await browser.post('/api/user/register', aRegistration({ email: 'iryna@example.com' }))

  expect(browser.cookies.get('__Host-session')).not.toBe(before)
  const old = open()
  old.cookies.set('__Host-session', before)
  expect((await old.post('/api/user/check-auth')).body.status).toBe(false)
})

test('signing out ends the session in the service, so a copied session id is worth nothing', async () => {
  const { open } = await api
  const browser = open()
  await browser.post(login, olena)
  const thief = open()
  thief.cookies.set('__Host-session', browser.cookies.get('__Host-session') ?? '')
  expect((await thief.get('/api/user/get-info')).status).toBe(200)
  await browser.post('/api/user/logout')

  expect((await thief.get('/api/user/get-info')).status).toBe(401)
})
