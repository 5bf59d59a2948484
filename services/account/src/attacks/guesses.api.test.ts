import { aClock } from '@shop/testing/a-clock'
import { tokenFor } from '../../test/emails.ts'
import { olena, signedIn } from '../../test/signed-in.ts'
import { startApi } from '../../test/start-api.ts'

const login = '/api/user/login'
const guess = (index: number) => ({ email: olena.email, password: `guess-${index}` })
const from = (address: string) => ({ 'x-forwarded-for': address })
const inParallel = (count: number, ask: (index: number) => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: count }, async (_, index) => (await ask(index)).status))
const checked = (statuses: number[]) => statuses.filter(status => status === 401).length

test('of two hundred guesses from one address ten are checked, and the session of the owner lives on', async () => {
  const { browser, open } = await signedIn()
  const statuses = await inParallel(200, index => open().post(login, guess(index), from('203.0.113.7')))

  expect(checked(statuses)).toBe(10)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  expect((await browser.post('/api/user/check-auth')).body.status).toBe(true)
})

test('of two hundred guesses from two hundred addresses thirty are checked in a quarter of an hour', async () => {
  const { open, clock } = await signedIn()
  // The owner's own sign-in was the first of the thirty.
  expect(
    checked(
      await inParallel(200, index => open().post(login, guess(index), from(`10.0.${index >> 8}.${index & 255}`))),
    ),
  ).toBe(29)

  clock.wait(15 * 60)
  expect((await open().post(login, olena, from('203.0.113.9'))).status).toBe(200)
})

test('an address that tries many accounts stops at a hundred an hour', async () => {
  const { open } = await startApi({ clock: aClock() })
  const spray = (index: number) =>
    open().post(login, { email: `customer-${index}@example.com`, password: 'весна-26' }, from('203.0.113.7'))

  expect(checked(await inParallel(200, spray))).toBe(100)
})

test.each([
  [
    'without a proxy in front, the forwarded-for header is ignored when guesses are counted',
    0,
    (index: number) => `10.9.8.${index}`,
  ],
  [
    'behind our proxy, only the last forwarded-for address counts, the ones before come from the client',
    1,
    (index: number) => `10.9.8.${index}, 203.0.113.7`,
  ],
])('%s', async (_name, trustedProxies, header) => {
  const { service, open } = await startApi({ trustedProxies, clock: aClock() })
  await service.createCustomer(olena)

  expect(checked(await inParallel(50, index => open().post(login, guess(index), from(header(index)))))).toBe(10)
})

test('guesses are counted together however the email and the path are written', async () => {
  const { service, open } = await startApi({ clock: aClock() })
  await service.createCustomer(olena)
  const ways = ['olena@example.com', 'OLENA@example.com', ' olena@example.com ', 'Olena@Example.Com']
  const paths = [login, '/api/USER/login', '/api/user/login/']
  const statuses = await inParallel(60, index => {
    const email = ways[index % ways.length]
    return open().post(paths[index % paths.length] ?? login, { email, password: `guess-${index}` }, from('203.0.113.7'))
  })

  expect(checked(statuses)).toBe(10)
})

test('links cannot be guessed: an address has thirty tries an hour, and the right link still opens from another address', async () => {
  const own = await signedIn()
  await own.browser.post('/api/user/resend-verification', {})
  const token = await tokenFor(own, '/user/verify')
  const statuses = await inParallel(300, index =>
    own.open().post('/api/user/verify', { token: `${index}`.padStart(43, 'x') }, from('203.0.113.7')),
  )

  expect(statuses.filter(status => status === 410)).toHaveLength(30)
  expect((await own.open().post('/api/user/verify', { token }, from('203.0.113.8'))).status).toBe(200)
})
