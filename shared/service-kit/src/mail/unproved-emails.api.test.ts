import { HOUR_MS } from '@shop/calendar/durations'
import { freshDatabase } from '@shop/testing/database'
import { createMetrics } from '../app/metrics.ts'
import type { Facts } from '../log/log.ts'
import { silentLog } from '../log/log.ts'
import { createOutbox } from '../outbox/outbox.repository.ts'
import { createUnprovedEmails, EMAILS_AN_HOUR } from './unproved-emails.ts'

async function shop(factor?: number) {
  const db = await freshDatabase()
  const time = { now: Date.UTC(2026, 10, 21, 10) }
  const clock = { now: () => new Date(time.now) }
  const outbox = createOutbox(db)
  await outbox.createIndexes()
  const metrics = createMetrics('test')
  const logged: Facts[] = []
  const log = { ...silentLog, info: (facts: Facts) => void logged.push(facts) }
  const emails = createUnprovedEmails({ db, outbox, clock, log, metrics, ...(factor !== undefined && { factor }) })
  const enqueue = (key: string, { kind = 'created', mailbox = 'olena@example.com' } = {}) =>
    emails.enqueue({ kind, mailbox, key, effect: 'letter', facts: {}, now: clock.now() })
  const keys = async (state: 'waiting' | 'dropped') =>
    (await db.collection<{ _id: string }>('outbox').find({ state }).sort({ _id: 1 }).toArray()).map(({ _id }) => _id)
  return { db, time, metrics, logged, enqueue, keys }
}

async function fill({ enqueue }: Awaited<ReturnType<typeof shop>>): Promise<void> {
  for (let index = 1; index <= EMAILS_AN_HOUR; index++) await enqueue(`email ${index}`)
}

test('the sixth email of a kind to one mailbox within an hour is left out, counted and logged without the mailbox', async () => {
  const open = await shop()
  await fill(open)
  await open.enqueue('email 6')

  expect(await open.keys('waiting')).toHaveLength(EMAILS_AN_HOUR)
  expect(await open.keys('dropped')).toEqual(['email 6'])
  expect(open.logged).toEqual([{ name: 'created', reason: 'mailbox_limit' }])
  const { values } = await (open.metrics.registry.getSingleMetric('outbox_tries_total')?.get() ?? { values: [] })
  expect(values).toMatchObject([{ labels: { effect: 'letter', result: 'left_out' }, value: 1 }])
  expect(JSON.stringify(await open.db.collection('limits').find().toArray())).not.toContain('olena')
})

test('a tag, dots of Gmail or large letters make no second mailbox', async () => {
  const open = await shop()
  for (const [index, mailbox] of [
    'o@gmail.com',
    'O@gmail.com',
    'o+1@gmail.com',
    'o.@gmail.com',
    'o+2@gmail.com',
  ].entries())
    await open.enqueue(`email ${index}`, { mailbox })
  await open.enqueue('email 6', { mailbox: 'o+3@googlemail.com' })

  expect(await open.keys('dropped')).toEqual(['email 6'])
})

test('other kinds, other mailboxes and the next hour are counted apart', async () => {
  const open = await shop()
  await fill(open)
  await open.enqueue('another kind', { kind: 'verify' })
  await open.enqueue('another mailbox', { mailbox: 'olha@example.com' })
  open.time.now += HOUR_MS
  await open.enqueue('an hour later')

  expect(await open.keys('dropped')).toEqual([])
})

test('an email that is enqueued again after a crash is neither counted nor sent twice', async () => {
  const open = await shop()
  for (let times = 0; times < 10; times++) await open.enqueue('email 0')
  // The process died between counting and enqueueing.
  await open.db.collection<{ _id: string }>('outbox').deleteOne({ _id: 'email 0' })
  for (let index = 1; index < EMAILS_AN_HOUR; index++) await open.enqueue(`email ${index}`)
  await open.enqueue('email 0')
  expect(await open.keys('waiting')).toHaveLength(EMAILS_AN_HOUR)

  await open.enqueue('one too many')
  open.time.now += HOUR_MS
  await open.enqueue('one too many')
  expect(await open.keys('dropped')).toEqual(['one too many'])
})

test('thirty emails at once are five', async () => {
  const open = await shop()
  await Promise.all(Array.from({ length: 30 }, (_, index) => open.enqueue(`email ${index}`)))
  expect(await open.keys('waiting')).toHaveLength(EMAILS_AN_HOUR)
  expect(await open.keys('dropped')).toHaveLength(30 - EMAILS_AN_HOUR)
})

test('a shop without limits leaves nothing out', async () => {
  const open = await shop(Number.POSITIVE_INFINITY)
  await fill(open)
  await open.enqueue('email 6')
  expect(await open.keys('dropped')).toEqual([])
})
