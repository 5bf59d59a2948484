import type { Person } from '@shop/contracts/staff/people/people'
import { login, withSecondFactor } from '../../test/second-factor.ts'
import { staffEmails } from '../../test/staff-emails.ts'
import { passwordOfTest, startApi } from '../../test/start-api.ts'

const needed = 'reauthentication_required'
const confirm = '/api/admin/me/step-up'
const invitation = { email: 'iryna@levada.example', role: 'manager', locale: 'uk' }

/** The owner at work, one more owner, and a thief of the owner's cookie, in another browser. */
async function withStolenCookie() {
  const api = await withSecondFactor()
  await api.openAs('owner')
  const thief = api.open()
  thief.cookies.set('__Host-staff', api.browser.cookies.get('__Host-staff') ?? '')
  const people = (await thief.get('/api/admin/staff')).body.people as Person[]
  const idOf = (name: string) => people.find(person => person.login === name)?.id ?? ''
  const proofs = () => ({ password: login.password, code: api.code() })
  return { ...api, thief, proofs, ids: { olha: idOf('olha'), other: idOf('owner-of-test') } }
}

/** Every call that a session alone does not allow, with what it would do. */
function sensitiveCalls(id: string): [name: string, method: string, path: string, json: object][] {
  const form = { email: 'thief@mail.example', role: 'owner', locale: 'uk', second_factor_required: false, revision: 0 }
  const person = `/api/admin/staff/${id}`
  return [
    ['another email', 'PUT', person, form],
    ['another role', 'PUT', person, { ...form, email: null, role: 'manager' }],
    ['a link to a new password', 'POST', `${person}/send-link`, {}],
    ['a reset of the second factor', 'POST', `${person}/second-factor/reset`, {}],
    ['the invitation of an owner', 'POST', '/api/admin/staff', { ...invitation, role: 'owner' }],
    ['access switched off', 'POST', `${person}/switch-off`, {}],
    ['access switched on', 'POST', `${person}/switch-on`, {}],
    ['the second factor required of nobody', 'PUT', '/api/admin/staff-rules', { second_factor_required: false }],
    ['the own second factor begun', 'POST', '/api/admin/me/second-factor/begin', {}],
    ['the own second factor switched off', 'POST', '/api/admin/me/second-factor/switch-off', {}],
    ['new recovery codes', 'POST', '/api/admin/me/second-factor/recovery-codes', {}],
  ]
}

test.each(sensitiveCalls('').map(([name], place) => [name, place] as const))(
  'the cookie of an owner alone does not bring %s',
  async (_name, place) => {
    const { thief, ids, db } = await withStolenCookie()
    const [, method = '', path = '', json = {}] = sensitiveCalls(ids.other)[place] ?? []
    const before = await db.collection('staff').find().sort({ login: 1 }).toArray()
    const { status, body } = await thief.send(method, path, { json })

    expect([status, body.error]).toMatchObject([403, { code: needed, second_factor: true }])
    expect(await db.collection('staff').find().sort({ login: 1 }).toArray()).toEqual(before)
    expect(await db.collection('outbox').countDocuments()).toBe(0)
  },
)

test('password and code open these calls for five minutes, in this session and in no other', async () => {
  const { browser, db, code, clock, proofs, ids, firstStep } = await withStolenCookie()
  const link = (who: typeof browser) => who.post(`/api/admin/staff/${ids.other}/send-link`, {})
  await db.collection('staff').updateOne({ login: 'owner-of-test' }, { $set: { email: 'other@levada.example' } })
  const { other: elsewhere, send } = await firstStep()
  await send(code())
  clock.wait(60)

  expect((await browser.post(confirm, proofs())).status).toBe(200)
  clock.wait(299)
  expect((await link(browser)).status).toBe(200)
  expect((await link(elsewhere)).body.error?.code).toBe(needed)
  clock.wait(1)
  expect((await link(browser)).body.error?.code).toBe(needed)
})

test('staff without a second factor confirm by the password alone', async () => {
  const { openAs } = await startApi()
  const owner = await openAs('owner')
  const refused = await owner.post('/api/admin/staff', invitation)
  expect(refused.body.error).toMatchObject({ code: needed, second_factor: false })

  expect((await owner.post(confirm, { password: passwordOfTest })).status).toBe(200)
  expect((await owner.post('/api/admin/staff', invitation)).status).toBe(201)
})

