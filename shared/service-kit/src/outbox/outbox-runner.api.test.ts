import { DAY_MS } from '@shop/calendar/durations'
import { internalOutbox } from '@shop/contracts/staff/orders/staff-outbox'
import { freshDatabase } from '@shop/testing/database'
import { explainQueries } from '@shop/testing/query-plans'
import { MongoServerError } from 'mongodb'
import { createMetrics } from '../app/metrics.ts'
import { createInternalCalls } from '../between-services/internal.ts'
import { createInternalClient } from '../between-services/internal-client.ts'
import { silentLog } from '../log/log.ts'
import { armFailpoint } from '../process/failpoints.ts'
import { currentRequestId, withRequestId } from '../trace/request-trace.ts'
import { addOutboxCalls } from './outbox.calls.ts'
import { createOutbox } from './outbox.repository.ts'
import { type Effect, PermanentFailure } from './outbox.ts'
import { createOutboxRunner } from './outbox-runner.ts'

const done: Effect = async () => 'done'
const refused: Effect = async () => {
  throw Object.assign(new Error('refused olena@example.com'), { code: 'EENVELOPE' })
}

/** An outbox with one email in it, and a sender that the test controls. */
async function outboxWith(send: Effect) {
  const db = await freshDatabase()
  const time = { now: Date.UTC(2026, 10, 21, 10) }
  const alerts: string[] = []
  const outbox = createOutbox(db)
  await outbox.createIndexes()
  const metrics = createMetrics('test')
  const clock = { now: () => new Date(time.now) }
  const log = { ...silentLog, error: (_: unknown, message: string) => void alerts.push(message) }
  const runner = () =>
    createOutboxRunner({ outbox, effects: { letter: send }, clock, log, random: () => 0.5, metrics: metrics })
  const enqueue = (key = 'email 1') =>
    outbox.enqueue({ key, effect: 'letter', facts: { order: '1' }, now: clock.now() })
  await enqueue()
  return { db, time, alerts, outbox, runner, enqueue, metrics, entry: () => outbox.byKey('email 1') }
}

test('an email goes out once, however often it is enqueued and the outbox is run', async () => {
  const sent = jest.fn(done)
  const { runner, enqueue, entry } = await outboxWith(sent)
  await enqueue()
  await runner().run()
  await enqueue()
  await runner().run()

  expect(sent).toHaveBeenCalledTimes(1)
  expect(await entry()).toMatchObject({ state: 'done', attempts: 1 })
})

test('an email is sent under the id of the call that brought it about, also after a failure', async () => {
  const ids: (string | undefined)[] = []
  const { runner, enqueue, time, outbox } = await outboxWith(async (_, key) => {
    if (key !== 'email 2') return 'done'
    ids.push(currentRequestId())
    return ids.length === 1 ? refused({}, key) : 'done'
  })
  await withRequestId('id-of-the-call', () => enqueue('email 2'))
  await runner().run()
  time.now += DAY_MS
  await runner().run()

  expect(ids).toEqual(['id-of-the-call', 'id-of-the-call'])
  expect(await outbox.byKey('email 1')).not.toHaveProperty('request_id')
})

test.each([
  ['changes its primary', new MongoServerError({ message: 'not primary', code: 10_107 })],
  ['does not keep it in time', new MongoServerError({ message: 'waiting for replication timed out', code: 64 })],
])('an email that left goes out once, though the database %s when that is noted down', async (_, trouble) => {
  const sent = jest.fn(done)
  const { outbox, time, runner, entry } = await outboxWith(sent)
  const { settle } = outbox
  outbox.settle = jest.fn(settle).mockRejectedValueOnce(trouble).mockRejectedValueOnce(trouble)

  await runner().run()
  time.now += 10 * 60_000
  await runner().run()

  expect(sent).toHaveBeenCalledTimes(1)
  expect(await entry()).toMatchObject({ state: 'done', attempts: 1 })
})

