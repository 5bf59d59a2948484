import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import type { ShapeState } from './shape-state.ts'
import { withTrialService } from './trial-service.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-trial-'))
const databaseUri = process.env.MONGODB_URI ?? ''
const dbPrefix = `trial_${process.pid}_`
const shape = { databaseUri, dbPrefix } as ShapeState

beforeAll(async () => {
  const client = await connectMongo(databaseUri)
  await databaseOf(client, 'account', dbPrefix).collection('customers').insertOne({ phone: '+380670000001' })
  await client.close()
})

afterAll(async () => {
  const client = await connectMongo(databaseUri)
  await databaseOf(client, 'account', dbPrefix).dropDatabase()
  await client.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Starts a version of these lines as a release does. */
function tryVersion(version: string, lines: string): Promise<string> {
  const sources = path.join(folder, version)
  mkdirSync(path.join(sources, 'tree/services/account/src'), { recursive: true })
  writeFileSync(path.join(sources, 'tree/services/account/src/main.ts'), lines)
  const wanted = { service: 'account' as const, folder: sources, version, database: shape }
  return withTrialService(wanted, async ({ url, collections }) => {
    const { database } = await (await fetch(url)).json()
    return `${collections} collection as ${database}`
  })
}

test('a version that does not start on the data there is is refused with its last line', async () => {
  await expect(
    tryVersion('aaaaaaaaaaaa', `process.stderr.write('customers.phones is missing\\n')\nprocess.exitCode = 1\n`),
  ).rejects.toThrow('account ended before it was ready (1); it printed last: customers.phones is missing')
})

test('a version that starts sees a copy of the documents, in a database of its own that is gone afterwards', async () => {
  const answers = `
    import { createServer } from 'node:http'
    const server = createServer((_, response) => response.end(JSON.stringify({ database: process.env.DB_PREFIX })))
    server.listen(Number(process.env.PORT), process.env.HOST)`

  expect(await tryVersion('bbbbbbbbbbbb', answers)).toBe('1 collection as try_bbbbbbbb_')

  const client = await connectMongo(databaseUri)
  expect(await databaseOf(client, 'account', 'try_bbbbbbbb_').listCollections().toArray()).toEqual([])
  await client.close()
})
