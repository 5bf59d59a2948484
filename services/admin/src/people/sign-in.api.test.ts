import { createSessions } from '@shop/service-kit/auth/sessions'
import { startApi } from '../../test/start-api.ts'

const login = { login: 'olha', password: 'twelve letters' }
let api: ReturnType<typeof startApi>

beforeAll(() => {
  api = startApi()
  return api
})

test('staff sign in, see their rights, and sign out', async () => {
  const browser = (await api).open()

  const { status, body, headers } = await browser.post('/api/admin/login', { ...login, login: 'OLHA ' })
  expect(status).toBe(200)
  expect(body.staff).toMatchObject({
    login: 'olha',
    role: 'owner',
    rights: expect.arrayContaining(['staff', 'orders']),
  })
  expect(headers.getSetCookie()[0]).toMatch(/^__Host-staff=[\w-]{43}; path=\/; samesite=strict; secure; httponly$/i)
  expect((await browser.post('/api/admin/check-auth')).body).toMatchObject({ status: true, staff: { login: 'olha' } })

  const kept = browser.cookies.get('__Host-staff') ?? ''
  await browser.post('/api/admin/logout')
  browser.cookies.set('__Host-staff', kept)
  expect((await browser.post('/api/admin/check-auth')).body).toEqual({ status: false })
})

test('a wrong password and an unknown login are answered alike, and both are recorded', async () => {
  const { db, open } = await api
  const wrong = await open().post('/api/admin/login', { ...login, password: 'guess' })
  const unknown = await open().post('/api/admin/login', { ...login, login: 'nobody' })

  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect(wrong.body.error?.message).toBe(unknown.body.error?.message)
  const refused = await db.collection('audit').find({ action: 'login_refused' }).sort({ at: 1 }).toArray()
  expect(refused.map(({ who }) => who)).toEqual(['olha', 'nobody'])
})

test('refuses an empty login and names its fields', async () => {
  const { status, body } = await (await api).open().post('/api/admin/login', { login: ' ', password: '' })
  expect([status, body.error?.fields]).toEqual([400, { login: 'login_required', password: 'password_required' }])
})

test('the sixth try to sign in within a quarter of an hour waits', async () => {
  const { open } = await startApi()
  const browser = open()
  for (let tries = 0; tries < 5; tries += 1)
    expect((await browser.post('/api/admin/login', { ...login, password: 'guess' })).status).toBe(401)

  const refused = await browser.post('/api/admin/login', login)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
})

test('guesses at one login from many places wait ever longer', async () => {
  const waits: number[] = []
  const { open } = await startApi({ wait: async ms => waits.push(ms) })
  for (let place = 1; place <= 8; place += 1)
    await open().post('/api/admin/login', { ...login, password: 'guess' }, { 'x-forwarded-for': `203.0.113.${place}` })

  expect(waits).toEqual([500, 1000, 2000])
})

test('many addresses of one internet line share one limit of sign-ins', async () => {
  const { open } = await startApi()
  const guess = (place: number) =>
    open().post('/api/admin/login', { ...login, password: 'guess' }, { 'x-forwarded-for': `2001:db8:1:2::${place}` })
  for (let place = 1; place <= 5; place += 1) expect((await guess(place)).status).toBe(401)

  expect((await guess(6)).status).toBe(429)
})

test('the session of a customer is not one of staff', async () => {
  const { db, open } = await api
  const clock = { now: () => new Date() }
  const customers = await createSessions({ db, clock, collection: 'sessions', idleMs: 60_000, absoluteMs: 60_000 })
  const id = await customers.start('c1')
  const browser = open()
  browser.cookies.set('__Host-session', id)
  browser.cookies.set('__Host-staff', id)

  expect((await browser.post('/api/admin/check-auth')).body).toEqual({ status: false })
  expect((await browser.get('/api/orders/get-like-payment-id')).status).toBe(401)
})

test('half an hour without a request ends the session of staff', async () => {
  let now = new Date('2026-11-21T10:00:00Z')
  const { open } = await startApi({ clock: { now: () => now } })
  const browser = open()
  await browser.post('/api/admin/login', login)

  now = new Date('2026-11-21T10:29:00Z')
  expect((await browser.post('/api/admin/check-auth')).body.status).toBe(true)
  now = new Date('2026-11-21T10:59:30Z')
  expect((await browser.post('/api/admin/check-auth')).body.status).toBe(false)
})
