import type { Person } from '@shop/contracts/staff/people/people'
import { linkTokenFor, staffEmails } from '../../test/staff-emails.ts'
import { confirmIdentity, startApi } from '../../test/start-api.ts'

const invitation = { email: 'iryna@levada.example', role: 'manager', locale: 'uk' }
/** Of 101 characters. */
const longEmail = `${'i'.repeat(86)}@levada.example`
const password = 'сім верб над ставом'

type Api = Awaited<ReturnType<typeof startApi>>
type Owner = Awaited<ReturnType<Api['openAs']>>

async function invited(form: object = invitation) {
  const api = await startApi()
  const owner = await api.openConfirmed('owner')
  const { body } = await owner.post('/api/admin/staff', form)
  return { ...api, owner, person: body.person as Person }
}

async function joined() {
  const own = await invited()
  const token = await linkTokenFor(own, invitation.email)
  await own.open().post('/api/admin/invitation/accept', { token, password })
  const iryna = own.open()
  await iryna.post('/api/admin/login', { login: invitation.email, password })
  return { ...own, iryna }
}

const people = async (owner: Owner) => (await owner.get('/api/admin/staff')).body.people as Person[]
const find = async (owner: Owner, login: string) => (await people(owner)).find(one => one.login === login)
const formOf = ({ email, role, locale, second_factor_required, revision }: Person) => ({
  email,
  role,
  locale,
  second_factor_required,
  revision,
})

test('an invited person chooses a password by the link of the email, once, and signs in', async () => {
  const { owner, open, person, ...api } = await invited()
  expect(person).toMatchObject({ login: 'iryna@levada.example', state: 'invited', link_until: null })
  const [email] = await staffEmails(api)
  expect(email).toMatchObject({ to: 'iryna@levada.example', subject: 'Запрошення до кабінету працівників ЛЕВАДИ' })

  const token = await linkTokenFor(api, invitation.email)
  const check = await open().post('/api/admin/invitation/check', { token })
  expect(check.body).toMatchObject({ status: true, login: 'iryna@levada.example' })
  const tries = await Promise.all([1, 2, 3].map(() => open().post('/api/admin/invitation/accept', { token, password })))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])

  const signedIn = await open().post('/api/admin/login', { login: 'iryna@levada.example', password })
  expect(signedIn.body.staff).toMatchObject({ role: 'manager', second_factor: 'off' })
  expect((await find(owner, invitation.email))?.state).toBe('active')
})

test.each(['uk', 'en'])(
  'an invitation in %s has the login in a line of its own, letter by letter as it is typed',
  async locale => {
    const { person, owner, ...api } = await invited({ ...invitation, login: 'Iryna.Koval_2', locale })
    const token = await linkTokenFor(api, invitation.email)
    const { text = '' } = (await staffEmails(api))[0] ?? {}
    const login = text.split('\n').find(line => /iryna/i.test(line)) ?? ''
    await api.open().post('/api/admin/invitation/accept', { token, password })

    expect(login).toBe('iryna.koval_2')
    expect((await api.open().post('/api/admin/login', { login, password })).status).toBe(200)
    await owner.post(`/api/admin/staff/${person.id}/send-link`, {})
    await linkTokenFor(api, invitation.email)
    expect((await staffEmails(api)).at(-1)?.text.split('\n')).toContain('iryna.koval_2')
  },
)

test('an invitation lives for 72 hours, a link to another password for one, and a newer one ends the older', async () => {
  let now = new Date('2026-11-21T10:00:00Z')
  const api = await startApi({ clock: { now: () => now } })
  const login = { login: 'olha', password: 'twelve letters' }
  const owner = api.open()
  await owner.post('/api/admin/login', login)
  await confirmIdentity(owner, login.password)
  const { body } = await owner.post('/api/admin/staff', invitation)
  const { id } = body.person as Person
  const isLive = async (token: string) => (await api.open().post('/api/admin/invitation/check', { token })).body.status
  const first = await linkTokenFor(api, invitation.email)
  now = new Date('2026-11-24T09:59:00Z')
  expect(await isLive(first)).toBe(true)
  now = new Date('2026-11-24T10:00:00Z')
  expect(await isLive(first)).toBe(false)

  await owner.post('/api/admin/login', login)
  await confirmIdentity(owner, login.password)
  await owner.post(`/api/admin/staff/${id}/send-link`, {})
  const second = await linkTokenFor(api, invitation.email)
  await api.open().post('/api/admin/invitation/accept', { token: second, password })
  now = new Date('2026-11-24T10:01:00Z')
  await owner.post(`/api/admin/staff/${id}/send-link`, {})
  const reset = await linkTokenFor(api, invitation.email)
  now = new Date('2026-11-24T11:00:30Z')
  expect([await isLive(second), await isLive(reset)]).toEqual([false, true])
  now = new Date('2026-11-24T11:01:00Z')
  expect(await isLive(reset)).toBe(false)
})

