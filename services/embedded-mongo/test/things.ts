import type { Collection, Document } from 'mongodb'
import { openDatabase, type TestDatabase } from './database.ts'

export type Thing = Document & { _id: number | string }

/** An empty collection for each test, on a connection that the tests of a file share. */
export function useThings(): { server: () => TestDatabase; things: () => Collection<Thing> } {
  let server: TestDatabase
  let count = 0
  beforeAll(async () => {
    server = await openDatabase()
  })
  beforeEach(() => {
    count++
  })
  afterAll(() => server.close())
  return { server: () => server, things: () => server.db.collection<Thing>(`things${count}`) }
}
