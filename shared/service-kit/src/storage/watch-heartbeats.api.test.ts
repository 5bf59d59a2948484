import { MongoClient } from 'mongodb'
import { watchHeartbeats } from './watch-heartbeats.ts'

const SILENT_MS = 300
const opened: MongoClient[] = []
afterAll(() => Promise.all(opened.map(client => client.close())))

/** A client that checks its server so seldom that it seems to have stopped. */
async function connected(): Promise<MongoClient> {
  const client = await MongoClient.connect(process.env.MONGODB_URI ?? '', { heartbeatFrequencyMS: 60_000 })
  opened.push(client)
  return client
}

function next(client: MongoClient, event: 'topologyOpening' | 'topologyClosed'): Promise<void> {
  return new Promise(resolve => client.once(event, () => resolve()))
}

test('a driver that has stopped checking its server reconnects, and everybody goes on with it', async () => {
  const client = await connected()
  const things = client.db('test_watch').collection('things')
  const renewed = next(client, 'topologyOpening')
  watchHeartbeats(client, SILENT_MS)

  await renewed
  // While it reconnects the database counts as away.
  let count: number | null = null
  while (count === null) count = await things.countDocuments().catch(() => null)

  expect(count).toBe(0)
})

test('a client that its owner has closed stays closed', async () => {
  const client = await connected()
  let opening = 0
  client.on('topologyOpening', () => opening++)
  watchHeartbeats(client, SILENT_MS)

  await client.close()
  await new Promise(resolve => setTimeout(resolve, 3 * SILENT_MS))

  expect(opening).toBe(0)
})
