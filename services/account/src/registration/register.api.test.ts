import { aClock } from '@shop/testing/a-clock'
import { aRegistration } from '../../test/a-registration.ts'
import { caughtEmails } from '../../test/emails.ts'
import { startApi } from '../../test/start-api.ts'

const path = '/api/user/register'
const clock = aClock('2026-11-21T10:00:00Z')
let api: ReturnType<typeof startApi>

beforeAll(() => {
  api = startApi({ clock, limitsFactor: 100 })
  return api
})

test('a registered customer is signed in at once, and gets an email to prove the mailbox', async () => {
  const own = await startApi()
  const browser = own.open()
  const { status, body } = await browser.post(path, aRegistration({ email: 'Olena@Example.com' }))

  expect([status, body]).toEqual([201, { status: true, customer: { id: expect.any(String), email_verified: false } }])
  expect((await browser.get('/api/user/get-info')).body.user).toMatchObject({
    name: 'Олена',
    surname: 'Коваль',
    email: 'olena@example.com',
    email_verified: false,
    phone: '+380671234567',
    phone_verified: false,
    birth_date: '11.05.1990',
    info: { ukraine: null, europe: null },
  })
  expect((await caughtEmails(own)).map(({ to, subject }) => [to, subject])).toEqual([
    ['olena@example.com', 'Підтвердьте пошту для ЛЕВАДИ'],
  ])
})

test('the verification email is in the language of the form', async () => {
  const own = await startApi()
  await own.open().post(path, aRegistration({ locale: 'en' }))

  const [email] = await caughtEmails(own)
  expect(email).toMatchObject({ locale: 'en', subject: 'Confirm your email for LEVADA' })
})

