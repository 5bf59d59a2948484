import { DAY_MS } from '@shop/calendar/durations'
import { freshDatabase } from '@shop/testing/database'
import { createLimits, type SubjectRule } from '../auth/limits.ts'
import { createSessions } from '../auth/sessions.ts'
import { silentLog } from '../log/log.ts'
import { createJobs } from '../process/jobs.ts'

const start = new Date('2026-11-21T10:00:00Z')
function movableClock() {
  let now = start
  const move = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  return { now: () => now, move }
}
const rule: SubjectRule = { counts: 'subject', name: 'login', max: 3, seconds: 900, onStoreDown: 'deny' }

async function sessionsOn(clock = movableClock()) {
  const db = await freshDatabase()
  const sessions = await createSessions({ db, clock, collection: 'sessions', idleMs: DAY_MS, absoluteMs: 3 * DAY_MS })
  return { db, clock, sessions }
}

test('a session belongs to its owner and is nowhere stored as it is', async () => {
  const { db, sessions } = await sessionsOn()
  const id = await sessions.start('olena')

  expect(id).toMatch(/^[\w-]{43}$/)
  expect(await sessions.ownerOf(id)).toBe('olena')
  expect(await sessions.ownerOf('x'.repeat(43))).toBeNull()
  expect(JSON.stringify(await db.collection('sessions').find().toArray())).not.toContain(id)
})

test('a session ends after a day without use, and after three days in any case', async () => {
  const { clock, sessions } = await sessionsOn()
  const idle = await sessions.start('olena')
  const used = await sessions.start('olena')

  for (let halfDays = 0; halfDays < 5; halfDays += 1) {
    clock.move(DAY_MS / 2)
    expect(await sessions.ownerOf(used)).toBe('olena')
  }
  expect(await sessions.ownerOf(idle)).toBeNull()
  clock.move(DAY_MS / 2)
  expect(await sessions.ownerOf(used)).toBeNull()
})

test('all sessions of a person end at once, the present one may stay', async () => {
  const { sessions } = await sessionsOn()
  const [here, there, other] = [
    await sessions.start('olena'),
    await sessions.start('olena'),
    await sessions.start('iryna'),
  ]

  await sessions.endAllOf('olena', here)
  expect([await sessions.ownerOf(here), await sessions.ownerOf(there)]).toEqual(['olena', null])
  await sessions.endAllOf('olena')
  await sessions.end(other)
  expect([await sessions.ownerOf(here), await sessions.ownerOf(other)]).toEqual([null, null])
})

test('exactly as many parallel tries pass as the limit allows, and it opens again in time', async () => {
  const clock = movableClock()
  const limits = await createLimits({ db: await freshDatabase(), clock })

  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => limits.take(rule, 'a')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  clock.move(600_000)
  await expect(limits.take(rule, 'a')).rejects.toMatchObject({ code: 'too_many_requests', details: { seconds: 300 } })
  await expect(limits.take(rule, 'b')).resolves.toBe(1)
  clock.move(300_000)
  await expect(limits.take(rule, 'a')).resolves.toBe(1)
})

test('limits may be raised, and a success forgets the tries', async () => {
  const db = await freshDatabase()
  const limits = await createLimits({ db, clock: movableClock() })
  for (const count of [1, 2, 3]) expect(await limits.take(rule, 'a')).toBe(count)
  await limits.forget(rule, 'a')
  await expect(limits.take(rule, 'a')).resolves.toBe(1)

  const raised = await createLimits({ db, clock: movableClock(), factor: 100 })
  for (let tries = 0; tries < 50; tries += 1) expect(await raised.take(rule, 'c')).toBe(1)
})

test('two processes run a job once a period, and a dead one loses its lease', async () => {
  const [db, clock] = [await freshDatabase(), movableClock()]
  let runs = 0
  const job = { name: 'expiry', everySeconds: 10, leaseSeconds: 60, run: async () => (runs += 1) }
  const turn = async () => {
    const both = [1, 2].map(() => createJobs({ db, clock, log: silentLog, jobs: [job] }))
    for (const jobs of both) jobs.start()
    await Promise.all(both.map(jobs => jobs.stop()))
  }

  await turn()
  expect(runs).toBe(1)
  clock.move(10_000)
  await turn()
  expect(runs).toBe(2)
  await db
    .collection('job_leases')
    .updateOne({}, { $set: { holder: 'dead', until: new Date(clock.now().getTime() + 60_000) } })
  clock.move(59_000)
  await turn()
  expect(runs).toBe(2)
  clock.move(1000)
  await turn()
  expect(runs).toBe(3)
})

test('a job about what each process has for itself is run by all of them, each time', async () => {
  const [db, clock] = [await freshDatabase(), movableClock()]
  let runs = 0
  const job = { name: 'sweep', everySeconds: 10, inEachProcess: true as const, run: async () => (runs += 1) }
  const both = [1, 2].map(() => createJobs({ db, clock, log: silentLog, jobs: [job] }))

  for (const jobs of both) jobs.start()
  await Promise.all(both.map(jobs => jobs.stop()))

  expect(runs).toBe(2)
  expect(await db.collection('job_leases').countDocuments()).toBe(0)
})

test('a job that hangs does not keep its process from ending', async () => {
  const [db, clock] = [await freshDatabase(), movableClock()]
  const begun = Promise.withResolvers<void>()
  const run = () => {
    begun.resolve()
    return new Promise<void>(() => {})
  }
  const jobs = createJobs({ db, clock, log: silentLog, jobs: [{ name: 'refresh', everySeconds: 60, run }] })
  jobs.start()
  await begun.promise

  await expect(jobs.stop()).resolves.toBeUndefined()
})

test('a job that says so runs once at a time, however long it takes: its lease is prolonged while it runs', async () => {
  const db = await freshDatabase()
  const clock = { now: () => new Date() }
  const work = Promise.withResolvers<void>()
  let runs = 0
  const run = () => {
    runs += 1
    return work.promise
  }
  const job = { name: 'long', everySeconds: 0.05, leaseSeconds: 0.3, isProlonged: true as const, run }
  const both = [1, 2].map(() => createJobs({ db, clock, log: silentLog, jobs: [job] }))
  for (const jobs of both) jobs.start()
  const leases = db.collection<{ _id: string; until: Date }>('job_leases')
  const ends = new Set<number>()
  while (ends.size < 6 && runs < 2) ends.add(Number((await leases.findOne({ _id: 'long' }))?.until ?? 0))
  expect(runs).toBe(1)

  work.resolve()
  await Promise.all(both.map(jobs => jobs.stop()))
})
