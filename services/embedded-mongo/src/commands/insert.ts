import { BSONRegExp, ObjectId } from 'bson'
import type { Collection } from '../collection/collection.ts'
import { badValue, CommandError } from '../errors.ts'
import type { Document } from '../values/value.ts'
import { assertStatements, documentsOf, textOf } from './arguments.ts'
import type { Command } from './command.ts'
import { runStatements, withErrors } from './write-result.ts'

export const insert: Command = {
  fields: ['insert', 'documents', 'ordered'],
  isWrite: true,
  run(command, database, { databases }) {
    const documents = documentsOf(command, 'documents')
    assertStatements(documents)
    const collection = databases.open(database, textOf(command, 'insert'))
    let n = 0
    const writeErrors = runStatements(documents, { isOrdered: command.ordered !== false }, document => {
      insertDocument(collection, document)
      n++
    })
    return withErrors({ n }, writeErrors)
  },
}

export function insertDocument(collection: Collection, { _id = new ObjectId(), ...fields }: Document): void {
  if (Array.isArray(_id) || _id instanceof BSONRegExp) throw badValue("The '_id' value cannot be an array or a regex")
  const dollar = Object.keys(fields).find(name => name.startsWith('$'))
  if (dollar) throw new CommandError(52, `The dollar ($) prefixed field '${dollar}' is not allowed`)
  collection.insert({ _id, ...fields })
}
