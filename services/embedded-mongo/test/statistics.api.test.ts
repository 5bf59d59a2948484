import type { Document } from 'mongodb'
import { openDatabase, type TestDatabase } from './database.ts'

let server: TestDatabase
let isMongo: boolean

beforeAll(async () => {
  server = await openDatabase()
  const things = server.db.collection<Document>('things')
  await things.insertMany(Array.from({ length: 100 }, (_, n) => ({ n, even: n % 2 === 0, group: n % 5 })))
  await things.createIndexes([{ key: { n: 1 } }, { key: { group: 1, n: -1 } }])
  const { executionStats } = await things.find({ n: 3 }).explain('executionStats')
  isMongo = executionStats?.totalDocsExamined !== undefined
  if (!isMongo) process.stdout.write('skipped: this server does not count what a query looks at\n')
})
afterAll(() => server.close())

async function statistics(filter: Document, sort: Document = {}, limit = 0): Promise<Document> {
  const { executionStats } = await server.db
    .collection('things')
    .find(filter)
    .sort(sort)
    .limit(limit)
    .explain('executionStats')
  return executionStats
}

function counts(fact: string, check: () => Promise<void>): void {
  test(fact, async () => {
    if (isMongo) await check()
  })
}

counts('looks at no more than it finds', async () => {
  expect(await statistics({ n: { $gte: 10, $lt: 20 } })).toMatchObject({ nReturned: 10, totalDocsExamined: 10 })
  expect(await statistics({ group: 2, n: { $lt: 20 } })).toMatchObject({ nReturned: 4, totalDocsExamined: 4 })
})

counts('stops at the limit when the index gives the order', async () => {
  expect(await statistics({ group: 2 }, { n: -1 }, 3)).toMatchObject({ nReturned: 3, totalDocsExamined: 3 })
  expect(await statistics({}, { n: 1 }, 3)).toMatchObject({ nReturned: 3, totalDocsExamined: 3 })
})

counts('looks at everything when no index helps', async () => {
  expect(await statistics({ even: true })).toMatchObject({
    nReturned: 50,
    totalDocsExamined: 100,
    totalKeysExamined: 0,
  })
})

counts('looks through an index for each branch of an $or', async () => {
  const stats = await statistics({ $or: [{ n: 1 }, { group: 1, n: 6 }] })
  expect(stats).toMatchObject({ nReturned: 2, totalDocsExamined: 2 })
})
