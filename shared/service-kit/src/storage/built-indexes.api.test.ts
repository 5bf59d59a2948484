import { MongoClient } from 'mongodb'
import { forgetBuiltIndexes } from './built-indexes.ts'
import { databaseOf } from './mongo.ts'

const client = new MongoClient(process.env.MONGODB_URI ?? '', { monitorCommands: true })
const PREFIX = `test_built_${process.pid}_`
const sent: string[] = []
client.on('commandStarted', ({ commandName, command }) => sent.push(`${commandName} ${command[commandName]}`))

afterAll(async () => {
  await client.db(`${PREFIX}catalog`).dropDatabase()
  await client.close()
})
beforeEach(async () => {
  await client.db(`${PREFIX}catalog`).dropDatabase()
  sent.length = 0
})

/** What a copy of a version does as it starts. */
async function start(indexes: Record<string, 1 | -1>[]): Promise<string[]> {
  sent.length = 0
  const db = databaseOf(client, 'catalog', PREFIX)
  await db.collection('dresses').createIndexes(indexes.map(key => ({ key })))
  await db.collection('sizes').createIndex({ name: 1 }, { unique: true })
  return [...sent]
}
const keysOf = async (name: string) =>
  (await client.db(`${PREFIX}catalog`).collection(name).indexes()).map(({ key }) => Object.keys(key).join())

test('a version builds its indexes at its first start, and at the next asks once what is built', async () => {
  expect((await start([{ title: 1 }])).filter(command => command.startsWith('createIndexes'))).toEqual([
    'createIndexes dresses',
    'createIndexes sizes',
  ])

  expect(await start([{ title: 1 }])).toEqual(['find built_indexes'])
  expect(await keysOf('dresses')).toEqual(['_id', 'title'])
  await expect(
    client
      .db(`${PREFIX}catalog`)
      .collection('sizes')
      .insertMany([{ name: 'S' }, { name: 'S' }]),
  ).rejects.toThrow(/duplicate/i)
})

test('the next version builds what it has more, and the one before, started again beside it, builds nothing', async () => {
  await start([{ title: 1 }])

  expect(await start([{ title: 1 }, { price: -1 }])).toContain('createIndexes dresses')
  expect(await keysOf('dresses')).toEqual(['_id', 'title', 'price'])
  expect(await start([{ title: 1 }])).toEqual(['find built_indexes'])
})

test('an index that was taken away is built again for a version that asks for it', async () => {
  await start([{ title: 1 }])
  const db = databaseOf(client, 'catalog', PREFIX)
  await db.collection('dresses').dropIndex('title_1')
  await forgetBuiltIndexes(db, 'dresses')

  await start([{ title: 1 }])
  expect(await keysOf('dresses')).toEqual(['_id', 'title'])
})

test('an index that could not be built is no built one: the next start tries again, and fails in the same way', async () => {
  const sizes = client.db(`${PREFIX}catalog`).collection('sizes')
  await sizes.insertMany([{ name: 'S' }, { name: 'S' }])
  // Engines say it in words of their own.
  await expect(start([{ title: 1 }])).rejects.toThrow()
  await expect(start([{ title: 1 }])).rejects.toThrow()

  await sizes.deleteOne({ name: 'S' })
  await start([{ title: 1 }])
  expect(await keysOf('sizes')).toEqual(['_id', 'name'])
})
