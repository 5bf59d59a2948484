import { Long } from 'mongodb'
import { expectOutcome, outcomeOf, refusalWith } from '../database.ts'
import { useThings } from '../things.ts'

const { server, things } = useThings()

beforeEach(async () => {
  await things().insertMany(Array.from({ length: 250 }, (_, _id) => ({ _id })))
})

test('a cursor returns all documents in batches of any size', async () => {
  expect(await things().find().toArray()).toHaveLength(250)
  expect(await things().find().batchSize(7).toArray()).toHaveLength(250)
  expect(await things().find().limit(120).toArray()).toHaveLength(120)
  expect(
    await things()
      .aggregate([{ $match: { _id: { $gte: 10 } } }], { batchSize: 3 })
      .toArray(),
  ).toHaveLength(240)
})

test('a query skips, limits and sorts', async () => {
  const found = await things().find().sort({ _id: -1 }).skip(10).limit(3).toArray()
  expect(found.map(({ _id }) => _id)).toEqual([239, 238, 237])
})

test('a cursor keeps the documents as they were when it began', async () => {
  const cursor = things().find().sort({ _id: 1 }).batchSize(100)
  await cursor.next()
  await things().deleteMany({ _id: { $lt: 50 } })
  expect(await cursor.toArray()).toHaveLength(249)
})

test('a killed cursor returns nothing more', async () => {
  const { collectionName } = things()
  const { cursor } = await server().db.command({ find: collectionName, batchSize: 2 })
  const id = Long.fromNumber(Number(cursor.id))
  const { cursorsKilled } = await server().db.command({ killCursors: collectionName, cursors: [id] })
  expect(cursorsKilled).toHaveLength(1)
  expectOutcome(await outcomeOf(server().db.command({ getMore: id, collection: collectionName })), refusalWith(43))
})

test('counts documents and lists distinct values', async () => {
  await things().insertOne({ _id: 'x', tags: ['a', 'b', 'a'] })
  expect(await things().countDocuments({ _id: { $lt: 10 } })).toBe(10)
  expect((await things().distinct('tags')).sort()).toEqual(['a', 'b'])
})

test('a batch never exceeds the size of a message', async () => {
  const large = Array.from({ length: 12 }, (_, at) => ({ _id: `large${at}`, text: 'x'.repeat(5_000_000) }))
  for (const thing of large) await things().insertOne(thing)
  expect(
    await things()
      .find({ text: { $exists: true } })
      .toArray(),
  ).toHaveLength(12)
})
