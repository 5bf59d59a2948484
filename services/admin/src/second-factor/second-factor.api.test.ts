import type { Person } from '@shop/contracts/staff/people/people'
import { aClock } from '@shop/testing/a-clock'
import { codeOf, login, withSecondFactor } from '../../test/second-factor.ts'
import { confirmIdentity, passwordOfTest, startApi } from '../../test/start-api.ts'

const orders = '/api/orders/get-like-payment-id'
const mine = '/api/admin/me/second-factor'

test('the second factor is on only when a code has confirmed it, and every other session ends then', async () => {
  const clock = aClock()
  const api = await startApi({ clock })
  const [browser, elsewhere] = [api.open(), api.open()]
  for (const one of [browser, elsewhere]) await one.post('/api/admin/login', login)
  await confirmIdentity(browser, login.password)
  const { body } = await browser.post(`${mine}/begin`, {})
  expect(body).toMatchObject({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: expect.stringContaining(`secret=${body.secret}`),
  })
  expect((await browser.post(`${mine}/confirm`, { code: '000000' })).body.error?.fields).toEqual({ code: 'code_wrong' })
  expect((await elsewhere.get(orders)).status).toBe(200)

  const code = codeOf(String(body.secret), clock.now())
  expect((await browser.post(`${mine}/confirm`, { code })).status).toBe(200)
  expect((await browser.get(orders)).status).toBe(200)
  expect((await elsewhere.get(orders)).status).toBe(401)
})

test('setting up ends after ten minutes, and is refused when there is a second factor', async () => {
  const clock = aClock()
  const api = await startApi({ clock })
  const browser = api.open()
  await browser.post('/api/admin/login', login)
  await confirmIdentity(browser, login.password)
  const { body } = await browser.post(`${mine}/begin`, {})
  clock.wait(600)
  const code = codeOf(String(body.secret), clock.now())
  expect((await browser.post(`${mine}/confirm`, { code })).body.error?.code).toBe('code_expired')
  const complete = await withSecondFactor()
  await confirmIdentity(complete.browser, login.password, complete.code())
  expect((await complete.browser.post(`${mine}/begin`, {})).status).toBe(409)
})

test('staff who must have a second factor set it up before anything else answers, in sessions from before too', async () => {
  const clock = aClock()
  const { open, openAs } = await startApi({ clock })
  const owner = open()
  await owner.post('/api/admin/login', login)
  await confirmIdentity(owner, login.password)
  const manager = await openAs('manager')
  await owner.send('PUT', '/api/admin/staff-rules', { json: { second_factor_required: true } })

  expect((await manager.get(orders)).body.error?.code).toBe('second_factor_required')
  expect((await manager.send('PUT', '/api/admin/me/preferences', { json: {} })).status).toBe(403)
  expect((await manager.post('/api/admin/check-auth')).body.staff).toMatchObject({ second_factor: 'owed' })
  expect((await manager.get('/api/admin/me')).body.second_factor).toMatchObject({ is_on: false, required: true })

  await confirmIdentity(manager, passwordOfTest)
  const { body } = await manager.post(`${mine}/begin`, {})
  await manager.post(`${mine}/confirm`, { code: codeOf(String(body.secret), clock.now()) })
  expect((await manager.get(orders)).status).toBe(200)
})

test('the owner requires it of one person: of nobody else', async () => {
  const { openAs, openConfirmed } = await startApi()
  const [owner, manager, content] = [await openConfirmed('owner'), await openAs('manager'), await openAs('content')]
  const people = (await owner.get('/api/admin/staff')).body.people as Person[]
  const person = people.find(({ login }) => login === 'manager-of-test')
  const form = { email: null, role: 'manager', locale: 'uk', second_factor_required: true, revision: 0 }
  await owner.send('PUT', `/api/admin/staff/${person?.id}`, { json: form })

  expect((await manager.get('/api/admin/me/preferences')).status).toBe(403)
  expect((await content.get('/api/admin/me/preferences')).status).toBe(200)
})

test('switched off, the password alone signs in; this session goes on, and there is nothing more to switch off', async () => {
  const { browser, code, firstStep } = await withSecondFactor()
  const off = () => browser.post(`${mine}/switch-off`, {})
  await confirmIdentity(browser, login.password, code())
  expect((await off()).status).toBe(200)

  expect((await browser.get(orders)).status).toBe(200)
  await confirmIdentity(browser, login.password)
  expect([(await off()).status, (await browser.post(`${mine}/recovery-codes`, {})).status]).toEqual([409, 409])
  const { other } = await firstStep()
  expect((await other.get(orders)).status).toBe(200)
})

test('new recovery codes take the place of those before', async () => {
  const { browser, code, recoveryCodes, firstStep } = await withSecondFactor()
  await confirmIdentity(browser, login.password, code())
  const { body } = await browser.post(`${mine}/recovery-codes`, {})
  const [renewed = ''] = body.recovery_codes as string[]

  expect((await (await firstStep()).send(recoveryCodes[0] ?? '')).status).toBe(400)
  expect((await (await firstStep()).send(renewed)).status).toBe(200)
})

test('the owner takes a lost second factor away; that person’s sessions end, and the password alone signs in', async () => {
  const { browser, db, openConfirmed, open } = await withSecondFactor()
  const other = await openConfirmed('owner')
  const olha = await db.collection('staff').findOne({ login: 'olha' })
  expect((await other.post(`/api/admin/staff/${olha?._id}/second-factor/reset`, {})).status).toBe(200)

  expect((await browser.get(orders)).status).toBe(401)
  const again = open()
  expect((await again.post('/api/admin/login', login)).body.staff).toMatchObject({ second_factor: 'off' })
})

test('a session that began without the second factor is none once there is one', async () => {
  const { db, browser } = await withSecondFactor()
  await db.collection('staff_sessions').updateMany({}, { $set: { 'about.second': false } })

  expect((await browser.get(orders)).status).toBe(401)
})

test('neither secret nor codes stand in the audit log or in the list of people', async () => {
  const { db, browser, secret, recoveryCodes } = await withSecondFactor()
  const seen = JSON.stringify([
    await db.collection('audit').find().toArray(),
    (await browser.get('/api/admin/staff')).body,
    (await browser.get('/api/admin/me')).body,
  ])

  expect(seen).toContain('staff_second_factor_on')
  for (const word of [secret, ...recoveryCodes]) expect(seen).not.toContain(word)
  expect(JSON.stringify(await db.collection('staff').find().toArray())).not.toContain(recoveryCodes[0])
})
