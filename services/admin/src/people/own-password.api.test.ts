import { startApi } from '../../test/start-api.ts'

const present = 'quite a long word'
const password = 'a rather different one'
const change = { json: { present, password } }

test('a new password of one’s own ends the other sessions; this one goes on under a new id', async () => {
  const { open, openAs } = await startApi()
  const browser = await openAs('manager')
  const elsewhere = open()
  await elsewhere.post('/api/admin/login', { login: 'manager-of-test', password: present })
  const before = browser.cookies.get('__Host-staff')

  expect((await browser.send('PUT', '/api/admin/me/password', change)).status).toBe(200)
  expect(browser.cookies.get('__Host-staff')).not.toBe(before)
  expect((await browser.get('/api/admin/promo-codes')).status).toBe(200)
  expect((await elsewhere.get('/api/admin/promo-codes')).status).toBe(401)
  expect((await open().post('/api/admin/login', { login: 'manager-of-test', password })).status).toBe(200)
})

test('a wrong present password changes nothing, and the eleventh try within a quarter of an hour waits', async () => {
  const { openAs } = await startApi()
  const browser = await openAs('content')
  const guess = () => browser.send('PUT', '/api/admin/me/password', { json: { present: 'a guess', password } })
  for (let tries = 0; tries < 10; tries += 1)
    expect((await guess()).body.error?.fields).toEqual({ present: 'password_wrong' })

  expect((await guess()).status).toBe(429)
})

test.each([
  [{ present: '', password }, { present: 'password_required' }],
  [{ present, password: 'too short' }, { password: 'password_short_staff' }],
  [{ present, password: 'abcdefghijklm' }, { password: 'password_common' }],
])('%j is refused', async (json, fields) => {
  const { openAs } = await startApi()
  const { status, body } = await (await openAs('owner')).send('PUT', '/api/admin/me/password', { json })

  expect([status, body.error?.fields]).toEqual([400, fields])
})
