import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { serialize } from 'bson'
import type { Change } from './journal.ts'
import { documentsTable } from './tables.ts'

type Statements = { put: StatementSync; delete: StatementSync }

/** Writes changes to SQLite, all or none. */
export function createWriter(database: DatabaseSync): { write(changes: Change[]): void } {
  const begin = database.prepare('BEGIN')
  const commit = database.prepare('COMMIT')
  const statements = createStatements(database)
  return {
    write(changes) {
      begin.run()
      try {
        for (const change of changes) apply(database, statements, change)
        commit.run()
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        statements.forgetAll()
        throw error
      }
    },
  }
}

type AllStatements = ReturnType<typeof createStatements>

/** What is written all the time, prepared once. */
function createStatements(database: DatabaseSync) {
  const byCollection = new Map<number, Statements>()
  return {
    answer: database.prepare('REPLACE INTO answers VALUES (?, ?, ?, ?)'),
    of(collection: number): Statements {
      const known = byCollection.get(collection)
      if (known) return known
      const table = documentsTable(collection)
      const prepared = {
        put: database.prepare(`REPLACE INTO ${table} VALUES (?, ?)`),
        delete: database.prepare(`DELETE FROM ${table} WHERE row = ?`),
      }
      byCollection.set(collection, prepared)
      return prepared
    },
    forget: (collection: number) => byCollection.delete(collection),
    forgetAll: () => byCollection.clear(),
  }
}

function apply(database: DatabaseSync, statements: AllStatements, change: Change): void {
  switch (change.kind) {
    case 'put':
      statements.of(change.collection).put.run(change.row, change.bytes)
      return
    case 'delete':
      statements.of(change.collection).delete.run(change.row)
      return
    case 'answer':
      statements.answer.run(change.session, change.number, change.reply, Date.now())
      return
    case 'createCollection':
      database.exec(`CREATE TABLE ${documentsTable(change.collection)} (row INTEGER PRIMARY KEY, body BLOB NOT NULL)`)
      database.prepare('INSERT INTO collections VALUES (?, ?, ?)').run(change.collection, change.database, change.name)
      return
    case 'dropCollection':
      statements.forget(change.collection)
      database.exec(`DROP TABLE ${documentsTable(change.collection)}`)
      database.prepare('DELETE FROM indexes WHERE collection = ?').run(change.collection)
      database.prepare('DELETE FROM collections WHERE number = ?').run(change.collection)
      return
    case 'createIndex':
      database
        .prepare('REPLACE INTO indexes VALUES (?, ?, ?)')
        .run(change.collection, change.spec.name, serialize(change.spec))
      return
    case 'dropIndex':
      database.prepare('DELETE FROM indexes WHERE collection = ? AND name = ?').run(change.collection, change.name)
  }
}
