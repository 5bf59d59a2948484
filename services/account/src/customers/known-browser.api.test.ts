import { DAY_MS } from '@shop/calendar/durations'
import { counterOf } from '@shop/service-kit/auth/limit-counters'
import { aClock } from '@shop/testing/a-clock'
import type { Browser } from '@shop/testing/browser'
import { tokenFor } from '../../test/emails.ts'
import { olena, signIn } from '../../test/signed-in.ts'
import { type AccountApi, startApi } from '../../test/start-api.ts'

jest.setTimeout(60_000)

const login = { email: olena.email, password: olena.password }
const COOKIE = '__Host-browser'
const QUARTER = 15 * 60
const iryna = { ...olena, email: 'iryna@example.com' }
const from = (address: string) => ({ 'x-forwarded-for': address })
const enter = (browser: Browser, address = '198.51.100.1', sent = login) =>
  browser.post('/api/user/login', sent, from(address))

/** A shop in which Olena has signed in and out again in her browser. */
async function aShop() {
  const waits: number[] = []
  const clock = aClock()
  const api = await startApi({ clock, wait: async ms => waits.push(ms) })
  const { id, browser } = await signIn(api)
  await browser.post('/api/user/logout')
  return { ...api, id, browser, clock, waits, cookie: browser.cookies.get(COOKIE) ?? '' }
}

type Shop = Awaited<ReturnType<typeof aShop>>

/** Strangers have used up every try of a limit. */
async function useUp({ db, clock }: Shop, counter: string): Promise<void> {
  const full = { count: 10_000, expires_at: new Date(clock.now().getTime() + QUARTER * 1000) }
  await db.collection<{ _id: string }>('limits').updateOne({ _id: counter }, { $set: full }, { upsert: true })
}
const useUpTries = (shop: Shop, email = olena.email) => useUp(shop, counterOf({ name: 'login-account' }, email))

const withCookie = ({ open }: AccountApi, cookie: string) => {
  const browser = open()
  browser.cookies.set(COOKIE, cookie)
  return browser
}

test('strangers who guess at an account keep its owner out of no browser that signed in before, and do not delay it', async () => {
  const shop = await aShop()
  const statuses: number[] = []
  for (let index = 0; index < 35; index += 1) {
    const sent = { ...login, password: `guess-${index}` }
    statuses.push((await enter(shop.open(), `203.0.113.${(index % 7) + 1}`, sent)).status)
  }
  expect(statuses.at(-1)).toBe(429)
  shop.waits.length = 0

  expect((await enter(shop.open())).status).toBe(429)
  expect((await enter(shop.browser)).status).toBe(200)
  expect(shop.waits).toEqual([])
})

test('a neighbour who uses up the tries of an address keeps no browser out that signed in before', async () => {
  const shop = await aShop()
  await useUp(shop, 'login-address:203.0.113.7')

  expect((await enter(shop.open(), '203.0.113.7')).status).toBe(429)
  expect((await enter(shop.browser, '203.0.113.7')).status).toBe(200)
})

test('a browser that signed in before has ten tries in a quarter of an hour, from whatever addresses, ever slower', async () => {
  const shop = await aShop()
  const statuses: number[] = []
  for (let index = 1; index <= 11; index += 1)
    statuses.push((await enter(shop.browser, `203.0.113.${index}`, { ...login, password: 'wrong-one' })).status)

  expect(statuses).toEqual([...Array(10).fill(401), 429])
  expect(shop.waits).toEqual([500, 1000, 2000, 4000, 8000])
  shop.clock.wait(QUARTER)
  expect((await enter(shop.browser)).status).toBe(200)
})

test('what is mistyped in the own browser leaves the tries of all others as they are', async () => {
  const shop = await aShop()
  for (let index = 0; index < 10; index += 1) await enter(shop.browser, undefined, { ...login, password: 'wrong-one' })

  expect((await enter(shop.open())).status).toBe(200)
})

test.each<[string, (shop: Shop) => string | Promise<string>]>([
  ['altered in its first sign', ({ cookie }) => (cookie.startsWith('A') ? 'B' : 'A') + cookie.slice(1)],
  [
    'altered in its last sign',
    ({ cookie }) => cookie.slice(0, -2) + (cookie.at(-2) === 'A' ? 'B' : 'A') + cookie.at(-1),
  ],
  ['cut short', ({ cookie }) => cookie.slice(0, -1)],
  ['made up', () => 'A'.repeat(65)],
  [
    'of another account',
    async shop => (await signIn(shop, iryna)).browser.cookies.get(COOKIE) ?? 'the browser got no cookie',
  ],
])('a cookie that is %s gives no tries beside those of strangers', async (_, forged) => {
  const shop = await aShop()
  const cookie = await forged(shop)
  await useUpTries(shop)

  expect((await enter(withCookie(shop, cookie))).status).toBe(429)
  expect((await enter(shop.browser)).status).toBe(200)
})

