import type { Person } from '@shop/contracts/staff/people/people'
import { confirmIdentity, startApi } from '../../test/start-api.ts'

const off = (id: string) => `/api/admin/staff/${id}/switch-off`

async function owners() {
  const api = await startApi()
  const olha = api.open()
  const login = { login: 'olha', password: 'twelve letters' }
  await olha.post('/api/admin/login', login)
  await confirmIdentity(olha, login.password)
  const other = await api.openConfirmed('owner')
  const people = (await olha.get('/api/admin/staff')).body.people as Person[]
  const idOf = (login: string) => people.find(person => person.login === login)?.id ?? ''
  const active = async () =>
    (await api.db.collection('staff').find({ role: 'owner', isOff: false }).toArray()).map(({ login }) => login)
  return { ...api, olha, other, ids: { olha: idOf('olha'), other: idOf('owner-of-test') }, active }
}

test('the last active owner cannot be switched off', async () => {
  const { olha, ids } = await owners()
  expect((await olha.post(off(ids.other), {})).status).toBe(200)

  const refused = await olha.post(off(ids.olha), {})
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'last_owner'])
})

test('two owners who give each other another role at the same moment: one stays an owner', async () => {
  const { olha, other, ids, active } = await owners()
  const json = { email: null, role: 'manager', locale: 'uk', second_factor_required: false, revision: 0 }
  const demote = (who: typeof olha, id: string) => who.send('PUT', `/api/admin/staff/${id}`, { json })
  const answers = await Promise.all([demote(olha, ids.other), demote(other, ids.olha)])

  expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200])
  expect(await active()).toHaveLength(1)
})

test('two owners who switch each other off at the same moment: one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { olha, other, ids, active } = await owners()
    const answers = await Promise.all([olha.post(off(ids.other), {}), other.post(off(ids.olha), {})])

    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200])
    expect(await active()).toHaveLength(1)
  }
})

test('an owner who is about to leave counts no more: the rival is refused until the first has left', async () => {
  const { db, olha, ids } = await owners()
  const until = new Date(Date.now() + 60_000)
  await db.collection('staff_owners').insertOne({
    _id: 'owners' as never,
    version: 1,
    leaving: [{ token: 'rival', id: ids.other, until }],
  })

  expect((await olha.post(off(ids.olha), {})).body.error?.code).toBe('last_owner')
})

test('an owner who died half way of leaving counts again after a while', async () => {
  const { db, olha, ids, active } = await owners()
  const until = new Date(Date.now() - 1)
  await db.collection('staff_owners').insertOne({
    _id: 'owners' as never,
    version: 1,
    leaving: [{ token: 'dead', id: ids.other, until }],
  })

  expect((await olha.post(off(ids.olha), {})).status).toBe(200)
  expect(await active()).toEqual(['owner-of-test'])
})

test('an owner who was only invited cannot be the one who stays', async () => {
  const { openConfirmed, db } = await startApi()
  const owner = await openConfirmed('owner')
  await owner.post('/api/admin/staff', { email: 'new@levada.example', role: 'owner', locale: 'en' })
  const [olha, me] = await db
    .collection('staff')
    .find({ login: { $in: ['olha', 'owner-of-test'] } })
    .sort({ login: 1 })
    .toArray()
  await owner.post(off(String(olha?._id)), {})

  expect((await owner.post(off(String(me?._id)), {})).status).toBe(409)
})
