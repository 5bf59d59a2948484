import { aClock } from '@shop/testing/a-clock'
import { caughtEmails, tokenFor } from '../../test/emails.ts'
import { olena, signedIn } from '../../test/signed-in.ts'
import { startApi } from '../../test/start-api.ts'

const ask = '/api/password-reset/send-email'
const check = '/api/password-reset/check-token'
const update = '/api/password-reset/update-password'
const password = 'осінь-27'

async function asked(at?: string) {
  const own = await signedIn(at)
  await own.open().post(ask, { email: 'OLENA@example.com', locale: 'uk' })
  return { ...own, token: await tokenFor(own, '/user/update-password') }
}

test('a link in an email sets a new password, and the old one is worth nothing', async () => {
  const { open, token } = await asked()
  expect((await open().post(check, { token })).body).toEqual({ status: true })
  expect((await open().post(update, { token, password })).status).toBe(200)

  const login = (word: string) => open().post('/api/user/login', { email: olena.email, password: word })
  expect((await login(olena.password)).status).toBe(401)
  expect((await login(password)).status).toBe(200)
})

test('a new password ends every session, and the customer gets an email about it', async () => {
  const { browser, open, token, service, db } = await asked()
  await open().post(update, { token, password })

  expect((await browser.post('/api/user/check-auth')).body).toMatchObject({ status: false })
  expect((await caughtEmails({ service, db })).map(({ subject }) => subject)).toEqual([
    'Новий пароль для ЛЕВАДИ',
    'Пароль у ЛЕВАДІ змінено',
  ])
})

test('a reset link opens once, also when two try it at the same time', async () => {
  const { open, token } = await asked()
  const tries = await Promise.all([1, 2, 3].map(() => open().post(update, { token, password })))

  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
  expect((await open().post(check, { token })).body).toEqual({ status: false })
})

test('a reset link lives for an hour, and a newer one ends it', async () => {
  const own = await asked()
  own.clock.wait(3599)
  expect((await own.open().post(check, { token: own.token })).body).toEqual({ status: true })
  own.clock.wait(1)
  expect((await own.open().post(check, { token: own.token })).body).toEqual({ status: false })

  await own.open().post(ask, { email: olena.email })
  const second = await tokenFor(own, '/user/update-password')
  await own.open().post(ask, { email: olena.email })
  await tokenFor(own, '/user/update-password')
  expect((await own.open().post(update, { token: second, password })).body.error?.code).toBe('link_expired')
})

test('a password that is too easy is refused before the link is spent', async () => {
  const { open, token } = await asked()
  const { status, body } = await open().post(update, { token, password: 'qwerty123' })

  expect([status, body.error?.fields]).toEqual([400, { password: 'password_common' }])
  expect((await open().post(update, { token, password })).status).toBe(200)
})

test('a reset by email proves the mailbox, and the phone proven before that is no longer proven', async () => {
  const { db, open, token } = await asked()
  await db.collection('customers').updateOne({}, { $set: { phoneVerified: true } })
  await open().post(update, { token, password })

  expect(await db.collection('customers').findOne()).toMatchObject({ emailVerified: true, phoneVerified: false })
})

test('a reset for an unknown address is answered alike, and sends no email', async () => {
  const own = await signedIn()
  const known = await own.open().post(ask, { email: olena.email })
  const unknown = await own.open().post(ask, { email: 'nobody@example.com' })

  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect(await caughtEmails(own)).toHaveLength(1)
  expect(await own.db.collection('outbox').countDocuments()).toBe(2)
})

test.each([
  [ask, {}, { email: 'required' }],
  [ask, { email: '' }, { email: 'email_required' }],
  [ask, { email: 'olena@' }, { email: 'email_incorrect' }],
  [ask, { email: { $ne: null } }, { email: 'invalid' }],
  [check, {}, { token: 'required' }],
  [update, { token: 'x', password: '12345' }, { password: 'password_short' }],
  [update, { token: ['x'], password }, { token: 'invalid' }],
])('%s refuses %j', async (path, body, fields) => {
  const { status, body: answer } = await (await startApi()).open().post(path, body)
  expect([status, answer.error?.fields]).toEqual([400, fields])
})

test('resets are limited to three emails an hour to one mailbox and ten requests an hour from one address', async () => {
  const { open } = await startApi({ clock: aClock() })
  const from = (address: string, email: string) => open().post(ask, { email }, { 'x-forwarded-for': address })
  for (let count = 0; count < 3; count++)
    expect((await from(`203.0.113.${count}`, 'olena@example.com')).status).toBe(200)
  expect((await from('203.0.113.9', 'OLENA@example.com')).status).toBe(429)

  for (let count = 0; count < 10; count++) await from('198.51.100.7', `${count}@example.com`)
  expect((await from('198.51.100.7', 'iryna@example.com')).status).toBe(429)
})

test('a mail server that is down stops no reset: the email goes out when it is back', async () => {
  const own = await startApi({ mail: { url: 'smtp://127.0.0.1:9', from: 'LEVADA <orders@levada.example>' } })
  await own.service.createCustomer(olena)
  expect((await own.open().post(ask, { email: olena.email })).status).toBe(200)
  await own.service.jobs.runNow('send-messages')

  expect(await own.db.collection('outbox').findOne()).toMatchObject({ state: 'waiting', attempts: 1 })
})

test('no reset token waits in the database, and the link leads to the configured address', async () => {
  const own = await startApi({ publicOrigin: 'https://levada.example' })
  await own.service.createCustomer(olena)
  await own.open().post(ask, { email: olena.email }, { origin: 'https://levada.example', host: 'evil.example' })
  const token = await tokenFor(own, 'https://levada.example/user/update-password')

  const kept = JSON.stringify([
    await own.db.collection('links').find().toArray(),
    await own.db.collection('outbox').find().toArray(),
  ])
  expect(kept).not.toContain(token)
})