test.each([
  ['another password', { password: 'a guess' }, { password: 'password_wrong' }],
  ['another code', { code: '000000' }, { code: 'code_wrong' }],
  ['no code', { code: undefined }, { code: 'code_required' }],
])('%s confirms nothing, and the session goes on', async (_name, wrong, fields) => {
  const { browser, proofs } = await withStolenCookie()
  const { status, body } = await browser.post(confirm, { ...proofs(), ...wrong })

  expect([status, body.error?.fields]).toEqual([400, fields])
  expect((await browser.post('/api/admin/staff', invitation)).body.error?.code).toBe(needed)
  expect((await browser.get('/api/admin/me')).status).toBe(200)
})

test('the sixth try to confirm within a quarter of an hour waits, the right one too; the session goes on', async () => {
  const { browser, thief, clock, proofs, db } = await withStolenCookie()
  for (let tries = 0; tries < 5; tries += 1)
    expect((await thief.post(confirm, { ...proofs(), password: 'a guess' })).status).toBe(400)

  expect((await thief.post(confirm, proofs())).status).toBe(429)
  expect((await browser.get('/api/admin/me')).status).toBe(200)
  const refused = await db.collection('audit').find({ action: 'staff_confirm_refused' }).toArray()
  expect(refused).toMatchObject([{ who: 'olha', tries: 5 }])
  clock.wait(15 * 60)
  expect((await browser.post(confirm, proofs())).status).toBe(200)
})

test('guesses in one session do not keep the owner from confirming in another', async () => {
  const { thief, clock, proofs, firstStep, code } = await withStolenCookie()
  const { other: elsewhere, send } = await firstStep()
  await send(code())
  for (let tries = 0; tries < 6; tries += 1) await thief.post(confirm, { ...proofs(), password: 'a guess' })
  clock.wait(60)

  expect((await elsewhere.post(confirm, proofs())).status).toBe(200)
})

test('a code confirms once: neither one that has signed in, nor one that has confirmed before', async () => {
  const { browser, proofs, firstStep, code, clock } = await withStolenCookie()
  const { send, other: elsewhere } = await firstStep()
  const used = proofs()
  await send(used.code)
  expect((await browser.post(confirm, used)).body.error?.fields).toEqual({ code: 'code_wrong' })

  clock.wait(60)
  const next = proofs()
  const tries = await Promise.all([browser, elsewhere].map(who => who.post(confirm, next)))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect((await (await firstStep()).send(code())).status).toBe(400)
})

test('a confirmation ends with its session: the next sign-in confirms again', async () => {
  const { browser, proofs, firstStep, code, clock } = await withStolenCookie()
  await browser.post(confirm, proofs())
  clock.wait(60)
  const { other, send } = await firstStep()
  await send(code())

  expect((await other.post('/api/admin/staff', invitation)).body.error?.code).toBe(needed)
})

test('nobody gives themselves another role, a link or a second factor reset in the list of people', async () => {
  const { browser, proofs, ids } = await withStolenCookie()
  await browser.post(confirm, proofs())
  const mine = sensitiveCalls(ids.olha).filter(([name]) => /role|link|reset/.test(name))
  for (const [name, method, path, json] of mine) {
    const { status, body } = await browser.send(method, path, { json })
    expect([name, status, body.error?.code]).toEqual([name, 409, 'own_account'])
  }
  expect(mine).toHaveLength(3)
})

test('when an email changes, the address before is told; the new one is not given away to it', async () => {
  const { browser, proofs, ids, db, ...api } = await withStolenCookie()
  await db.collection('staff').updateOne({ login: 'owner-of-test' }, { $set: { email: 'old@levada.example' } })
  await browser.post(confirm, proofs())
  const form = { email: 'new@levada.example', role: 'owner', locale: 'uk', second_factor_required: false, revision: 0 }
  expect((await browser.send('PUT', `/api/admin/staff/${ids.other}`, { json: form })).status).toBe(200)

  const emails = await staffEmails({ ...api, db })
  expect(emails).toMatchObject([
    { to: 'old@levada.example', subject: 'Адресу для кабінету працівників ЛЕВАДИ змінено' },
  ])
  expect(emails[0]?.text).toContain('owner-of-test')
  expect(emails[0]?.text).not.toContain('new@levada.example')
})

test('the person whose second factor is reset is told', async () => {
  const { proofs, ids, db, openAs, ...api } = await withStolenCookie()
  await db.collection('staff').updateOne({ login: 'olha' }, { $set: { email: 'olha@levada.example', locale: 'en' } })
  const other = await openAs('owner')
  await other.post(confirm, { password: passwordOfTest })
  expect((await other.post(`/api/admin/staff/${ids.olha}/second-factor/reset`, {})).status).toBe(200)

  expect(await staffEmails({ ...api, db })).toMatchObject([
    { to: 'olha@levada.example', subject: 'The second factor of your LEVADA back office account is off' },
  ])
})
