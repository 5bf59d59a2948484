import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CommandError, outOfDiskSpace } from '../errors.ts'
import { isOutOfSpace, watchSpace } from './disk-space.ts'
import type { Change, Journal } from './journal.ts'
import { createSnapshots, removeSnapshots } from './snapshot.ts'
import { answersOf, collectionsOf, createTables } from './tables.ts'
import { createWriter } from './writer.ts'

/** How often free disk space is checked for again, in milliseconds. */
const CHECK_EVERY_MS = 500

/**
 * One transaction for all that arrives in one turn of the event loop. Answers wait for it, so no client is told
 * of a change that a crash could take back.
 */
export function createSqliteJournal(folder: string, everyMs = CHECK_EVERY_MS): Journal {
  const database = openDatabase(folder)
  removeSnapshots(folder)
  const snapshots = createSnapshots(database, folder)
  const writer = createWriter(database)
  const diskSpace = watchSpace(database, everyMs)
  let changes: Change[] = []
  let answers: ((error?: Error) => void)[] = []
  const reloads: (() => void)[] = []
  let scheduled: NodeJS.Immediate | undefined

  function flush(): void {
    clearImmediate(scheduled)
    scheduled = undefined
    const [keeping, waiting] = [changes, answers]
    changes = []
    answers = []
    const error = keeping.length > 0 ? failureOf(() => writer.write(keeping)) : undefined
    if (error instanceof CommandError) diskSpace.missing(error)
    if (error) for (const reload of reloads) reload()
    for (const answer of waiting) answer(error)
  }

  return {
    record(change) {
      diskSpace.assert()
      changes.push(change)
      scheduled ??= setImmediate(flush)
    },
    settle(answer) {
      if (changes.length === 0) answer()
      else answers.push(answer)
    },
    onFailure(reload) {
      reloads.push(reload)
    },
    collections: () => collectionsOf(database),
    answers: () => answersOf(database),
    snapshots: () => snapshots,
    close() {
      diskSpace.stop()
      flush()
      database.close()
    },
  }
}

function openDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'embedded-mongo.sqlite')
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    createTables(database)
  } catch (error) {
    database.close()
    if (!isLocked(error)) throw error
    throw new Error(`Another process works with the data in ${folder}. Stop it, or choose another DATA_DIR.`)
  }
  return database
}

/** SQLite's result code for a database that another process holds. */
function isLocked(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return false
  return error.errcode === 5 || error.errcode === 261
}

function failureOf(action: () => void): Error | undefined {
  try {
    action()
    return undefined
  } catch (error) {
    if (isOutOfSpace(error)) return outOfDiskSpace(String(error))
    return error instanceof Error ? error : new Error(String(error))
  }
}
