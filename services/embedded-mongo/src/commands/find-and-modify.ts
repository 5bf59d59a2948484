import type { Collection } from '../collection/collection.ts'
import { failedToParse } from '../errors.ts'
import { findRows } from '../query/find-rows.ts'
import { compileProjection } from '../query/projection.ts'
import { compileUpdate } from '../update/compile-update.ts'
import { upsertedDocument } from '../update/upsert.ts'
import type { Document } from '../values/value.ts'
import { documentOf, textOf } from './arguments.ts'
import type { Command } from './command.ts'
import { insertDocument } from './insert.ts'

type Outcome = { value: Document | null; lastErrorObject: Document }

export const findAndModify: Command = {
  fields: ['findAndModify', 'query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert'],
  isWrite: true,
  run(command, database, { databases, now }) {
    const name = textOf(command, 'findAndModify')
    const collection = databases.find(database, name)
    const projection = compileProjection(documentOf(command, 'fields'))
    const open = () => databases.open(database, name)
    const { value, lastErrorObject } = command.remove
      ? removeOne(command, collection)
      : updateOne(command, collection, open, now())
    return { lastErrorObject, value: value && projection ? projection.project(value) : value }
  },
}

function removeOne(command: Document, collection: Collection | undefined): Outcome {
  if (command.update !== undefined || command.new || command.upsert) {
    throw failedToParse("Cannot specify 'update', 'new' or 'upsert' when 'remove' is specified")
  }
  const row = firstRow(command, collection)
  if (!row) return { value: null, lastErrorObject: { n: 0 } }
  collection?.delete(row)
  return { value: row.document, lastErrorObject: { n: 1 } }
}

function updateOne(command: Document, collection: Collection | undefined, open: () => Collection, now: Date): Outcome {
  if (command.update === undefined) throw failedToParse("Either an 'update' or 'remove' must be specified")
  const change = compileUpdate(command.update)
  const filter = documentOf(command, 'query')
  const row = firstRow(command, collection)
  if (!row) {
    if (!command.upsert) return { value: null, lastErrorObject: { n: 0, updatedExisting: false } }
    const document = upsertedDocument(filter, change, now)
    insertDocument(open(), document)
    const lastErrorObject = { n: 1, updatedExisting: false, upserted: document._id }
    return { value: command.new ? document : null, lastErrorObject }
  }
  const { document } = row
  const changed = change.apply(document, { filter, now, isInsert: false })
  if (changed !== document) collection?.replace(row, changed)
  return { value: command.new ? changed : document, lastErrorObject: { n: 1, updatedExisting: true } }
}

function firstRow(command: Document, collection: Collection | undefined) {
  const [filter, sort] = [documentOf(command, 'query'), documentOf(command, 'sort')]
  return findRows(collection, { filter, sort, limit: 1 }).rows[0]
}
