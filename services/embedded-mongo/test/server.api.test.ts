import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Decimal128, type Document, Long, MongoClient } from 'mongodb'
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/server.ts'

/** What only the embedded server has to answer for. */
let mongo: EmbeddedMongo
let client: MongoClient

beforeAll(async () => {
  mongo = await startEmbeddedMongo({ dataDir: null })
  client = await MongoClient.connect(mongo.uri)
})
afterAll(async () => {
  await client.close()
  await mongo.close()
})

const things = () => client.db('shop').collection<Document>('things')

test('transactions are refused with a clear message', async () => {
  const session = client.startSession()
  const attempt = session.withTransaction(() => things().insertOne({ a: 1 }, { session }))
  await expect(attempt).rejects.toMatchObject({ code: 115, message: expect.stringContaining('no transactions') })
  await session.endSession()
})

test('refuses numbers that cannot be stored exactly', async () => {
  await expect(things().insertOne({ n: Long.fromString('9007199254740993') })).rejects.toMatchObject({ code: 2 })
  await expect(things().insertOne({ n: Decimal128.fromString('1.10') })).rejects.toMatchObject({ code: 2 })
  await things().insertOne({ n: Long.fromString('9007199254740991') })
  expect(await things().findOne({ n: 9007199254740991 })).toMatchObject({ n: 9007199254740991 })
})

test('refuses options that would change an answer', async () => {
  await expect(things().find({}).sort({ $natural: -1 }).toArray()).rejects.toMatchObject({ code: 2 })
  await expect(client.db('shop').command({ find: 'things', fancy: 1 })).rejects.toMatchObject({ code: 40415 })
  await expect(things().updateOne({}, [{ $set: { a: 1 } }])).rejects.toMatchObject({ code: 9 })
  await expect(things().createIndex({ a: 'text' })).rejects.toMatchObject({ code: 67 })
})

test('closes connections that do not speak the MongoDB protocol, and goes on', async () => {
  for (const noise of [
    'GET / HTTP/1.1\r\n\r\n',
    '\xff\xff\xff\x7f0123456789ab',
    '\x15\0\0\0\x01\0\0\0\0\0\0\0\xdd\x07\0\0\0\0\0\0\x07',
  ]) {
    const socket = connect(mongo.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(Buffer.from(noise, 'latin1'))
    await once(socket, 'close')
  }
  expect(await client.db('shop').command({ ping: 1 })).toMatchObject({ ok: 1 })
})

test('keeps all data when it is closed and started again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongo-'))
  const first = await startEmbeddedMongo({ dataDir })
  const before = await MongoClient.connect(first.uri)
  const kept = before.db('shop').collection<Document>('kept')
  await kept.createIndex({ email: 1 }, { unique: true })
  await kept.insertMany([
    { _id: 1, email: 'a' },
    { _id: 2, email: 'b' },
  ] as Document[])
  await before.db('gone').collection('gone').insertOne({})
  await before.db('gone').dropDatabase()
  await before.close()
  await first.close()

  const second = await startEmbeddedMongo({ dataDir })
  const after = await MongoClient.connect(second.uri)
  const things = after.db('shop').collection<Document>('kept')
  expect(await things.find().toArray()).toEqual([
    { _id: 1, email: 'a' },
    { _id: 2, email: 'b' },
  ])
  await expect(things.insertOne({ email: 'a' })).rejects.toMatchObject({ code: 11000 })
  expect(await after.db('gone').listCollections().toArray()).toEqual([])
  await after.close()
  await second.close()
  rmSync(dataDir, { recursive: true })
})

test('the same data cannot be opened twice', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongo-'))
  const first = await startEmbeddedMongo({ dataDir })
  await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow('Another process works with the data')
  await first.close()
  rmSync(dataDir, { recursive: true })
})
