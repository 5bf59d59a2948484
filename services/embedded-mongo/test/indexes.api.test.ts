import type { Document } from 'mongodb'
import { expectOutcome, outcomeOf, refusalWith } from './database.ts'
import { useThings } from './things.ts'

const { server, things } = useThings()

test('lists the created indexes with their options', async () => {
  await things().createIndex({ at: 1 }, { expireAfterSeconds: 60 })
  await things().createIndex({ a: 1, b: -1 }, { sparse: true })
  await things().createIndex({ phone: 1 }, { unique: true, partialFilterExpression: { phone: { $type: 'string' } } })

  const indexes = new Map((await things().indexes()).map(index => [index.name, index]))

  expect(indexes.get('_id_')).toMatchObject({ v: 2, key: { _id: 1 } })
  expect(indexes.get('at_1')).toMatchObject({ key: { at: 1 }, expireAfterSeconds: 60 })
  expect(indexes.get('a_1_b_-1')).toMatchObject({ key: { a: 1, b: -1 }, sparse: true })
  expect(indexes.get('phone_1')).toMatchObject({
    unique: true,
    partialFilterExpression: { phone: { $type: 'string' } },
  })
})

test('creating the same index again succeeds, another one under its name is refused', async () => {
  await things().createIndex({ email: 1 }, { unique: true })
  expect(await things().createIndex({ email: 1 }, { unique: true })).toBe('email_1')
  expectOutcome(await outcomeOf(things().createIndex({ email: 1 })), refusalWith(86))
  expectOutcome(await outcomeOf(things().createIndex({ phone: 1 }, { name: 'email_1' })), refusalWith(86))
  expectOutcome(await outcomeOf(things().createIndex({ email: 1 }, { unique: true, name: 'other' })), refusalWith(85))
})

test('an index that was dropped is gone, and allows what it refused', async () => {
  await things().createIndex({ email: 1 }, { unique: true })
  await things().insertOne({ _id: 1, email: 'a@example.com' })
  expectOutcome(await outcomeOf(things().insertOne({ _id: 2, email: 'a@example.com' })), refusalWith(11000))

  await things().dropIndex('email_1')

  expect((await things().indexes()).map(({ name }) => name)).toEqual(['_id_'])
  await things().insertOne({ _id: 2, email: 'a@example.com' })
  expect(await things().countDocuments({ email: 'a@example.com' })).toBe(2)
})

test('drops no index that is not there, and none of the ids', async () => {
  await things().insertOne({ _id: 1, email: 'a@example.com' })
  expectOutcome(await outcomeOf(things().dropIndex('email_1')), refusalWith(27))
  expectOutcome(await outcomeOf(things().dropIndex('_id_')), refusalWith(72))
  expectOutcome(await outcomeOf(server().db.collection('nowhere').dropIndex('email_1')), refusalWith(26))
})

test('refuses indexes that it does not support', async () => {
  const create = (key: Document, options: Document = {}) =>
    outcomeOf(server().db.command({ createIndexes: 'refused', indexes: [{ key, name: 'x', ...options }] }))

  expectOutcome(await create({}), refusalWith(67))
  expectOutcome(await create({ a: 1, b: 1 }, { expireAfterSeconds: 1 }), refusalWith(67))
  expectOutcome(await create({ a: 1 }, { partialFilterExpression: { a: { $ne: 1 } } }), refusalWith(67))
})

test('a missing collection has no indexes', async () => {
  expectOutcome(await outcomeOf(server().db.collection('nowhere').indexes()), refusalWith(26))
})
