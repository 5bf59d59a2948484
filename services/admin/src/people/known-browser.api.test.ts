import { DAY_MS } from '@shop/calendar/durations'
import { aClock } from '@shop/testing/a-clock'
import type { Browser } from '@shop/testing/browser'
import { codeOf, login, withSecondFactor } from '../../test/second-factor.ts'
import { confirmIdentity, startApi } from '../../test/start-api.ts'

jest.setTimeout(60_000)

const COOKIE = '__Host-staff-browser'
const QUARTER = 15 * 60
const wrong = { ...login, password: 'a guess' }
const from = (address: string) => ({ 'x-forwarded-for': address })
const enter = (browser: Browser, sent = login, address = '198.51.100.1') =>
  browser.post('/api/admin/login', sent, from(address))

/** A shop in which Olha has signed in and out again in her browser. */
async function aShop() {
  const waits: number[] = []
  const clock = aClock()
  const api = await startApi({ clock, wait: async ms => waits.push(ms) })
  const browser = api.open()
  await enter(browser)
  await browser.post('/api/admin/logout')
  return { ...api, browser, clock, waits }
}

type Shop = Pick<Awaited<ReturnType<typeof aShop>>, 'db' | 'clock' | 'open'>

/** Strangers have used up every try of a limit. */
async function useUp({ db, clock }: Shop, counter: string): Promise<void> {
  const full = { count: 10_000, expires_at: new Date(clock.now().getTime() + QUARTER * 1000) }
  await db.collection<{ _id: string }>('limits').updateOne({ _id: counter }, { $set: full }, { upsert: true })
}
const useUpTries = (shop: Shop) => useUp(shop, `staff-login-account:${login.login}`)

function withCookie({ open }: Shop, cookie: string) {
  const browser = open()
  browser.cookies.set(COOKIE, cookie)
  return browser
}

const cookieOf = (browser: Browser) => browser.cookies.get(COOKIE) ?? 'the browser got no cookie'

test('strangers who guess at a login keep its owner out of no browser that signed in before, and do not delay it', async () => {
  const shop = await aShop()
  const statuses: number[] = []
  for (let place = 0; place < 35; place += 1)
    statuses.push((await enter(shop.open(), wrong, `203.0.113.${(place % 7) + 1}`)).status)
  expect(statuses.at(-1)).toBe(429)
  shop.waits.length = 0

  expect((await enter(shop.open())).status).toBe(429)
  expect((await enter(shop.browser)).status).toBe(200)
  expect(shop.waits).toEqual([])
})

test('a browser of staff that signed in before has five tries in a quarter of an hour, from whatever addresses', async () => {
  const shop = await aShop()
  const statuses: number[] = []
  for (let place = 1; place <= 6; place += 1)
    statuses.push((await enter(shop.browser, wrong, `203.0.113.${place}`)).status)

  expect(statuses).toEqual([...Array(5).fill(401), 429])
  expect((await enter(shop.open())).status).toBe(200)
  shop.clock.wait(QUARTER)
  expect((await enter(shop.browser)).status).toBe(200)
})

test('colleagues who use up the tries of an address keep no browser out that signed in before', async () => {
  const shop = await aShop()
  await useUp(shop, 'staff-login-address:198.51.100.1')

  expect((await enter(shop.open())).status).toBe(429)
  expect((await enter(shop.browser)).status).toBe(200)
})

test('the cookie of a browser of staff is out of reach of scripts and other sites, lives for a year and outlives the sign-out', async () => {
  const shop = await aShop()
  const { headers } = await enter(shop.browser)
  const line = headers.getSetCookie().find(text => text.startsWith(COOKIE)) ?? ''

  expect(line).toMatch(/^__Host-staff-browser=[\w-]{65}; path=\/; expires=[^;]+; samesite=strict; secure; httponly$/i)
  const expires = Date.parse(/expires=([^;]+)/i.exec(line)?.[1] ?? '')
  expect(Math.round((expires - Date.now()) / DAY_MS)).toBe(365)
  await shop.browser.post('/api/admin/logout')
  expect([...shop.browser.cookies.keys()]).toEqual([COOKIE])
})

test('a cookie of another member of staff, or of nobody, gives no tries beside those of strangers', async () => {
  const shop = await aShop()
  const other = cookieOf(await shop.openAs('manager'))
  const mine = cookieOf(shop.browser)
  await useUpTries(shop)

  for (const cookie of [
    other,
    'A'.repeat(65),
    mine.slice(0, -1),
    mine.replace(/^./, sign => (sign === 'A' ? 'B' : 'A')),
  ])
    expect((await enter(withCookie(shop, cookie))).status).toBe(429)
  expect((await enter(withCookie(shop, mine))).status).toBe(200)
})

test('a stolen cookie of a browser signs nobody in', async () => {
  const shop = await aShop()
  const thief = withCookie(shop, cookieOf(shop.browser))

  expect((await thief.post('/api/admin/check-auth')).body.status).toBe(false)
  expect((await thief.get('/api/orders/get-like-payment-id')).status).toBe(401)
})

