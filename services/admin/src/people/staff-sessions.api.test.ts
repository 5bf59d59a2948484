import type { StaffSession } from '@shop/contracts/staff/people/staff-sessions'
import { startApi } from '../../test/start-api.ts'

const login = { login: 'manager-of-test', password: 'quite a long word' }
const orders = '/api/orders/get-like-payment-id'

async function twoBrowsers() {
  const api = await startApi()
  const here = await api.openAs('manager')
  const there = api.open()
  const from = { 'user-agent': 'Firefox/145 <b>', 'x-forwarded-for': '203.0.113.7' }
  await there.post('/api/admin/login', login, from)
  const list = async () => (await here.get('/api/admin/me/sessions')).body.sessions as StaffSession[]
  return { ...api, here, there, list }
}

test('staff see where they are signed in, and end one of their sessions', async () => {
  const { here, there, list } = await twoBrowsers()
  const sessions = await list()
  const other = sessions.find(({ is_present }) => !is_present)
  expect(sessions).toHaveLength(2)
  expect(other).toMatchObject({ address: '203.0.113.7', browser: 'Firefox/145 <b>' })

  expect((await here.post(`/api/admin/me/sessions/${other?.key}/end`, {})).status).toBe(200)
  expect((await there.get(orders)).status).toBe(401)
  expect((await here.get(orders)).status).toBe(200)
})

test('nobody ends a session of another person by its key', async () => {
  const { openAs, there, list } = await twoBrowsers()
  const content = await openAs('content')
  for (const { key } of await list())
    expect((await content.post(`/api/admin/me/sessions/${key}/end`, {})).status).toBe(404)

  expect((await there.get(orders)).status).toBe(200)
})

test('all other sessions end at once', async () => {
  const { here, there, list } = await twoBrowsers()
  await here.post('/api/admin/me/end-other-sessions', {})

  expect((await there.get(orders)).status).toBe(401)
  expect(await list()).toMatchObject([{ is_present: true }])
})

test('the owner sees and ends the sessions of a person', async () => {
  const { openAs, here, there, db } = await twoBrowsers()
  const owner = await openAs('owner')
  const path = `/api/admin/staff/${(await db.collection('staff').findOne({ login: login.login }))?._id}/sessions`
  expect((await owner.get(path)).body.sessions).toHaveLength(2)
  await owner.post(`${path}/end`, {})

  expect([(await here.get(orders)).status, (await there.get(orders)).status]).toEqual([401, 401])
})

test('the key of a session opens nothing', async () => {
  const { open, list } = await twoBrowsers()
  const thief = open()
  thief.cookies.set('__Host-staff', (await list())[0]?.key ?? '')

  expect((await thief.get(orders)).status).toBe(401)
})