test('neither database nor outbox keeps the token of a link', async () => {
  const api = await invited()
  const token = await linkTokenFor(api, invitation.email)
  const names = ['staff', 'staff_links', 'outbox', 'audit']
  const kept = await Promise.all(names.map(name => api.db.collection(name).find().toArray()))

  expect(JSON.stringify(kept)).not.toContain(token)
})

test('a person with an email address of over 100 characters is invited with a shorter login, and signs in by it', async () => {
  const { open, ...api } = await invited({ ...invitation, email: longEmail, login: 'iryna' })
  const token = await linkTokenFor(api, longEmail)
  await open().post('/api/admin/invitation/accept', { token, password })

  expect((await open().post('/api/admin/login', { login: 'iryna', password })).status).toBe(200)
})

test('staff who are switched off are signed out at the next call, in every browser, and cannot sign in', async () => {
  const { owner, iryna, open, person } = await joined()
  expect((await iryna.get('/api/admin/promo-codes')).status).toBe(200)
  const off = await owner.post(`/api/admin/staff/${person.id}/switch-off`, {})

  expect(off.body.person).toMatchObject({ state: 'off' })
  expect((await iryna.get('/api/admin/promo-codes')).status).toBe(401)
  expect((await open().post('/api/admin/login', { login: invitation.email, password })).status).toBe(401)

  await owner.post(`/api/admin/staff/${person.id}/switch-on`, {})
  expect((await iryna.get('/api/admin/promo-codes')).status).toBe(401)
  expect((await iryna.post('/api/admin/login', { login: invitation.email, password })).status).toBe(200)
})

test('another role ends the sessions and gives its own rights', async () => {
  const { owner, iryna, person } = await joined()
  const now = await find(owner, person.login)
  const form = { ...formOf(now ?? person), role: 'content' }
  expect((await owner.send('PUT', `/api/admin/staff/${person.id}`, { json: form })).status).toBe(200)

  expect((await iryna.get('/api/admin/promo-codes')).status).toBe(401)
  await iryna.post('/api/admin/login', { login: invitation.email, password })
  expect((await iryna.get('/api/admin/promo-codes')).status).toBe(403)
})

test('a change made on an older revision is refused with who changed it', async () => {
  const { owner, person } = await invited()
  const put = (role: string) =>
    owner.send('PUT', `/api/admin/staff/${person.id}`, { json: { ...formOf(person), role } })
  expect((await put('content')).status).toBe(200)
  const { status, body } = await put('accountant')

  expect([status, body.error]).toMatchObject([409, { code: 'changed_meanwhile', revision: 1, by: 'owner-of-test' }])
})

test('an address that changes ends the link that was sent to the old one', async () => {
  const { owner, open, person, ...api } = await invited()
  const token = await linkTokenFor(api, invitation.email)
  const json = { ...formOf(person), email: 'iryna@mail.example' }
  await owner.send('PUT', `/api/admin/staff/${person.id}`, { json })

  expect((await open().post('/api/admin/invitation/accept', { token, password })).status).toBe(410)
})

test('a link to another password ends the sessions when it is used, and the person gets an email', async () => {
  const { owner, iryna, open, person, ...api } = await joined()
  await owner.post(`/api/admin/staff/${person.id}/send-link`, {})
  const token = await linkTokenFor(api, invitation.email)
  expect((await iryna.get('/api/admin/promo-codes')).status).toBe(200)
  await open().post('/api/admin/invitation/accept', { token, password: 'зовсім інший пароль' })

  expect((await iryna.get('/api/admin/promo-codes')).status).toBe(401)
  expect((await open().post('/api/admin/login', { login: invitation.email, password })).status).toBe(401)
  expect((await staffEmails(api)).map(({ subject }) => subject)).toContain(
    'Пароль до кабінету працівників ЛЕВАДИ змінено',
  )
})

test.each([
  [{ ...invitation, email: 'olha@' }, 400, { email: 'email_incorrect' }],
  [{ ...invitation, role: 'god' }, 400, { role: 'invalid' }],
  [{ ...invitation, login: '<b>' }, 400, { login: 'login_incorrect' }],
  [{ ...invitation, login: 'Olha' }, 409, { login: 'name_taken' }],
  [{ ...invitation, login: 'o'.repeat(101) }, 400, { login: 'too_long' }],
  [{ ...invitation, email: longEmail }, 400, { login: 'login_from_email_long' }],
])('an invitation with %j is refused', async (form, expected, fields) => {
  const { openConfirmed } = await startApi()
  const { status, body } = await (await openConfirmed('owner')).post('/api/admin/staff', form)

  expect([status, body.error]).toMatchObject([expected, { fields }])
})

test.each([
  ['short', 'password_short_staff'],
  ['aaaaaaaaaaaaaa', 'password_common'],
  ['iryna@levada.example', 'password_common'],
])('the password %s is refused, and the link stays good', async (easy, code) => {
  const { open, ...api } = await invited()
  const token = await linkTokenFor(api, invitation.email)
  const refused = await open().post('/api/admin/invitation/accept', { token, password: easy })

  expect(refused.body.error?.fields).toEqual({ password: code })
  expect((await open().post('/api/admin/invitation/accept', { token, password })).status).toBe(200)
})
