import { startApi } from '../../test/start-api.ts'

test('a new shop gets an owner with a password that nobody knows, shown once', async () => {
  const first = await startApi({ operator: {} })
  const { firstStaff } = first.service

  expect(firstStaff).toEqual({ login: 'owner', password: expect.stringMatching(/^[\w-]{24}$/) })
  expect((await first.open().post('/api/admin/login', firstStaff)).status).toBe(200)
  expect((await startApi({ operator: {}, db: first.db })).service.firstStaff).toBeNull()
  expect((await startApi({ operator: {} })).service.firstStaff?.password).not.toBe(firstStaff?.password)
})

test('an operator names the owner; a later start does not change the password', async () => {
  const first = await startApi()
  const again = await startApi({ db: first.db, operator: { login: 'olha', password: 'another long one' } })

  expect(again.service.firstStaff).toBeNull()
  expect((await again.open().post('/api/admin/login', { login: 'olha', password: 'another long one' })).status).toBe(
    401,
  )
  expect((await again.open().post('/api/admin/login', { login: 'olha', password: 'twelve letters' })).status).toBe(200)
})

test.each([
  [{ login: 'olha', password: 'short' }, 'ADMIN_PASSWORD is too short'],
  [{ login: 'olha' }, 'belong together'],
  [{ password: 'twelve letters' }, 'belong together'],
])('does not start with %j', async (operator, sentence) => {
  await expect(startApi({ operator })).rejects.toThrow(sentence)
})
