import type { DatabaseSync } from 'node:sqlite'
import { deserialize } from 'bson'
import { isOutOfSpace } from './disk-space.ts'
import type { IndexSpec } from './index-spec.ts'
import type { StoredAnswer, StoredCollection } from './journal.ts'

/** The format's version, so that a later one can tell what it finds. */
const version = 1

/** A table for each collection: dropping it is cheap, and so is loading it in its order. */
export function documentsTable(collection: number): string {
  return `documents_${collection}`
}

export function createTables(database: DatabaseSync): void {
  const found = Number(Object.values(database.prepare('PRAGMA user_version').get() ?? {})[0])
  if (found > version)
    throw new Error(`The data were written by a newer version (${found}); this one reads ${version}.`)
  database.exec(`
    BEGIN EXCLUSIVE;
    CREATE TABLE IF NOT EXISTS collections (number INTEGER PRIMARY KEY, database TEXT, name TEXT);
    CREATE TABLE IF NOT EXISTS indexes (collection INTEGER, name TEXT, spec BLOB, PRIMARY KEY (collection, name));
    CREATE TABLE IF NOT EXISTS answers (session TEXT PRIMARY KEY, number INTEGER, reply BLOB, at INTEGER);
    ${found === version ? '' : `PRAGMA user_version = ${version};`}
    COMMIT`)
  forgetOldAnswers(database)
}

/** On a full disk they stay: a store that can be read is better than none. */
function forgetOldAnswers(database: DatabaseSync): void {
  try {
    database.exec(`DELETE FROM answers WHERE at < ${Date.now() - 3_600_000}`)
  } catch (error) {
    if (!isOutOfSpace(error)) throw error
  }
}

export function collectionsOf(database: DatabaseSync): StoredCollection[] {
  const collections = database.prepare('SELECT number, database, name FROM collections ORDER BY number').all()
  return (collections as Omit<StoredCollection, 'rows' | 'indexes'>[]).map(collection => ({
    ...collection,
    rows: rowsOf(database, collection.number),
    indexes: indexesOf(database, collection.number),
  }))
}

export function answersOf(database: DatabaseSync): StoredAnswer[] {
  return database.prepare('SELECT session, number, reply FROM answers').all() as StoredAnswer[]
}

function rowsOf(database: DatabaseSync, collection: number): StoredCollection['rows'] {
  const rows = database.prepare(`SELECT row AS number, body AS bytes FROM ${documentsTable(collection)} ORDER BY row`)
  return rows.iterate() as Iterable<{ number: number; bytes: Uint8Array }>
}

function indexesOf(database: DatabaseSync, collection: number): IndexSpec[] {
  const specs = database.prepare('SELECT spec FROM indexes WHERE collection = ? ORDER BY rowid').all(collection)
  return specs.map(({ spec }) => deserialize(spec as Uint8Array) as IndexSpec)
}