test('of several that are enqueued together those that are there already stay as they are', async () => {
  const sent = jest.fn(done)
  const { outbox, runner, time } = await outboxWith(sent)
  await runner().run()
  const entry = (key: string) => ({ key, effect: 'letter', facts: { order: '1' }, now: new Date(time.now) })

  for (let times = 0; times < 2; times++)
    await outbox.enqueueAll([entry('email 2'), entry('email 1'), entry('email 3')])
  await runner().run()

  expect(sent.mock.calls.map(([, key]) => key).toSorted()).toEqual(['email 1', 'email 2', 'email 3'])
})

test('what an effect brings with it is done in the same run; while nothing is due, a run asks once', async () => {
  const claims = jest.fn()
  const sent: string[] = []
  const { outbox, time, runner } = await outboxWith(async (_facts, key) => {
    sent.push(key)
    const later = { key: 'email 2', effect: 'letter', facts: {}, now: new Date(time.now) }
    if (key === 'email 1') await outbox.enqueue(later)
    return 'done'
  })
  const { claim } = outbox
  outbox.claim = (...asked) => {
    claims()
    return claim(...asked)
  }
  await runner().run()
  expect(sent).toEqual(['email 1', 'email 2'])

  claims.mockClear()
  await runner().run()
  expect(claims).toHaveBeenCalledTimes(1)
})

test('what one process has taken no other one takes, even when both saw it', async () => {
  const { outbox, enqueue, db, time } = await outboxWith(done)
  await enqueue('email 2')
  const now = new Date(time.now)
  const until = new Date(time.now + 60_000)
  // The other process was between its look and its claim.
  const rival = createOutbox(db)
  const both = await Promise.all([outbox.claim(now, until, 4), rival.claim(now, until, 4)])

  const taken = both.flatMap(({ claimed }) => claimed.map(({ _id }) => _id))
  expect(taken.toSorted()).toEqual(['email 1', 'email 2'])
})

test('four processes that run at once share the emails', async () => {
  const sent = jest.fn(done)
  const { runner, enqueue } = await outboxWith(sent)
  for (let count = 2; count <= 20; count++) await enqueue(`email ${count}`)
  await Promise.all(Array.from({ length: 4 }, () => runner().run()))

  expect(sent.mock.calls.map(([, key]) => key).toSorted()).toEqual(
    [...new Set(sent.mock.calls.map(([, key]) => key))].toSorted(),
  )
  expect(sent).toHaveBeenCalledTimes(20)
})

test('after a rush all the emails that are due go out, and not a hundred in each run', async () => {
  const sent = jest.fn(done)
  const { runner, enqueue } = await outboxWith(sent)
  for (let count = 2; count <= 150; count++) await enqueue(`email ${count}`)
  await runner().run()

  expect(sent).toHaveBeenCalledTimes(150)
})

test('a run takes nothing new when its time is over: the next one goes on', async () => {
  const { runner, enqueue, time, outbox } = await outboxWith(async () => {
    time.now += 1500
    return 'done'
  })
  for (let count = 2; count <= 10; count++) await enqueue(`email ${count}`)
  await runner().run()
  const { waiting } = await outbox.counts()
  expect(waiting).toBeGreaterThan(0)

  while ((await outbox.counts()).waiting > 0) await runner().run()
})

test('what failed is tried again after its pause, not before', async () => {
  const send = jest.fn(done).mockImplementationOnce(refused)
  const { runner, time, entry } = await outboxWith(send)
  await runner().run()
  time.now += 29_000
  await runner().run()
  expect(send).toHaveBeenCalledTimes(1)

  time.now += 1_000
  await runner().run()

  expect(await entry()).toMatchObject({ state: 'done', attempts: 2, failure: null })
})

test('after eight failures it is a dead letter: reported in the log and in the metrics, and never tried again', async () => {
  const send = jest.fn(refused)
  const { runner, time, entry, alerts, metrics } = await outboxWith(send)
  for (let days = 0; days < 10; days++) {
    await runner().run()
    time.now += DAY_MS
  }

  expect(send).toHaveBeenCalledTimes(8)
  expect(await entry()).toMatchObject({ state: 'dead', failure: 'EENVELOPE', expires_at: null })
  expect(alerts).toEqual(['a dead letter: a person must look at it'])
  const text = await metrics.registry.metrics()
  expect(text).toContain('outbox_dead_letters{service="test",version="working-tree"} 1')
  expect(text).toContain('outbox_tries_total{effect="letter",result="dead",service="test",version="working-tree"} 1')
})

