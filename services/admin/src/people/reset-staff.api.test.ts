import { login, withSecondFactor } from '../../test/second-factor.ts'
import { resetStaff } from './reset-staff.ts'

test('a reset at the machine takes the second factor, ends sessions and gives a link; the audit log says so', async () => {
  const { db, clock, browser, open } = await withSecondFactor()
  const link = await resetStaff({ db, clock, origin: 'https://levada.example' }, 'OLHA')
  const [, token = ''] = /^https:\/\/levada\.example\/admin\/invitation\/([\w-]{43})$/.exec(link) ?? []

  expect((await browser.get('/api/admin/me')).status).toBe(401)
  const password = 'a rather different one'
  expect((await open().post('/api/admin/invitation/accept', { token, password })).status).toBe(200)
  const signedIn = await open().post('/api/admin/login', { ...login, password })
  expect(signedIn.body.staff).toMatchObject({ login: 'olha', second_factor: 'off' })
  expect(await db.collection('audit').findOne({ action: 'staff_reset' })).toMatchObject({
    subject: 'olha',
    who: 'console',
  })
})

test('a reset refuses a login that nobody has, and one that is switched off', async () => {
  const { db, clock } = await withSecondFactor()
  const machine = { db, clock, origin: 'https://levada.example' }
  await expect(resetStaff(machine, 'nobody')).rejects.toThrow('Nobody has the login nobody')

  await db.collection('staff').updateOne({ login: 'olha' }, { $set: { isOff: true } })
  await expect(resetStaff(machine, 'olha')).rejects.toThrow('switched off')
})
