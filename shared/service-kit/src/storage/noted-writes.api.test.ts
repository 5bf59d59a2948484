import { freshDatabase } from '@shop/testing/database'
import type { Collection } from 'mongodb'
import { noteAllTakenBack, watchWrites, writeAside } from './noted-writes.ts'

type Row = { _id: string; count?: number }

async function collectionOfTest(name = 'rows'): Promise<Collection<Row>> {
  const rows = (await freshDatabase()).collection<Row>(name)
  await rows.insertOne({ _id: 'known', count: 1 })
  return rows
}
const hasWritten = (rows: Collection<Row>, work: (rows: Collection<Row>) => Promise<unknown>) =>
  watchWrites(async isNoted => {
    await work(rows)
    return isNoted()
  })

const twice = { $inc: { count: 1 } }

test.each<[string, (rows: Collection<Row>) => Promise<unknown>]>([
  ['a new document', rows => rows.insertOne({ _id: 'new' })],
  [
    'several new documents, of which one was there',
    rows => rows.insertMany([{ _id: 'new' }, { _id: 'known' }]).catch(() => {}),
  ],
  ['a change', rows => rows.updateOne({ _id: 'known' }, twice)],
  ['a change that makes a document', rows => rows.updateOne({ _id: 'new' }, twice, { upsert: true })],
  ['a change that answers the document', rows => rows.findOneAndUpdate({ _id: 'known' }, twice)],
  [
    'one that makes a document and answers none',
    rows => rows.findOneAndUpdate({ _id: 'new' }, twice, { upsert: true }),
  ],
  [
    'several writes in one command',
    rows => rows.bulkWrite([{ updateOne: { filter: { _id: 'known' }, update: twice } }]),
  ],
  ['a removal', rows => rows.deleteOne({ _id: 'known' })],
  ['a removal that answers the document', rows => rows.findOneAndDelete({ _id: 'known' })],
  ['a write after a pause', rows => new Promise(setImmediate).then(() => rows.deleteMany({}))],
])('%s is noted', async (_, work) => {
  expect(await hasWritten(await collectionOfTest(), work)).toBe(true)
})

test.each<[string, (rows: Collection<Row>) => Promise<unknown>]>([
  ['a read', rows => rows.find({}).toArray()],
  ['a name that is taken', rows => rows.insertOne({ _id: 'known' }).catch(() => {})],
  ['a change that finds nothing', rows => rows.updateOne({ _id: 'other' }, twice)],
  ['a change that makes nothing other', rows => rows.updateOne({ _id: 'known' }, { $set: { count: 1 } })],
  ['a guarded change that comes too late', rows => rows.findOneAndUpdate({ _id: 'known', count: 2 }, twice)],
  ['a removal of what is gone', rows => rows.deleteOne({ _id: 'other' })],
  ['what is written about the call', rows => writeAside(() => rows.deleteOne({ _id: 'known' }))],
  ['what was taken back', rows => rows.deleteOne({ _id: 'known' }).then(noteAllTakenBack)],
])('%s is not', async (_, work) => {
  expect(await hasWritten(await collectionOfTest(), work)).toBe(false)
})

test('counts of tries are not noted: they say nothing of what was done', async () => {
  expect(await hasWritten(await collectionOfTest('limits'), rows => rows.deleteMany({}))).toBe(false)
})

test('of two calls at once each knows only its own writes', async () => {
  const rows = await collectionOfTest()
  const [reads, writes] = await Promise.all([
    hasWritten(rows, () => rows.find({}).toArray()),
    hasWritten(rows, () => rows.deleteMany({})),
  ])
  expect([reads, writes]).toEqual([false, true])
})
