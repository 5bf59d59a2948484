import { codeOf, login, withSecondFactor } from '../../test/second-factor.ts'
import { confirmIdentity, startApi } from '../../test/start-api.ts'
import { isRecorded } from './record-write.ts'

test('every call by which staff change something leaves an entry in the audit log: none is registered without', async () => {
  const { service } = await startApi()
  const writes = service.routes
    .flatMap(({ list }) => list)
    // A read with a body is a POST, too.
    .filter(({ method, access, endpoint }) => method !== 'GET' && access.startsWith('staff') && !endpoint?.onlyReads)
  const silent = writes.filter(({ endpoint }) => !endpoint || !isRecorded(endpoint))

  expect(writes.length).toBeGreaterThan(50)
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('each call about staff leaves one entry: by whom, with the request that stands in the answer', async () => {
  const { browser, db, clock, secret } = await withSecondFactor()
  await confirmIdentity(browser, login.password, codeOf(secret, clock.now()))
  await db.collection('staff').updateOne({ login: login.login }, { $set: { email: 'olha@levada.example' } })
  const invited = await browser.post('/api/admin/staff', { email: 'i@levada.example', role: 'content', locale: 'en' })
  const { id } = invited.body.person as { id: string }
  const form = { email: null, role: 'manager', locale: 'uk', second_factor_required: false, revision: 0 }
  const filters = { saved_filters: [], revision: 0 }
  const calls: [string, string, () => object, string][] = [
    ['PUT', `/api/admin/staff/${id}`, () => form, 'staff_change'],
    ['PUT', '/api/admin/staff-rules', () => ({ second_factor_required: false }), 'staff_rules'],
    ['POST', `/api/admin/staff/${id}/sessions/end`, () => ({}), 'staff_end_sessions'],
    ['POST', `/api/admin/staff/${id}/second-factor/reset`, () => ({}), 'staff_second_factor_reset'],
    ['POST', `/api/admin/staff/${id}/switch-off`, () => ({}), 'staff_switch_off'],
    ['POST', `/api/admin/staff/${id}/switch-on`, () => ({}), 'staff_switch_on'],
    ['PUT', '/api/admin/me/preferences', () => filters, 'staff_preferences'],
    ['PUT', '/api/admin/me/notifications', () => ({ notification: 'low_stock', is_on: true }), 'staff_notifications'],
    ['POST', '/api/admin/me/end-other-sessions', () => ({}), 'staff_end_other_sessions'],
    ['POST', '/api/admin/me/second-factor/recovery-codes', () => ({}), 'staff_recovery_codes'],
    ['POST', '/api/admin/me/second-factor/switch-off', () => ({}), 'staff_second_factor_off'],
    // Switching the second factor off gives the session another id, which has to confirm again.
    ['POST', '/api/admin/me/step-up', () => ({ password: login.password }), 'staff_confirm'],
    ['POST', '/api/admin/me/second-factor/begin', () => ({}), 'staff_second_factor_begin'],
    [
      'PUT',
      '/api/admin/me/password',
      () => ({ present: login.password, password: 'a rather different one' }),
      'staff_change_password',
    ],
  ]
  for (const [method, path, json, action] of calls) {
    const answer = await browser.send(method, path, { json: json() })
    const request_id = answer.headers.get('x-request-id') ?? ''
    const entries = await db.collection('audit').find({ request_id }).toArray()
    expect([path, answer.status < 300, entries]).toMatchObject([path, true, [{ action, who: 'olha' }]])
  }
})

test('a sign-in leaves an entry for each step, and a refused one says so', async () => {
  const { db, firstStep, code } = await withSecondFactor()
  await db.collection('audit').deleteMany({})
  const { send } = await firstStep()
  await send('000000')
  await send(code())

  const entries = await db.collection('audit').find().toArray()
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['login', 'login_password', 'login_refused'])
})