test('after a change of the own password this browser stays known, and every other one is a stranger', async () => {
  const shop = await aShop()
  const elsewhere = shop.open()
  for (const browser of [elsewhere, shop.browser]) await enter(browser)
  const password = 'a rather different one'
  const json = { present: login.password, password }
  expect((await shop.browser.send('PUT', '/api/admin/me/password', { json })).status).toBe(200)
  await useUpTries(shop)

  expect((await enter(elsewhere, { ...login, password })).status).toBe(429)
  expect((await enter(shop.browser, { ...login, password })).status).toBe(200)
})

test('the password alone makes no browser known where there is a second factor, nor does one from before it', async () => {
  const clock = aClock()
  const shop = await startApi({ clock, wait: async () => {} })
  const [browser, before, onlyPassword] = [shop.open(), shop.open(), shop.open()]
  for (const one of [before, browser]) await enter(one)
  await confirmIdentity(browser, login.password)
  const { body } = await browser.post('/api/admin/me/second-factor/begin', {})
  const code = codeOf(String(body.secret), clock.now())
  await browser.post('/api/admin/me/second-factor/confirm', { code })
  expect((await enter(onlyPassword)).headers.getSetCookie()).toEqual([])
  await useUpTries({ ...shop, clock })

  expect((await enter(before)).status).toBe(429)
  expect((await enter(browser)).status).toBe(200)
})

/** As many as one ticket allows. */
async function fiveCodes(browser: Browser, code: string) {
  const { body } = await enter(browser, login, '203.0.113.9')
  const statuses: number[] = []
  for (let tries = 0; tries < 5; tries += 1) {
    const sent = { ticket: body.ticket, code }
    statuses.push((await browser.post('/api/admin/login/code', sent, from('203.0.113.9'))).status)
  }
  return statuses
}

/** A stranger who knows the password types wrong codes, five in each quarter of an hour. */
async function guessCodes({ open, clock }: Shop, code: string, rounds = 6) {
  const statuses: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    statuses.push(...(await fiveCodes(open(), code)))
    clock.wait(QUARTER)
  }
  return statuses
}

async function secondStep(browser: Browser, code: string, address = '198.51.100.1') {
  const { body } = await enter(browser, login, address)
  return browser.post('/api/admin/login/code', { ticket: body.ticket, code }, from(address))
}

test('a stranger who knows the password and uses up the codes of a day keeps the owner out of no browser that signed in before', async () => {
  const shop = await withSecondFactor()
  await guessCodes(shop, '000000')

  expect((await secondStep(shop.open(), shop.code())).status).toBe(429)
  expect((await secondStep(shop.browser, shop.code())).status).toBe(200)
})

test('a stranger who knows the password and uses up the codes of a day leaves the owner the recovery codes, in any browser', async () => {
  const shop = await withSecondFactor()
  await guessCodes(shop, '000000')

  expect((await secondStep(shop.open(), shop.recoveryCodes[0] ?? '')).status).toBe(200)
})

test('wrong recovery codes, however many in a day, use up neither the right ones nor the codes of the app', async () => {
  const shop = await withSecondFactor()
  const statuses = await guessCodes(shop, 'AAAA-BBBB-CCCC-DDDD', 8)
  expect(new Set(statuses)).toEqual(new Set([400]))

  expect((await secondStep(shop.open(), shop.recoveryCodes[0] ?? '', '203.0.113.9')).status).toBe(200)
  expect((await secondStep(shop.open(), shop.code())).status).toBe(200)
})

test('the eleventh recovery code within a quarter of an hour waits, for this person from this address only', async () => {
  const shop = await withSecondFactor()
  const [right = '', other = ''] = shop.recoveryCodes
  for (let round = 0; round < 2; round += 1)
    expect(await fiveCodes(shop.open(), 'AAAA-BBBB-CCCC-DDDD')).toEqual(Array(5).fill(400))

  const refused = await secondStep(shop.open(), right, '203.0.113.9')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  expect((await secondStep(shop.open(), other, '203.0.113.10')).status).toBe(200)
  shop.clock.wait(QUARTER)
  expect((await secondStep(shop.open(), right, '203.0.113.9')).status).toBe(200)
})

test('a browser that signed in before has five codes in a quarter of an hour and thirty in a day', async () => {
  const shop = await withSecondFactor()
  expect(await fiveCodes(shop.browser, '000000')).toEqual(Array(5).fill(400))
  expect((await secondStep(shop.browser, shop.code())).status).toBe(429)

  for (let round = 1; round < 6; round += 1) {
    shop.clock.wait(QUARTER)
    await fiveCodes(shop.browser, '000000')
  }
  shop.clock.wait(QUARTER)
  expect((await secondStep(shop.browser, shop.code())).status).toBe(429)
  expect((await secondStep(shop.open(), shop.code())).status).toBe(200)
})

test('colleagues who use up the codes of an address keep no browser out that signed in before', async () => {
  const shop = await withSecondFactor()
  await useUp(shop, 'staff-code-address:198.51.100.1')

  expect((await secondStep(shop.open(), shop.code())).status).toBe(429)
  expect((await secondStep(shop.browser, shop.code())).status).toBe(200)
})
