import { tokenDigest } from '@shop/service-kit/auth/tokens'
import { part, startStore, tokenOf } from '../../test/release-sender.ts'
import { passwordOfTest, startApi } from '../../test/start-api.ts'

const place = '/api/admin/releases/tokens'
const wanted = { team: 'lookbook', parts: [part], days: 90 }
const madeAt = new Date('2026-11-30T10:00:00Z')
const daysLater = (days: number) => new Date(madeAt.getTime() + days * 24 * 60 * 60_000)

/** An owner at a store, and a clock that the test moves. */
async function startOffice() {
  const time = { now: madeAt }
  const store = await startStore({ clock: { now: () => time.now } })
  const owner = await store.openConfirmed('owner')
  const make = async (body: object = wanted) => owner.post(place, body)
  const listed = async () => {
    // A session does not last as long as a token.
    const reader = store.open()
    await reader.post('/api/admin/login', { login: 'owner-of-test', password: passwordOfTest })
    return (await reader.get(place)).body.tokens as Record<string, unknown>[]
  }
  return { ...store, time, owner, make, listed }
}

test('an owner makes a token, which releases its part until its end; only its digest is stored, and the log has neither', async () => {
  const { make, listed, change, registered, db, time } = await startOffice()
  const { status, body } = await make()
  const token = String(body.token)

  expect([status, token.length]).toEqual([201, 43])
  expect((await listed())[0]).toEqual({
    ...{ id: tokenDigest(token), team: 'lookbook', parts: [part], from: 'office', state: 'good', used_at: null },
    ...{ made: { at: madeAt.toISOString(), by: 'owner-of-test' }, ends_at: daysLater(90).toISOString() },
  })
  time.now = daysLater(1)
  expect((await registered(token)).body).toMatchObject({ token_ends_at: daysLater(90).toISOString() })
  expect((await change({ what: 'rollback' }, token, 'host')).body.error?.code).toBe('forbidden')
  expect((await listed())[0]).toMatchObject({ used_at: daysLater(1).toISOString() })
  const stored = JSON.stringify([await db.collection('release_tokens').find().toArray(), await auditOf(db)])
  expect(stored).not.toContain(token)
  expect(await auditOf(db)).toMatchObject([
    {
      ...{ who: 'owner-of-test', subject: 'lookbook' },
      after: { parts: [part], until: daysLater(90).toISOString() },
    },
  ])
})

const auditOf = (db: Awaited<ReturnType<typeof startStore>>['db']) =>
  db
    .collection('audit')
    .find({ action: /^release_token/ })
    .toArray()

test('a token warns of its end for two weeks; then it is refused with the day it ended on', async () => {
  const { make, listed, registered, time } = await startOffice()
  const token = String((await make({ ...wanted, days: 30 })).body.token)

  time.now = daysLater(17)
  expect((await listed())[0]).toMatchObject({ state: 'ending' })
  expect((await registered(token)).status).toBe(200)
  time.now = daysLater(30)
  const { status, body } = await registered(token)
  expect([status, body.error]).toEqual([
    401,
    expect.objectContaining({ code: 'not_authenticated', ended_at: daysLater(30).toISOString() }),
  ])
})

test('a token that is struck opens nothing from then on, and another of the team goes on', async () => {
  const { make, owner, registered, listed, db } = await startOffice()
  const [first, second] = [String((await make()).body.token), String((await make()).body.token)]

  const { status, body } = await owner.post(`${place}/strike`, { id: tokenDigest(first) })
  expect([status, Object(body.tokens).length]).toEqual([200, 3])
  expect((await registered(first)).body.error).not.toHaveProperty('ended_at')
  expect([(await registered(first)).status, (await registered(second)).status]).toEqual([401, 200])
  expect((await owner.post(`${place}/strike`, { id: tokenDigest(first) })).status).toBe(404)
  expect((await listed()).map(({ from }) => from)).toEqual(['office', 'environment', 'environment'])
  expect((await auditOf(db)).filter(({ action }) => action === 'release_token_strike')).toMatchObject([
    { subject: 'lookbook', before: { parts: [part] } },
  ])
})

test('tokens of the environment are good as before, are listed without an end, and are not struck here', async () => {
  const { owner, registered, listed } = await startOffice()
  const id = tokenDigest(tokenOf.catalogue)

  expect((await listed())[0]).toMatchObject({ id, team: 'catalogue', from: 'environment', made: null, ends_at: null })
  expect((await owner.post(`${place}/strike`, { id })).status).toBe(404)
  expect((await registered()).status).toBe(200)
  expect((await registered()).body).not.toHaveProperty('token_ends_at')
})

test('a shop without tokens of the environment takes releases by one that the office made', async () => {
  const { open, openConfirmed } = await startApi()
  const registered = async (token: string) =>
    (await open().get(`/api/admin/releases/parts/${part}`, { authorization: `Bearer ${token}` })).status

  expect(await registered(tokenOf.catalogue)).toBe(404)
  const { body } = await (await openConfirmed('owner')).post(place, wanted)
  expect([await registered(String(body.token)), await registered(tokenOf.catalogue)]).toEqual([200, 401])
})

test.each([
  [{ ...wanted, team: 'Look Book' }, 'team'],
  [{ ...wanted, team: undefined }, 'team'],
  [{ ...wanted, parts: [] }, 'parts'],
  [{ ...wanted, parts: ['mf-atelier'] }, 'parts.0'],
  [{ ...wanted, days: 45 }, 'days'],
])('%j is refused by its field', async (body, field) => {
  const { status, body: answer } = await (await startOffice()).make(body)
  expect([status, Object.keys(Object(answer.error).fields)]).toEqual([400, [field]])
})

test('nobody but an owner who has just shown the password makes or strikes one', async () => {
  const { open, openAs, db } = await startOffice()
  const [nobody, manager, owner] = [open(), await openAs('manager'), await openAs('owner')]
  const strike = { id: tokenDigest(tokenOf.catalogue) }

  const statuses = async (browser: typeof nobody) => [
    (await browser.get(place)).status,
    (await browser.post(place, wanted)).status,
    (await browser.post(`${place}/strike`, strike)).status,
  ]
  expect(await statuses(nobody)).toEqual([401, 401, 401])
  expect(await statuses(manager)).toEqual([403, 403, 403])
  expect(await statuses(owner)).toEqual([200, 403, 403])
  expect(await db.collection('release_tokens').countDocuments()).toBe(0)
})
