import { startApi } from '../../test/start-api.ts'

const path = '/api/admin/staff-list/exports'
const asked = { filter: {}, language: 'uk' }

test('the owner takes the list of people along as a file, once the password was shown again, and it stands in the log', async () => {
  const { openAs, openConfirmed, db } = await startApi()
  await openAs('manager')
  const owner = await openConfirmed('owner')
  const { status, body } = await owner.post(path, asked)
  expect([status, body.count, body.more]).toEqual([201, 3, false])

  const file = await owner.get(`${path}/${body.id}`)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="staff-\d{4}-\d\d-\d\d\.csv"$/)
  expect(file.text).toMatch(/\nmanager-of-test;;менеджерка;Працює;ні;ні;\d{4}-\d\d-\d\d;/)
  expect(file.text).not.toMatch(/scrypt|passwordHash/)
  const entry = await db.collection('audit').findOne({ action: 'staff_export' })
  expect(entry).toMatchObject({ who: 'owner-of-test', subject: expect.stringMatching(/^staff-/), after: { count: 3 } })
})

test('without the password shown again, or without the right, no file is made', async () => {
  const { openAs, openConfirmed } = await startApi()
  const owner = await openAs('owner')
  expect((await owner.post(path, asked)).body.error?.code).toBe('reauthentication_required')
  const manager = await openConfirmed('manager')
  expect((await manager.post(path, asked)).status).toBe(403)
})

test('the file is for who asked alone', async () => {
  const { open, openConfirmed } = await startApi()
  const owner = await openConfirmed('owner')
  const { body } = await owner.post(path, asked)
  expect((await owner.post(path, { filter: {}, language: 'de' })).status).toBe(400)

  const olha = open()
  expect((await olha.post('/api/admin/login', { login: 'Olha', password: 'twelve letters' })).status).toBe(200)
  expect((await olha.get(`${path}/${body.id}`)).status).toBe(404)
  expect((await owner.get(`${path}/${body.id}`)).status).toBe(200)
})
