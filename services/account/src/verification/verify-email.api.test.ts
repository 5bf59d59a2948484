import { aClock } from '@shop/testing/a-clock'
import { caughtEmails, tokenFor } from '../../test/emails.ts'
import { signedIn } from '../../test/signed-in.ts'
import { startApi } from '../../test/start-api.ts'

const verify = '/api/user/verify'
const resend = '/api/user/resend-verification'
const DAY = 24 * 60 * 60

async function asked(at?: string) {
  const own = await signedIn(at)
  await own.browser.post(resend, { locale: 'uk' })
  return { ...own, token: await tokenFor(own, '/user/verify') }
}
const isVerified = async (browser: { post(path: string): Promise<{ body: Record<string, unknown> }> }) =>
  (await browser.post('/api/user/check-auth')).body.customer

test('the link of the verification email proves the mailbox, once, in whatever browser it is opened', async () => {
  const { browser, open, token } = await asked()

  expect(await isVerified(browser)).toMatchObject({ email_verified: false })
  expect((await open().post(verify, { token })).status).toBe(200)
  expect(await isVerified(browser)).toMatchObject({ email_verified: true })
  expect((await open().post(verify, { token })).body.error).toMatchObject({ code: 'link_expired' })
})

test('a verification link lives for a day', async () => {
  const { open, token, clock } = await asked()
  clock.wait(DAY)

  const { status, body } = await open().post(verify, { token })
  expect([status, body.error?.code]).toEqual([410, 'link_expired'])
})

test('a newer verification email ends the link of the older one', async () => {
  const own = await asked()
  const older = own.token
  await own.browser.post(resend, {})
  const newer = await tokenFor(own, '/user/verify')

  expect((await own.open().post(verify, { token: older })).status).toBe(410)
  expect((await own.open().post(verify, { token: newer })).status).toBe(200)
})

test('a proven mailbox gets no more verification emails', async () => {
  const own = await asked()
  await own.open().post(verify, { token: own.token })
  await own.browser.post(resend, {})

  expect(await caughtEmails(own)).toHaveLength(1)
})

test.each([{}, { token: 7 }, { token: { $ne: null } }, { token: 'x'.repeat(201) }])('refuses %j', async body => {
  const { open } = await startApi()
  expect((await open().post(verify, body)).status).toBe(400)
})

test('a guest cannot ask for the verification email again', async () => {
  const { open } = await startApi()
  expect((await open().post(resend, {})).status).toBe(401)
})

test('a customer may ask for the verification email five times an hour', async () => {
  const { browser, clock } = await signedIn()
  for (let count = 0; count < 5; count++) expect((await browser.post(resend, {})).status).toBe(200)

  expect((await browser.post(resend, {})).status).toBe(429)
  clock.wait(3601)
  expect((await browser.post(resend, {})).status).toBe(200)
})

test('the thirty-first link that one address tries in an hour is refused, whatever it is for', async () => {
  const { open } = await startApi({ clock: aClock() })
  const here = { 'x-forwarded-for': '203.0.113.7' }
  for (let count = 0; count < 15; count++) {
    expect((await open().post(verify, { token: `wrong ${count}` }, here)).status).toBe(410)
    await open().post('/api/password-reset/check-token', { token: `wrong ${count}` }, here)
  }

  expect((await open().post(verify, { token: 'one more' }, here)).status).toBe(429)
})
