import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { startEmbeddedMongo } from '../src/server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-snapshot-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Pair = { _id: number; texts: string[] }

async function open(dataDir: string | null) {
  const store = await startEmbeddedMongo({ dataDir })
  const client = await MongoClient.connect(store.uri)
  const admin = client.db('admin')
  return {
    pairs: client.db('shop').collection<Pair>('pairs'),
    ask: (snapshot: string) => admin.command({ snapshot }),
    async close() {
      await client.close()
      await store.close()
    },
  }
}

test('a snapshot holds all that was acknowledged before it began, and each later change whole or not at all', async () => {
  const store = await open(join(folder, 'data'))
  const text = 'x'.repeat(2000)
  await store.pairs.insertMany(Array.from({ length: 3000 }, (_, _id) => ({ _id, texts: [text] })))

  const { file } = await store.ask('begin')
  await expect(store.ask('begin')).rejects.toThrow('Another snapshot is being copied')
  let written = 3000
  let found = await store.ask('find')
  while (found.state === 'copying') {
    await store.pairs.insertMany([
      { _id: written, texts: [text] },
      { _id: written + 1, texts: [text] },
    ])
    written += 2
    found = await store.ask('find')
  }
  expect(found).toMatchObject({ state: 'done', left: 0, file })
  expect(found.pages).toBeGreaterThan(1000)
  await store.close()

  mkdirSync(join(folder, 'copy'))
  renameSync(file, join(folder, 'copy', 'embedded-mongo.sqlite'))
  const copy = await open(join(folder, 'copy'))
  const ids = (await copy.pairs.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id)
  await copy.close()
  expect(ids.length).toBeGreaterThanOrEqual(3000)
  expect(ids.length % 2).toBe(0)
  expect(ids.toSorted((a, b) => a - b)).toEqual(ids.map((_, index) => index))
})

test('a store in memory has no snapshots, and none is found before one was begun', async () => {
  const memory = await open(null)
  await expect(memory.ask('begin')).rejects.toThrow('in memory only')
  await memory.close()
  const store = await open(join(folder, 'data'))
  await expect(store.ask('find')).rejects.toThrow('No snapshot was begun')
  await expect(store.ask('undo')).rejects.toThrow('snapshot is begin or find')
  await store.close()
})
