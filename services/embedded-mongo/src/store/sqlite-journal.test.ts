import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Databases } from '../collection/databases.ts'
import type { Journal } from './journal.ts'
import { createSqliteJournal } from './sqlite-journal.ts'

let folder: string
let journal: Journal

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-journal-'))
  journal = createSqliteJournal(folder)
})
afterEach(() => {
  journal.close()
  rmSync(folder, { recursive: true })
})

const settled = () => new Promise<Error | undefined>(resolve => journal.settle(resolve))

test('a write is acknowledged once it is stored', async () => {
  const things = new Databases(journal).open('shop', 'things')
  things.insert({ _id: 1 })
  let isAnswered = false
  const answer = settled().then(() => {
    isAnswered = true
  })
  await Promise.resolve()
  expect(isAnswered).toBe(false)
  await answer
  expect([...(journal.collections()[0]?.rows ?? [])]).toHaveLength(1)
})

test('when a change cannot be stored, memory goes back to what the disk holds', async () => {
  const databases = new Databases(journal)
  const things = databases.open('shop', 'things')
  things.insert({ _id: 1 })
  expect(await settled()).toBeUndefined()

  things.insert({ _id: 2 })
  journal.record({ kind: 'put', collection: 99, row: 1, bytes: new Uint8Array() })

  expect(await settled()).toBeInstanceOf(Object)
  const kept = databases.find('shop', 'things')
  expect([...(kept?.rows.values() ?? [])].map(({ document }) => document)).toEqual([{ _id: 1 }])

  kept?.insert({ _id: 3 })
  expect(await settled()).toBeUndefined()
})
