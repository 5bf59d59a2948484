import { DAY_MS } from '@shop/calendar/durations'
import { serviceNames } from '@shop/contracts/parts'
import { type HealthCheck, internalHealth, type StaffHealth } from '@shop/contracts/staff/staff-health'
import { startApi } from '../../test/start-api.ts'
import { createShopChecks } from './shop-checks.repository.ts'

const path = '/api/admin/health'
type Body = Record<string, unknown>

const checkOf = (body: Body, name: string) => (body as StaffHealth).checks.find(check => check.name === name)

const fine = { state: 'fine', problem: null, count: null, since: null } as const
/** The catalogue has nothing of the kind. */
const ofCheckout: HealthCheck[] = [
  { ...fine, name: 'emails', count: 0 },
  { ...fine, name: 'rate', since: '2026-11-18T12:00:00.000Z' },
  { ...fine, name: 'directory', problem: 'demo' },
  { name: 'comparison', state: 'attention', problem: 'never', count: null, since: null },
]
const ofAccount: HealthCheck[] = [
  { name: 'emails', state: 'broken', problem: 'failed', count: 2, since: '2026-11-20T12:00:00.000Z' },
  { ...fine, name: 'sms', count: 0 },
]

/** Beside services of which some do not answer. */
function startBeside(silent: readonly string[] = []) {
  const checks = new Map(Object.entries({ 'cart-checkout': ofCheckout, account: ofAccount }))
  const answers = Object.entries(internalHealth).map(([service, { path }]) => {
    const answer = () => {
      if (silent.includes(service)) throw new Error(`${service} is away`)
      return { checks: checks.get(service) ?? [] }
    }
    return [`POST ${path}`, answer] as const
  })
  return startApi({}, Object.fromEntries(answers))
}

test('staff see in one answer what each service says of its work, emails of all services together', async () => {
  const { openAs } = await startBeside()

  const { status, body } = await (await openAs('manager')).get(path)

  expect(status).toBe(200)
  expect(body.services).toEqual(serviceNames.map(service => ({ service, answers: true })))
  expect(checkOf(body, 'emails')).toMatchObject({ state: 'broken', count: 2, since: '2026-11-20T12:00:00.000Z' })
  expect(checkOf(body, 'rate')).toMatchObject({ state: 'fine' })
  expect(body.unknown).toEqual([])
})

test('an email to staff that was given up counts with the others', async () => {
  const { openAs, db } = await startBeside()
  const entry = { effect: 'letter', facts: {}, due: new Date(), attempts: 8, failure: 'EENVELOPE', expires_at: null }
  const created_at = new Date('2026-11-19T12:00:00Z')
  await db
    .collection<{ _id: string }>('outbox')
    .insertOne({ _id: 'letter', state: 'dead', created_at, ...entry } as never)

  const { body } = await (await openAs('owner')).get(path)

  expect(checkOf(body, 'emails')).toMatchObject({ count: 3, since: '2026-11-19T12:00:00.000Z' })
})

test('a service that does not answer is named, what only it knows is unknown, and the others are answered', async () => {
  const { openAs } = await startBeside(['cart-checkout'])

  const { status, body } = await (await openAs('manager')).get(path)

  expect(status).toBe(200)
  expect(body.services).toContainEqual({ service: 'cart-checkout', answers: false })
  expect(body.services).toContainEqual({ service: 'account', answers: true })
  expect(body.unknown).toEqual(['tasks', 'accounting', 'exchange_door', 'directory', 'rate'])
  // Two have failed for sure, whatever the silent one would say.
  expect(checkOf(body, 'emails')).toMatchObject({ state: 'broken', count: 2 })
})

test('the last audit of the data is told, with what did not hold, and replaced by the next', async () => {
  const { openAs, db } = await startBeside()
  const owner = await openAs('owner')
  const record = createShopChecks(db)
  const at = new Date()
  expect(checkOf((await owner.get(path)).body, 'audit')).toMatchObject({ state: 'attention', problem: 'never' })

  await record.keepAudit({ at, wrong: [{ invariant: 'A1 stock', count: 3 }] })
  expect(checkOf((await owner.get(path)).body, 'audit')).toEqual({
    name: 'audit',
    state: 'broken',
    problem: 'found',
    count: 3,
    since: at.toISOString(),
    about: ['A1 stock'],
  })
  await record.keepAudit({ at, wrong: [] })
  expect(checkOf((await owner.get(path)).body, 'audit')).toMatchObject({ state: 'fine', since: at.toISOString() })
})

test('the last backup that was proved is told, and a day later that it is old', async () => {
  const { openAs, db } = await startBeside()
  const owner = await openAs('owner')
  const checks = createShopChecks(db)
  const shown = async () => checkOf((await owner.get(path)).body, 'backup')
  expect(await shown()).toMatchObject({ state: 'attention', problem: 'never' })

  await checks.keepBackup({ at: new Date(), problems: 0 })
  expect(await shown()).toMatchObject({ state: 'fine', problem: null })
  await checks.keepBackup({ at: new Date(Date.now() - DAY_MS - 1000), problems: 0 })
  expect(await shown()).toMatchObject({ state: 'attention', problem: 'old' })
  await checks.keepBackup({ at: new Date(), problems: 2 })
  expect(await shown()).toMatchObject({ state: 'broken', problem: 'found', count: 2 })
})

test('errors of releases are told to those who may look at releases', async () => {
  const { open, openAs } = await startBeside()
  await open().post('/api/client-errors', { remote: 'mf-catalog', message: 'Loading chunk failed', page: '/store' })

  const { body: owner } = await (await openAs('owner')).get(path)
  const { body: manager } = await (await openAs('manager')).get(path)

  expect(checkOf(owner, 'releases')).toMatchObject({ state: 'attention', count: 1, about: ['mf-catalog'] })
  expect(checkOf(manager, 'releases')).toBeUndefined()
})

test('the comparison with the bank is told to those who may refund, also when nobody can say how it is', async () => {
  const { openAs } = await startBeside()
  const silent = await startBeside(['cart-checkout'])
  const bodyFor = async (role: 'owner' | 'manager', api: Pick<typeof silent, 'openAs'> = { openAs }) =>
    (await (await api.openAs(role)).get(path)).body

  expect(checkOf(await bodyFor('owner'), 'comparison')).toMatchObject({ state: 'attention', problem: 'never' })
  expect(checkOf(await bodyFor('manager'), 'comparison')).toBeUndefined()
  expect((await bodyFor('owner', silent)).unknown).toContain('comparison')
  expect((await bodyFor('manager', silent)).unknown).not.toContain('comparison')
})
