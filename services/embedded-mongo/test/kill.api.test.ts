import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Document, MongoClient } from 'mongodb'

const main = join(__dirname, '..', 'src', 'main.ts')
const rounds = 20
const writers = 8

let dataDir: string
let port: number
let server: ChildProcess
let client: MongoClient

/** What the server said was done. */
const acknowledged = { ids: [] as number[], removed: new Set<number>(), additions: 0 }
let lastId = 0

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongo-kill-'))
  port = await freePort()
})

afterAll(async () => {
  await client?.close()
  server?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

async function start(): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, EMBEDDED_MONGO_PORT: String(port) }
  server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (server.stdout) await once(server.stdout, 'data')
  client = await MongoClient.connect(`mongodb://127.0.0.1:${port}/?directConnection=true&retryWrites=false`)
}

const things = () => client.db('shop').collection<Document>('things')

/** Inserts, adds and removes until the server dies under it; only what was answered counts. */
async function writeUntilKilled(): Promise<void> {
  try {
    for (;;) {
      const n = ++lastId
      await things().insertOne({ n, email: `${n}@example.org`, text: 'x'.repeat(n % 500) })
      acknowledged.ids.push(n)
      await things().updateOne({ n: 0 }, { $inc: { additions: 1 } })
      acknowledged.additions++
      if (n % 5 === 0) {
        await things().deleteOne({ n })
        acknowledged.removed.add(n)
      }
    }
  } catch {
    // The server is gone, as it was meant to.
  }
}

async function expectAllKept(): Promise<void> {
  const found = await things()
    .find({ n: { $gt: 0 } })
    .project({ n: 1, email: 1 })
    .toArray()
  const numbers = new Set(found.map(({ n }) => n))
  expect(acknowledged.ids.filter(n => !numbers.has(n) && n % 5 !== 0)).toEqual([])
  expect([...acknowledged.removed].filter(n => numbers.has(n))).toEqual([])
  expect(new Set(found.map(({ email }) => email)).size).toBe(found.length)
  const [counter] = await things().find({ n: 0 }).toArray()
  expect(counter?.additions).toBeGreaterThanOrEqual(acknowledged.additions)
  expect(counter?.additions).toBeLessThanOrEqual(acknowledged.ids.length + writers * rounds)
}

test(`nothing that was acknowledged is lost in ${rounds} kills`, async () => {
  await start()
  await things().createIndex({ email: 1 }, { unique: true })
  await things().insertOne({ n: 0, additions: 0 })

  for (let round = 0; round < rounds; round++) {
    const writing = Array.from({ length: writers }, writeUntilKilled)
    await new Promise(resolve => setTimeout(resolve, 40 + round * 6))
    server.kill('SIGKILL')
    await Promise.all([once(server, 'exit'), client.close(), ...writing])
    await start()
    await expectAllKept()
    const [known] = await things()
      .find({ n: { $gt: 0 } })
      .sort({ n: -1 })
      .limit(1)
      .toArray()
    await expect(things().insertOne({ email: known?.email })).rejects.toMatchObject({ code: 11000 })
  }
  expect(acknowledged.ids.length).toBeGreaterThan(rounds)
})