test('a stolen cookie signs nobody in, and is worth nothing after another password', async () => {
  const shop = await aShop()
  const thief = withCookie(shop, shop.cookie)
  expect((await thief.post('/api/user/check-auth')).body.status).toBe(false)
  expect((await thief.get('/api/user/get-info')).status).toBe(401)

  await shop.open().post('/api/password-reset/send-email', { email: olena.email })
  const password = 'осінь-27'
  await shop
    .open()
    .post('/api/password-reset/update-password', { token: await tokenFor(shop, '/user/update-password'), password })
  await useUpTries(shop)

  expect((await enter(thief, undefined, { ...login, password })).status).toBe(429)
})

test('the cookie is out of reach of scripts and other sites, lives for a year, says nothing of the customer and outlives the sign-out', async () => {
  const shop = await aShop()
  const { headers } = await enter(shop.browser)
  const line = headers.getSetCookie().find(text => text.startsWith(COOKIE)) ?? ''

  expect(line).toMatch(/^__Host-browser=[\w-]{65}; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/i)
  const expires = Date.parse(/expires=([^;]+)/i.exec(line)?.[1] ?? '')
  expect(Math.round((expires - Date.now()) / DAY_MS)).toBe(365)
  await shop.browser.post('/api/user/logout')
  expect([...shop.browser.cookies.keys()]).toEqual([COOKIE])
})

test('a browser in which one account is known is a stranger to every other, be there such an account or not', async () => {
  const shop = await aShop()
  await shop.service.createCustomer(iryna)
  const answers = async (email: string) => {
    shop.waits.length = 0
    const tries = []
    for (let index = 1; index <= 11; index += 1) {
      const { status, body } = await enter(shop.browser, undefined, { email, password: 'wrong-one' })
      tries.push([status, body.error?.code])
    }
    return { tries, waits: [...shop.waits] }
  }
  const ofIryna = await answers(iryna.email)

  expect(ofIryna.tries.at(-1)).toEqual([429, 'too_many_requests'])
  expect(await answers('nobody@example.com')).toEqual(ofIryna)
})

test('a refused sign-in makes no browser known', async () => {
  const { open } = await aShop()
  const { headers } = await enter(open(), undefined, { ...login, password: 'wrong-one' })

  expect(headers.getSetCookie()).toEqual([])
})

test('a browser that one copy of the service knows is known to the other', async () => {
  const shop = await aShop()
  await useUpTries(shop)
  const other = await startApi({ db: shop.db, clock: shop.clock })

  expect((await enter(other.open())).status).toBe(429)
  expect((await enter(withCookie(other, shop.cookie))).status).toBe(200)
})

test('a registration makes the browser known', async () => {
  const shop = await aShop()
  const browser = shop.open()
  const form = { name: 'Ірина', surname: 'Бойко', email: iryna.email, phone: '+380670000001' }
  await browser.post('/api/user/register', { ...form, birth_date: '03.02.1990', password: 'весна-26', consent: true })
  await browser.post('/api/user/logout')

  expect(browser.cookies.get(COOKIE)).toMatch(/^[\w-]{65}$/)
  await useUpTries(shop, iryna.email)
  expect((await enter(browser, undefined, { email: iryna.email, password: 'весна-26' })).status).toBe(200)
})

test('a password that is hashed better at the sign-in leaves the browser known', async () => {
  const shop = await aShop()
  const { hash } = await import('@node-rs/argon2')
  const passwordHash = await hash(olena.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await shop.db.collection<{ _id: string }>('customers').updateOne({ _id: shop.id }, { $set: { passwordHash } })
  await enter(shop.browser)
  await useUpTries(shop)

  expect((await enter(shop.browser)).status).toBe(200)
})

test('a deleted account leaves no cookie behind', async () => {
  const shop = await aShop()
  await enter(shop.browser)
  await shop.browser.post('/api/user/delete', { password: olena.password })

  expect(shop.browser.cookies.size).toBe(0)
})