test('what cannot come to anything is not tried again', async () => {
  const send = jest.fn(async () => {
    throw new PermanentFailure('no such address')
  })
  const { runner, time, entry } = await outboxWith(send)
  await runner().run()
  time.now += DAY_MS
  await runner().run()

  expect(send).toHaveBeenCalledTimes(1)
  expect(await entry()).toMatchObject({ state: 'dead' })
})

test.each([
  ['effect-claimed', 1],
  ['effect-tried', 2],
] as const)('a process that dies at %s: another one takes over when the lease ends', async (point, times) => {
  const sent = jest.fn(done)
  const { runner, time, entry } = await outboxWith(sent)
  const disarm = armFailpoint(point, () => {
    disarm()
    throw new Error('died')
  })
  await expect(runner().run()).rejects.toThrow('died')
  await runner().run()
  expect(sent).toHaveBeenCalledTimes(times - 1)

  time.now += 120_000
  await runner().run()

  expect(sent).toHaveBeenCalledTimes(times)
  expect(await entry()).toMatchObject({ state: 'done' })
})

test('an entry that kills every process is given up in the end', async () => {
  const { runner, time, entry, db } = await outboxWith(done)
  await db.collection('outbox').updateOne({}, { $set: { attempts: 8 } })
  await runner().run()
  time.now += DAY_MS

  expect(await entry()).toMatchObject({ state: 'dead' })
})

test('a runner that is stopped takes nothing new', async () => {
  const { runner, entry } = await outboxWith(done)
  const stopped = runner()
  stopped.stop()
  await stopped.run()

  expect(await entry()).toMatchObject({ state: 'waiting', attempts: 0 })
})

test('what is done is forgotten after a month, and what is due is found by an index', async () => {
  const { db, runner, entry } = await outboxWith(done)
  await runner().run()

  expect((await entry())?.expires_at).toEqual(new Date(Date.UTC(2026, 11, 21, 10)))
  const plan = await explainQueries(db)
  expect(await plan('outbox', { state: 'waiting', due: { $lte: new Date() } }, { due: 1 })).toMatchObject({
    scan: false,
  })
})

test('staff see a dead letter, and let it be tried again from the beginning; what is no dead letter stays as it is', async () => {
  const send = jest.fn(done).mockRejectedValueOnce(new PermanentFailure('no such address'))
  const { runner, outbox, entry, time } = await outboxWith(send)
  const calls = createInternalCalls()
  addOutboxCalls(calls, 'cart-checkout', outbox, { now: () => new Date(time.now) })
  const staff = createInternalClient({ calls })
  const { list, retry } = internalOutbox['cart-checkout']
  await expect(staff.call(retry, { id: 'email 1' })).rejects.toThrow('not_found')
  await runner().run()

  expect(await staff.call(list, {})).toMatchObject({
    entries: [{ id: 'email 1', state: 'dead', about: { order: '1' }, attempts: 1 }],
    dead: 1,
    waiting: 0,
  })
  await staff.call(retry, { id: 'email 1' })
  expect(await staff.call(list, {})).toMatchObject({ dead: 0, waiting: 1 })
  await runner().run()

  expect(await entry()).toMatchObject({ state: 'done', attempts: 1 })
  expect(await staff.call(list, {})).toEqual({ entries: [], dead: 0, waiting: 0 })
})

test('staff do not see the address that an email goes to, where its facts name one', async () => {
  const { outbox, time } = await outboxWith(done)
  const calls = createInternalCalls()
  const clock = { now: () => new Date(time.now) }
  addOutboxCalls(calls, 'admin', outbox, clock)
  const facts = { staff: 's1', letter: 'staff-email-changed', to: 'olena@example.com' }
  await outbox.enqueue({ key: 'email 2', effect: 'letter', facts, now: clock.now() })

  const { entries } = await createInternalClient({ calls }).call(internalOutbox.admin.list, {})
  expect(entries.find(({ id }) => id === 'email 2')?.about).toEqual({ staff: 's1', letter: 'staff-email-changed' })
})
