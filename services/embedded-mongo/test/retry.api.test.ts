import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BSON, type Document, MongoClient, UUID } from 'mongodb'
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/server.ts'

let mongo: EmbeddedMongo
let line: Server
let client: MongoClient
let answersToLose = 0

/** A line to the server that can lose an answer: the write is done, but the driver only sees a broken connection. */
beforeEach(async () => {
  mongo = await startEmbeddedMongo({ dataDir: null })
  line = createServer(driver => {
    const server = connect(mongo.port, '127.0.0.1')
    let isWrite = false
    driver.on('data', bytes => {
      isWrite = /(insert|update|findAndModify)\0/.test(bytes.toString('latin1'))
      server.write(bytes)
    })
    server.on('data', bytes => {
      if (isWrite && answersToLose > 0) {
        answersToLose--
        driver.destroy()
      } else driver.write(bytes)
    })
    for (const [one, other] of [[driver, server] as const, [server, driver] as const]) {
      one.on('close', () => other.destroy()).on('error', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  const port = typeof address === 'object' && address ? address.port : 0
  client = await MongoClient.connect(`mongodb://127.0.0.1:${port}/?directConnection=true`)
})

afterEach(async () => {
  await client.close()
  line.close()
  await mongo.close()
})

const things = () => client.db('shop').collection<Document>('things')

test('a retried write whose answer was lost is done once', async () => {
  await things().insertOne({ name: 'counter', n: 0 })

  answersToLose = 1
  expect((await things().updateOne({ name: 'counter' }, { $inc: { n: 1 } })).modifiedCount).toBe(1)
  answersToLose = 1
  expect(
    await things().findOneAndUpdate({ name: 'counter' }, { $inc: { n: 1 } }, { returnDocument: 'after' }),
  ).toMatchObject({ n: 2 })
  answersToLose = 1
  await things().insertOne({ name: 'other' })

  expect(answersToLose).toBe(0)
  expect(await things().find().project({ _id: 0 }).toArray()).toEqual([{ name: 'counter', n: 2 }, { name: 'other' }])
})

test('retried writes are recognised after a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongo-retry-'))
  const write = {
    update: 'things',
    updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
    $db: 'shop',
    lsid: { id: new UUID() },
    txnNumber: 1n,
  }

  const first = await startEmbeddedMongo({ dataDir })
  const answer = await ask(first.port, write)
  await first.close()
  const second = await startEmbeddedMongo({ dataDir })
  const answers = [await ask(second.port, write), await ask(second.port, { find: 'things', $db: 'shop' })]
  await second.close()
  rmSync(dataDir, { recursive: true })

  expect(answers).toEqual([
    answer,
    expect.objectContaining({ cursor: expect.objectContaining({ firstBatch: [{ _id: 1, n: 1 }] }) }),
  ])
})

/** Sends a command as it is: a driver would choose session and number itself. */
async function ask(port: number, command: Document): Promise<Document> {
  const body = BSON.serialize(command)
  const header = Buffer.alloc(21)
  header.writeInt32LE(header.length + body.length, 0)
  header.writeInt32LE(2013, 12)
  const socket = connect(port, '127.0.0.1')
  socket.write(Buffer.concat([header, body]))
  const [reply] = await once(socket, 'data')
  socket.destroy()
  return BSON.deserialize(reply.subarray(21))
}
