import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { type Log, silentLog } from '@shop/service-kit/log/log'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { freshDatabase } from '@shop/testing/database'
import Koa from 'koa'
import type { Db } from 'mongodb'
import type { Migration } from '../migrations/migration.ts'
import { createMigrations } from '../migrations/run-migrations.ts'
import type { Service } from './service.ts'
import { withMigrations } from './with-migrations.ts'

const clock = { now: () => new Date() }
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

function aCopy(db: Db, migrations: readonly Migration[], log: Log = silentLog) {
  const startJobs = jest.fn()
  const service: Service = {
    name: 'lookbook',
    app: new Koa(),
    routes: [],
    internal: createInternalCalls(),
    migrations,
    ready: async () => true,
    startJobs,
    close: async () => {},
  }
  const copy = withMigrations(service, { db, clock, log, version: '0a1b2c3d4e5f' })
  closers.push(copy.close)
  return { copy, startJobs }
}

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise(resolve => setTimeout(resolve, 10))
}

test('two copies that start at once expand once, and both are ready afterwards', async () => {
  const db = await freshDatabase()
  const work = Promise.withResolvers<void>()
  const expand = jest.fn(() => work.promise)
  const both = [1, 2].map(() => aCopy(db, [{ number: 1, title: 'first', expand }]))

  const preparing = both.map(({ copy }) => copy.prepare?.())
  for (const { copy } of both) copy.startJobs?.()
  await until(() => expand.mock.calls.length > 0)
  expect(await Promise.all(both.map(({ copy }) => copy.ready()))).toEqual([false, false])
  expect(both.map(({ startJobs }) => startJobs.mock.calls.length)).toEqual([0, 0])
  work.resolve()
  await Promise.all(preparing)

  expect(await Promise.all(both.map(({ copy }) => copy.ready()))).toEqual([true, true])
  expect(expand).toHaveBeenCalledTimes(1)
  await until(() => both.every(({ startJobs }) => startJobs.mock.calls.length === 1))
})

test('a copy of a new version does not wait for its turn behind one of the version before, which has nothing to do', async () => {
  const db = await freshDatabase()
  const older = aCopy(db, [])
  await older.copy.prepare?.()
  await until(async () => (await db.collection('job_leases').countDocuments()) === 1)
  const { copy } = aCopy(db, [{ number: 1, title: 'first', expand: async () => {} }])

  await copy.prepare?.()

  expect([await older.copy.ready(), await copy.ready()]).toEqual([true, true])
})

test('documents are moved behind the back of a copy that answers already', async () => {
  const db = await freshDatabase()
  await db.collection('things').insertMany(Array.from({ length: 450 }, () => ({})))
  const batch = Promise.withResolvers<void>()
  const disarm = armFailpoint('migration-batch-written', () => batch.promise)
  const move = { collection: 'things', fields: ['tags'], fieldsOf: () => ({ tags: [] }) }
  const { copy } = aCopy(db, [{ number: 1, title: 'things have tags', move }])

  await copy.prepare?.()
  expect(await copy.ready()).toBe(true)
  await until(async () => (await db.collection('things').countDocuments({ tags: [] })) === 200)
  batch.resolve()
  disarm()

  await until(async () => (await db.collection('migrations').countDocuments({ moved: 450 })) === 1)
})

test('a copy that cannot expand is not ready, says why where it is prepared, and tries again', async () => {
  const db = await freshDatabase()
  const failed: unknown[] = []
  const log = { ...silentLog, error: (facts: object) => void failed.push(facts) }
  const expand = jest.fn().mockRejectedValue(new Error('no room'))
  const { copy, startJobs } = aCopy(db, [{ number: 1, title: 'first', expand }], log)

  await expect(copy.prepare?.()).rejects.toThrow('no room')

  expect(await copy.ready()).toBe(false)
  await until(() => failed.length > 0)
  expect(failed[0]).toMatchObject({ job: 'migrate to 1' })
  expect(startJobs).not.toHaveBeenCalled()
})

test('a copy of a version whose documents were contracted is not ready, and the log says why once', async () => {
  const db = await freshDatabase()
  const told: string[] = []
  const later = createMigrations({ db, clock, migrations: [{ number: 1, title: 'first' }] })
  await later.expand()
  await later.move()
  await later.contract()
  const { copy } = aCopy(db, [], { ...silentLog, error: (_, message) => void told.push(message) })

  expect([await copy.ready(), await copy.ready()]).toEqual([false, false])

  expect(told).toEqual(['a later version has taken away what this one reads'])
})

test('a copy is known with its version and level from before it is ready until it closes', async () => {
  const db = await freshDatabase()
  const { copy } = aCopy(db, [{ number: 1, title: 'first' }])
  await copy.prepare?.()
  expect(await db.collection('running_versions').find().toArray()).toEqual([
    expect.objectContaining({
      version: '0a1b2c3d4e5f',
      level: 1,
      process: expect.stringContaining(String(process.pid)),
    }),
  ])

  await copy.close()

  expect(await db.collection('running_versions').countDocuments()).toBe(0)
})