test('the consent and its time are stored, and the password only as a hash', async () => {
  const { db, open } = await api
  await open().post(path, aRegistration({ email: 'kept@example.com' }))

  const kept = await db.collection('customers').findOne({ email: 'kept@example.com' })
  expect(kept).toMatchObject({ consent: { at: clock.now(), text: '2026-11-21' } })
  expect(kept?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

const inWarsaw = { state: 'Mazowieckie', city: 'Warszawa', address: 'Długa 5/7', postal_code: '00-238' }

test('a customer registers from any country, also one that no carrier goes to, with its phone', async () => {
  const { open } = await api
  const numbers = ['+93701234567', '+67570123456', '+2971234567', '+59996543210']
  for (const [index, country] of ['AF', 'PG', 'AW', 'CW'].entries()) {
    const form = { email: `${country}@example.com`, phone: numbers[index], address_abroad: { ...inWarsaw, country } }
    expect([country, (await open().post(path, aRegistration(form))).status]).toEqual([country, 201])
  }
})

test('an address abroad becomes the delivery address abroad', async () => {
  const browser = (await api).open()
  const address = { ...inWarsaw, country: 'pl' }
  await browser.post(path, aRegistration({ email: 'ewa@example.com', phone: '+48601234567', address_abroad: address }))

  const { user } = (await browser.get('/api/user/get-info')).body
  expect(user).toMatchObject({ info: { ukraine: null, europe: { ...address, country: 'PL' } } })
})

test.each([
  [{ name: ' ' }, { name: 'name_required' }],
  [{ surname: '' }, { surname: 'last_name_required' }],
  [{ name: 'http://evil.example' }, { name: 'name_incorrect' }],
  [{ surname: 'Коваль <b>2' }, { surname: 'last_name_incorrect' }],
  [{ email: '' }, { email: 'email_required' }],
  [{ email: 'olena@example' }, { email: 'email_incorrect' }],
  [{ phone: '' }, { phone: 'phone_required' }],
  [{ phone: '+38067123456' }, { phone: 'phone_incorrect' }],
  [{ birth_date: '' }, { birth_date: 'birth_date_required' }],
  [{ birth_date: '31.02.1990' }, { birth_date: 'birth_date_incorrect' }],
  [{ birth_date: '1990-05-11' }, { birth_date: 'birth_date_incorrect' }],
  [{ birth_date: '22.11.2008' }, { birth_date: 'birth_date_underage' }],
  [{ password: '' }, { password: 'password_required' }],
  [{ password: '12345' }, { password: 'password_short' }],
  [{ password: 'x'.repeat(201) }, { password: 'too_long' }],
  [{ password: 'Qwerty123' }, { password: 'password_common' }],
  [{ password: 'OLENA@example.com' }, { password: 'password_common' }],
  [{ consent: false }, { consent: 'consent_required' }],
  ...['RU', 'by', 'XX'].map(
    country =>
      [{ address_abroad: { ...inWarsaw, country } }, { 'address_abroad.country': 'invalid' }] satisfies [
        object,
        object,
      ],
  ),
  [
    { address_abroad: { country: 'PL', state: '', city: '', address: '', postal_code: '' } },
    {
      'address_abroad.state': 'state_required',
      'address_abroad.city': 'city_required',
      'address_abroad.address': 'address_required',
      'address_abroad.postal_code': 'postal_code_required',
    },
  ],
])('refuses %j', async (wrong, fields) => {
  const { status, body } = await (await api).open().post(path, aRegistration(wrong))
  expect([status, body.error?.code, body.error?.fields]).toEqual([400, 'validation', fields])
})

test.each([
  ['uk', 'Перевірте виділені поля', 'Ця електронна адреса вже використовується'],
  ['en', 'Please check the marked fields', 'Email address is already in use'],
])('a refused registration is explained in the language of the form (%s)', async (locale, wrong, taken) => {
  const { open } = await api
  const email = `${locale}@example.com`
  await open().post(path, aRegistration({ email }))

  expect((await open().post(path, aRegistration({ locale, name: '' }))).body.error?.message).toBe(wrong)
  const again = await open().post(path, aRegistration({ locale, email: email.toUpperCase() }))
  expect([again.status, again.body.error]).toMatchObject([409, { code: 'email_in_use', message: taken }])
})

test('registration is open from the eighteenth birthday on, by the calendar of Kyiv', async () => {
  const eve = await startApi({ clock: aClock('2026-11-21T21:59:00Z') })
  const day = await startApi({ clock: aClock('2026-11-21T22:01:00Z') })
  const born = aRegistration({ birth_date: '22.11.2008' })

  expect((await eve.open().post(path, born)).status).toBe(400)
  expect((await day.open().post(path, born)).status).toBe(201)
})

test('of several registrations of one email at the same time one succeeds', async () => {
  const { open } = await api
  const twins = [1, 2, 3].map(() => open().post(path, aRegistration({ email: 'twin@example.com' })))
  const statuses = (await Promise.all(twins)).map(({ status }) => status)

  expect(statuses.toSorted()).toEqual([201, 409, 409])
})

test('the eleventh registration of an hour from one address is refused', async () => {
  const { open } = await startApi({ clock: aClock() })
  const from = (address: string) => open().post(path, aRegistration({ birth_date: '' }), { 'x-forwarded-for': address })
  const good = (address: string) => open().post(path, aRegistration(), { 'x-forwarded-for': address })
  for (let count = 0; count < 10; count++) await good('2001:db8:1:2::1')
  const { status, body, headers } = await good('2001:db8:1:2:ffff::9')

  expect([status, body.error?.code]).toEqual([429, 'too_many_requests'])
  expect(headers.get('retry-after')).toBe('3600')
  // A form that is not filled in yet is no try.
  expect((await from('2001:db8:1:2::1')).status).toBe(400)
})

test('a mail server that is down stops no registration: the email waits', async () => {
  const own = await startApi({ mail: { url: 'smtp://127.0.0.1:9', from: 'LEVADA <orders@levada.example>' } })
  expect((await own.open().post(path, aRegistration())).status).toBe(201)
  await own.service.jobs.runNow('send-messages')

  expect(await own.db.collection('outbox').findOne()).toMatchObject({ effect: 'letter', state: 'waiting', attempts: 1 })
})
