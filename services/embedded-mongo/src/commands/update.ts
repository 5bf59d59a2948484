import type { Collection } from '../collection/collection.ts'
import { failedToParse } from '../errors.ts'
import { findRows } from '../query/find-rows.ts'
import { compileUpdate } from '../update/compile-update.ts'
import { upsertedDocument } from '../update/upsert.ts'
import type { Document } from '../values/value.ts'
import { assertKnownFields, assertStatements, documentOf, documentsOf, textOf } from './arguments.ts'
import type { Command } from './command.ts'
import { insertDocument } from './insert.ts'
import { runStatements, withErrors } from './write-result.ts'

export const update: Command = {
  fields: ['update', 'updates', 'ordered'],
  isWrite: true,
  run(command, database, { databases, now }) {
    const statements = documentsOf(command, 'updates')
    assertStatements(statements)
    const name = textOf(command, 'update')
    const result = { n: 0, nModified: 0 }
    const inserted: Document[] = []
    const writeErrors = runStatements(statements, { isOrdered: command.ordered !== false }, (statement, index) => {
      assertKnownFields(statement, 'update.updates', ['q', 'u', 'multi', 'upsert'])
      const open = () => databases.open(database, name)
      const done = updateDocuments({ collection: databases.find(database, name), open, statement, now: now() })
      result.n += done.matched
      result.nModified += done.modified
      if (done.upserted) inserted.push({ index, _id: done.upserted._id })
    })
    return withErrors(inserted.length > 0 ? { ...result, upserted: inserted } : result, writeErrors)
  },
}

type Task = { collection: Collection | undefined; open: () => Collection; statement: Document; now: Date }
type Done = { matched: number; modified: number; upserted?: Document }

function updateDocuments({ collection, open, statement, now }: Task): Done {
  const change = compileUpdate(statement.u)
  if (change.isReplacement && statement.multi)
    throw failedToParse('multi update is not supported for replacement-style update')
  const filter = documentOf(statement, 'q')
  const limit = statement.multi ? 0 : 1
  const { rows } = findRows(collection, { filter, limit })
  if (rows.length === 0 && statement.upsert) {
    const document = upsertedDocument(filter, change, now)
    insertDocument(open(), document)
    return { matched: 1, modified: 0, upserted: document }
  }
  let modified = 0
  for (const row of rows) {
    const { document } = row
    const changed = change.apply(document, { filter, now, isInsert: false })
    if (changed === document) continue
    collection?.replace(row, changed)
    modified++
  }
  return { matched: rows.length, modified }
}
