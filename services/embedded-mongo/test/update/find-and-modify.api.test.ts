import { useThings } from '../things.ts'

const { things } = useThings()

beforeEach(async () => {
  await things().insertMany([
    { _id: 1, n: 1 },
    { _id: 2, n: 2 },
    { _id: 3, n: 3 },
  ])
})

test('findAndModify returns the document before or after the change', async () => {
  expect(await things().findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } })).toEqual({ _id: 1, n: 1 })
  const after = { returnDocument: 'after', projection: { _id: 0 } } as const
  expect(await things().findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } }, after)).toEqual({ n: 3 })
})

test('findAndModify changes the first document by its sort', async () => {
  const last = { sort: { n: -1 }, returnDocument: 'after' } as const
  expect(await things().findOneAndUpdate({ n: { $gte: 1 } }, { $set: { last: true } }, last)).toMatchObject({ _id: 3 })
  expect(await things().findOneAndDelete({ n: { $gte: 1 } }, { sort: { n: 1 } })).toEqual({ _id: 1, n: 1 })
})

test('findAndModify replaces a document', async () => {
  const replaced = await things().findOneAndReplace({ _id: 2 }, { name: 'two' }, { returnDocument: 'after' })
  expect(replaced).toEqual({ _id: 2, name: 'two' })
})

test('findAndModify without a match returns null', async () => {
  expect(await things().findOneAndUpdate({ _id: 9 }, { $inc: { n: 1 } })).toBeNull()
  expect(await things().findOneAndDelete({ _id: 9 })).toBeNull()
  expect(await things().countDocuments()).toBe(3)
})

test('findAndModify with upsert inserts a missing document, and reports it', async () => {
  const upsert = { upsert: true, returnDocument: 'after', includeResultMetadata: true } as const
  const { value, lastErrorObject } = await things().findOneAndUpdate({ _id: 9 }, { $inc: { n: 1 } }, upsert)
  expect(value).toEqual({ _id: 9, n: 1 })
  expect(lastErrorObject).toEqual({ n: 1, updatedExisting: false, upserted: 9 })
  expect(await things().findOneAndUpdate({ _id: 10 }, { $inc: { n: 1 } }, { upsert: true })).toBeNull()
})
