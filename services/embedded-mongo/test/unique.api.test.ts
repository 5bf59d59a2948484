import { MongoServerError } from 'mongodb'
import { useThings } from './things.ts'

const { things } = useThings()

async function duplicateOf(write: Promise<unknown>): Promise<MongoServerError> {
  const error = await write.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (error instanceof MongoServerError && error.code === 11000) return error
  throw new Error(`expected a duplicate to be refused, got ${String(error)}`)
}

test('an id is unique', async () => {
  await things().insertOne({ _id: 1 })
  await duplicateOf(things().insertOne({ _id: 1 }))
})

test('a duplicate is reported with its field and value', async () => {
  await things().createIndex({ email: 1 }, { unique: true })
  await things().insertOne({ _id: 1, email: 'ada' })

  const { keyPattern, keyValue, message } = await duplicateOf(things().insertOne({ _id: 2, email: 'ada' }))

  expect({ keyPattern, keyValue }).toEqual({ keyPattern: { email: 1 }, keyValue: { email: 'ada' } })
  expect(message).toContain('index: email_1 dup key: { email: "ada" }')
})

test('updates, upserts and replacements respect unique indexes', async () => {
  await things().createIndex({ email: 1 }, { unique: true })
  await things().insertMany([
    { _id: 1, email: 'ada' },
    { _id: 2, email: 'bob' },
  ])

  await duplicateOf(things().updateOne({ _id: 2 }, { $set: { email: 'ada' } }))
  await duplicateOf(things().updateOne({ _id: 3 }, { $set: { email: 'ada' } }, { upsert: true }))
  await duplicateOf(things().replaceOne({ _id: 2 }, { email: 'ada' }))
  await duplicateOf(things().findOneAndUpdate({ _id: 2 }, { $set: { email: 'ada' } }))

  expect(await things().find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 1, email: 'ada' },
    { _id: 2, email: 'bob' },
  ])
})

test('a unique value is free again once its document is deleted or changed', async () => {
  await things().createIndex({ email: 1 }, { unique: true })
  await things().insertOne({ _id: 1, email: 'ada' })
  await things().updateOne({ _id: 1 }, { $set: { email: 'new' } })
  await things().insertOne({ _id: 2, email: 'ada' })
  await things().deleteOne({ _id: 2 })
  await things().insertOne({ _id: 3, email: 'ada' })
  expect(await things().countDocuments()).toBe(2)
})

test('a missing field counts as one unique value, except in a partial index', async () => {
  await things().createIndex({ email: 1 }, { unique: true })
  await things().createIndex({ phone: 1 }, { unique: true, partialFilterExpression: { phone: { $type: 'string' } } })
  await things().insertOne({ _id: 1 })

  await duplicateOf(things().insertOne({ _id: 2, email: null }))
  await things().insertOne({ _id: 3, email: 'c', phone: null })
  await things().insertOne({ _id: 4, email: 'd', phone: '1' })
  await duplicateOf(things().insertOne({ _id: 5, email: 'e', phone: '1' }))
})

test('a unique index over several fields counts them together', async () => {
  await things().createIndex({ buyer: 1, key: 1 }, { unique: true })
  await things().insertMany([
    { _id: 1, buyer: 'ada', key: 'k' },
    { _id: 2, buyer: 'bob', key: 'k' },
    { _id: 3, buyer: 'ada' },
  ])
  await duplicateOf(things().insertOne({ _id: 4, buyer: 'ada', key: 'k' }))
  await duplicateOf(things().insertOne({ _id: 5, buyer: 'ada', key: null }))
})

test('each element of an array is unique across documents, but may repeat within one', async () => {
  await things().createIndex({ tags: 1 }, { unique: true })
  await things().insertOne({ _id: 1, tags: ['a', 'b', 'a'] })
  await duplicateOf(things().insertOne({ _id: 2, tags: ['b'] }))
})

test('unique values of different types do not collide', async () => {
  await things().createIndex({ a: 1 }, { unique: true })
  const values = [1, '1', true, [], null, {}, [1.5], { a: 1 }, new Date(1)]
  await things().insertMany(values.map((a, _id) => ({ _id, a })))
  expect(await things().countDocuments()).toBe(values.length)
})

test('a unique index over duplicates is refused', async () => {
  await things().insertMany([
    { _id: 1, same: 1 },
    { _id: 2, same: 1 },
  ])
  await duplicateOf(things().createIndex({ same: 1 }, { unique: true }))
  expect(await things().indexes()).toHaveLength(1)
})

test('of many concurrent inserts of one value exactly one succeeds', async () => {
  await things().createIndex({ email: 1 }, { unique: true })
  const writes = Array.from({ length: 20 }, (_, _id) => things().insertOne({ _id, email: 'ada' }))
  const results = await Promise.allSettled(writes)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
