import { asRefusal } from '@shop/service-kit/calls/refusal'
import { connectMongo } from '@shop/service-kit/storage/mongo'
import { freshDatabase } from '@shop/testing/database'
import type { Collection, MongoClient } from 'mongodb'
import { type DatabaseLink, type DatabaseTrouble, openDatabaseLink } from './database-link.ts'
import { refusalCodes } from './wire-answers.ts'

type Row = { _id: string; count: number }

/** What a call may take while there is no primary. */
const LATEST_MS = 3000
const opened: (DatabaseLink | MongoClient)[] = []
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await ('stop' in one ? one.stop() : one.close())
})

/** Rows as a service reaches them, over a link that hits the first command where `draws` say so; and as they are kept. */
async function rowsOverLink(draws: number[] = []) {
  const kept = (await freshDatabase()).collection<Row>('rows')
  await kept.insertOne({ _id: 'known', count: 0 })
  const target = Number(new URL(process.env.MONGODB_URI ?? '').port)
  const link: DatabaseLink = await openDatabaseLink(target, {
    random: () => draws.shift() ?? 0.99,
    address: () => `127.0.0.1:${link.port}`,
    setName: 'faults',
  })
  opened.push(link)
  const client = await connectMongo(`mongodb://127.0.0.1:${link.port}/?replicaSet=faults`)
  opened.push(client)
  return { kept, link, rows: client.db(kept.dbName).collection<Row>('rows') }
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    error => asRefusal(error).code,
  )
}

const twice = { $inc: { count: 1 } }
const works: [string, (rows: Collection<Row>) => Promise<unknown>][] = [
  ['a read', rows => rows.find().toArray()],
  ['a new document', rows => rows.insertOne({ _id: 'new', count: 0 })],
  ['a change', rows => rows.updateOne({ _id: 'known' }, twice)],
  ['a change of many', rows => rows.updateMany({}, twice)],
  ['a change that answers the document', rows => rows.findOneAndUpdate({ _id: 'known' }, twice)],
  ['several writes in one command', rows => rows.bulkWrite([{ updateMany: { filter: {}, update: twice } }])],
  ['a removal of many', rows => rows.deleteMany({})],
]

describe.each(refusalCodes)('a server that answers %i', code => {
  // All at once: each waits as long as a call may for a primary.
  test('a customer who comes is told to come back, soon, and nothing was done', async () => {
    const { kept, link, rows } = await rowsOverLink()
    link.trouble({ refusing: [code] })
    const began = performance.now()
    const told = await Promise.all(works.map(async ([what, work]) => [what, await codeOf(work(rows))]))

    expect(told).toEqual(works.map(([what]) => [what, 'busy']))
    expect(performance.now() - began).toBeLessThan(LATEST_MS)
    expect(await kept.find().toArray()).toEqual([{ _id: 'known', count: 0 }])
  })

  test('a change goes on by itself when the next primary is there within a second, and is done once', async () => {
    const { kept, link, rows } = await rowsOverLink()
    link.trouble({ refusing: [code] })
    const changed = rows.updateOne({ _id: 'known' }, twice)
    while (link.countPlayed().refused === 0) await new Promise(setImmediate)
    link.trouble({})

    expect((await changed).modifiedCount).toBe(1)
    expect(await kept.findOne()).toMatchObject({ count: 1 })
  })
})

test('who comes while no server takes lines is told to come back, and is served when one does', async () => {
  const { link, rows } = await rowsOverLink()
  link.trouble({ gone: true })

  expect(await codeOf(rows.findOne())).toBe('busy')
  link.trouble({})
  expect(await codeOf(rows.findOne())).toBe('done')
})

const HIT = 0
/** Each command draws for the line before, for the one after, and a write for its confirmation. */
const firstLosesLine: [string, DatabaseTrouble, number[]][] = [
  ['before the server has it', { cutBeforePercent: 50 }, [HIT]],
  ['after it is done', { cutAfterPercent: 50 }, [0.99, HIT]],
]

describe.each(firstLosesLine)('a line that is cut %s', (_, trouble, draws) => {
  test.each([
    ['a change', (rows: Collection<Row>) => rows.updateOne({ _id: 'known' }, twice)],
    ['a change that answers the document', (rows: Collection<Row>) => rows.findOneAndUpdate({ _id: 'known' }, twice)],
    [
      'several numbered writes',
      (rows: Collection<Row>) => rows.bulkWrite([{ updateOne: { filter: { _id: 'known' }, update: twice } }]),
    ],
  ])('%s is sent again by the driver, and done once', async (_work, work) => {
    const { kept, link, rows } = await rowsOverLink([...draws])
    link.trouble(trouble)

    expect(await codeOf(work(rows))).toBe('done')
    expect(await kept.findOne()).toMatchObject({ count: 1 })
    expect(link.countPlayed()).toMatchObject(
      trouble.cutAfterPercent ? { cutAfter: 1, answeredAgain: 1 } : { cutBefore: 1 },
    )
  })

  test('a change of many has no number: who asked is told to come back, and finds out by its own key', async () => {
    const { kept, link, rows } = await rowsOverLink([...draws])
    link.trouble(trouble)

    expect(await codeOf(rows.updateMany({}, twice))).toBe('busy')
    expect((await kept.findOne())?.count).toBe(trouble.cutAfterPercent ? 1 : 0)
  })

  test('a read is asked again', async () => {
    const { link, rows } = await rowsOverLink([...draws])
    link.trouble(trouble)

    expect(await rows.find().toArray()).toEqual([{ _id: 'known', count: 0 }])
  })
})

describe('a write that the majority has not kept in time', () => {
  test.each(works.slice(1))('%s is told to come back, though it is written', async (_, work) => {
    const { kept, link, rows } = await rowsOverLink()
    link.trouble({ unconfirmedPercent: 100 })

    expect(await codeOf(work(rows))).toBe('busy')
    expect(await kept.find().toArray()).not.toEqual([{ _id: 'known', count: 0 }])
  })

  test('a repeat under its key finds it', async () => {
    const { link, rows } = await rowsOverLink()
    link.trouble({ unconfirmedPercent: 100 })
    await codeOf(rows.insertOne({ _id: 'new', count: 0 }))
    link.trouble({})

    await expect(rows.insertOne({ _id: 'new', count: 0 })).rejects.toMatchObject({ code: 11_000 })
  })
})
