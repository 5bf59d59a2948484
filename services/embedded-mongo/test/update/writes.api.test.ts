import { MongoBulkWriteError } from 'mongodb'
import { expectOutcome, outcomeOf, refusalWith } from '../database.ts'
import { useThings } from '../things.ts'

const { server, things } = useThings()

const ids = async () => (await things().find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)

async function bulkFailure(write: Promise<unknown>): Promise<MongoBulkWriteError> {
  const error = await write.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (error instanceof MongoBulkWriteError) return error
  throw new Error(`expected a bulk write to fail, got ${String(error)}`)
}

test('an ordered bulk write stops at the first refusal', async () => {
  const error = await bulkFailure(things().insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }]))
  expect(error.result.insertedCount).toBe(1)
  expect(await ids()).toEqual([1])
})

test('an unordered bulk write goes on after a refusal', async () => {
  const error = await bulkFailure(things().insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }], { ordered: false }))
  expect(error.result.insertedCount).toBe(2)
  expect(await ids()).toEqual([1, 2])
})

test('a bulk write of every kind counts each kind', async () => {
  const result = await things().bulkWrite([
    { insertOne: { document: { _id: 1, n: 0 } } },
    { insertOne: { document: { _id: 2, n: 0 } } },
    { updateOne: { filter: { _id: 1 }, update: { $set: { n: 1 } } } },
    { updateMany: { filter: { n: { $gte: 0 } }, update: { $inc: { n: 1 } } } },
    { replaceOne: { filter: { _id: 3 }, replacement: { n: 9 }, upsert: true } },
    { deleteOne: { filter: { _id: 2 } } },
    { deleteMany: { filter: { n: 9 } } },
  ])
  expect(result).toMatchObject({
    insertedCount: 2,
    matchedCount: 3,
    modifiedCount: 3,
    upsertedCount: 1,
    upsertedIds: { 4: 3 },
    deletedCount: 2,
  })
  expect(await things().find().toArray()).toEqual([{ _id: 1, n: 2 }])
})

test('an update counts matched and modified documents apart', async () => {
  await things().insertMany([{ _id: 1, a: 1 }, { _id: 2, a: 1 }, { _id: 3 }])
  expect(await things().updateMany({}, { $set: { a: 1 } })).toMatchObject({ matchedCount: 3, modifiedCount: 1 })
})

test('a guarded update reserves stock once per order, and releases it once', async () => {
  await things().insertOne({ _id: 'A|S', available: 2, holds: [] })
  const take = async (order: number) => {
    const guard = { _id: 'A|S', available: { $gte: 1 }, 'holds.order': { $ne: order } }
    const change = { $inc: { available: -1 }, $push: { holds: { order, count: 1 } } }
    return (await things().updateOne(guard, change as object)).modifiedCount
  }
  expect([await take(1), await take(1), await take(2), await take(3)]).toEqual([1, 0, 1, 0])

  const release = { $inc: { available: 1 }, $pull: { holds: { order: 2 } } } as object
  const held = { _id: 'A|S', 'holds.order': 2 }
  const released = await things().findOneAndUpdate(held, release, { returnDocument: 'after' })
  expect(released).toEqual({ _id: 'A|S', available: 1, holds: [{ order: 1, count: 1 }] })
  expect(await things().findOneAndUpdate(held, release)).toBeNull()
})

test('a hundred concurrent updates never take more stock than there is', async () => {
  await things().insertOne({ _id: 'A|S', available: 30 })
  const takes = Array.from({ length: 100 }, () =>
    things().updateOne({ _id: 'A|S', available: { $gte: 1 } }, { $inc: { available: -1 } }),
  )
  const taken = (await Promise.all(takes)).filter(({ modifiedCount }) => modifiedCount === 1)
  expect(taken).toHaveLength(30)
  expect(await things().findOne()).toEqual({ _id: 'A|S', available: 0 })
})

test('refuses documents that are too big, have no place for an id, or change their id', async () => {
  expectOutcome(await outcomeOf(things().insertOne({ _id: [1] as unknown as number })), refusalWith(2))
  await things().insertOne({ _id: 1, x: 'x'.repeat(9_000_000) })
  const grown = await outcomeOf(things().updateOne({ _id: 1 }, { $set: { y: 'y'.repeat(9_000_000) } }))
  expectOutcome(grown, refusalWith(10334))
  expectOutcome(await outcomeOf(things().updateOne({ _id: 1 }, { $set: { _id: 2 } })), refusalWith(66))
})

test('accepts the write concerns majority and zero', async () => {
  const majority = await things().insertOne({ _id: 1 }, { writeConcern: { w: 'majority', journal: true } })
  const nothing = await things().insertOne({ _id: 2 }, { writeConcern: { w: 0 } })
  expect([majority.acknowledged, nothing.acknowledged]).toEqual([true, false])
})

test('deletes one document or all', async () => {
  await things().insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }])
  expect((await things().deleteOne({})).deletedCount).toBe(1)
  expect((await things().deleteMany({})).deletedCount).toBe(2)
  expect((await server().db.collection('nowhere').deleteMany({})).deletedCount).toBe(0)
})
