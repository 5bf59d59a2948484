import { expectOutcome, openDatabase, outcomeOf, refusalWith } from './database.ts'
import { useThings } from './things.ts'

const { server } = useThings()

const collections = async () => (await server().db.listCollections().toArray()).map(({ name }) => name).sort()

test('a collection exists from its first document or index until its database is dropped', async () => {
  await server().db.collection('first').insertOne({ a: 1 })
  await server().db.collection('second').createIndex({ a: 1 })
  expect(await collections()).toEqual(['first', 'second'])
  await server().db.dropDatabase()
  expect(await collections()).toEqual([])
  expect(await server().db.collection('first').countDocuments()).toBe(0)
})

test('a missing collection is empty', async () => {
  const nowhere = server().db.collection('nowhere')
  expect(await nowhere.find().toArray()).toEqual([])
  expect(await nowhere.countDocuments()).toBe(0)
  expect(await nowhere.distinct('a')).toEqual([])
})

test('databases are independent of each other', async () => {
  const other = await openDatabase()
  await other.db.collection('first').insertOne({ a: 1 })
  expect(await server().db.collection('first').countDocuments()).toBe(0)
  const { databases } = await other.client.db().admin().listDatabases()
  expect(databases.map(({ name }) => name)).toContain(other.db.databaseName)
  await other.close()
})

test('unknown commands, stages and operators are refused', async () => {
  const { db } = server()
  expectOutcome(await outcomeOf(db.command({ makeCoffee: 1 })), refusalWith(59))
  expectOutcome(
    await outcomeOf(
      db
        .collection('a')
        .aggregate([{ $brew: {} }])
        .toArray(),
    ),
    refusalWith(40324),
  )
  expectOutcome(
    await outcomeOf(
      db
        .collection('a')
        .find({ a: { $like: 'x' } })
        .toArray(),
    ),
    refusalWith(2),
  )
  expectOutcome(await outcomeOf(db.collection('a').updateOne({}, { $brew: { a: 1 } })), refusalWith(9))
})
