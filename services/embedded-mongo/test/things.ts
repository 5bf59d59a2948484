import type { Collection, Document } from 'mongodb'
import { type TestDatabase, useDatabase } from './database.ts'

export type Thing = Document & { _id: number | string }

/** An empty collection for each test, on a connection that the tests of a file share. */
export function useThings(): { server: () => TestDatabase; things: () => Collection<Thing> } {
  const server = useDatabase()
  let count = 0
  beforeEach(() => {
    count++
  })
  return { server, things: () => server().db.collection<Thing>(`things${count}`) }
}
