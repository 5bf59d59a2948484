import type { Collection } from '../collection/collection.ts'
import { CommandError } from '../errors.ts'
import type { IndexSpec } from '../store/index-spec.ts'
import { sameDocument, sameValue } from '../values/compare.ts'
import type { Document } from '../values/value.ts'
import { documentBytes } from '../wire/message.ts'
import { documentsOf, textOf } from './arguments.ts'
import type { Command } from './command.ts'
import { readIndexSpec } from './index-spec.ts'

export const createIndexes: Command = {
  fields: ['createIndexes', 'indexes'],
  run(command, database, { databases }) {
    const name = textOf(command, 'createIndexes')
    const specs = documentsOf(command, 'indexes').map(readIndexSpec)
    const isNew = !databases.find(database, name)
    const collection = databases.open(database, name)
    const numIndexesBefore = collection.indexes.size
    for (const spec of specs) if (!isKnown(collection, spec)) collection.createIndex(spec)
    const numIndexesAfter = collection.indexes.size
    return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically: isNew }
  },
}

/** An index that is there already is no mistake; another one under its name, or its keys with other options, is. */
function isKnown({ indexes }: Collection, spec: IndexSpec): boolean {
  if (spec.name === '_id_' || sameValue(spec.key, { _id: 1 })) return true
  const named = indexes.get(spec.name)
  if (named && !sameIndex(named.spec, spec)) {
    throw new CommandError(86, `An existing index has the same name as the requested index: ${spec.name}`)
  }
  const twin = [...indexes.values()].find(index => sameValue(index.spec.key, spec.key) && samePartial(index.spec, spec))
  if (!named && twin) throw new CommandError(85, `Index already exists with a different name: ${twin.spec.name}`)
  return named !== undefined
}

function sameIndex(one: IndexSpec, other: IndexSpec): boolean {
  return (
    sameValue(one.key, other.key) &&
    Boolean(one.unique) === Boolean(other.unique) &&
    Boolean(one.sparse) === Boolean(other.sparse) &&
    one.expireAfterSeconds === other.expireAfterSeconds &&
    samePartial(one, other)
  )
}

function samePartial(one: IndexSpec, other: IndexSpec): boolean {
  return sameDocument(one.partialFilterExpression, other.partialFilterExpression)
}

/** One index, by its name. */
export const dropIndexes: Command = {
  fields: ['dropIndexes', 'index'],
  run(command, database, { databases }) {
    const [name, index] = [textOf(command, 'dropIndexes'), textOf(command, 'index')]
    const collection = databases.find(database, name)
    if (!collection) throw new CommandError(26, `ns not found ${database}.${name}`)
    if (index === '_id_') throw new CommandError(72, 'cannot drop _id index')
    if (!collection.indexes.has(index)) throw new CommandError(27, `index not found with name [${index}]`)
    const nIndexesWas = collection.indexes.size
    collection.dropIndex(index)
    return { nIndexesWas }
  },
}

export const listIndexes: Command = {
  fields: ['listIndexes', 'cursor'],
  run(command, database, { databases, cursors }) {
    const name = textOf(command, 'listIndexes')
    const collection = databases.find(database, name)
    if (!collection) throw new CommandError(26, `ns does not exist: ${database}.${name}`)
    const specs = [...collection.indexes.values()].map(({ spec }) => documentBytes(describeIndex(spec)))
    const source = { length: specs.length, bytesAt: (index: number) => specs[index] ?? new Uint8Array() }
    return cursors.start(`${database}.${name}`, source, { batchSize: specs.length, single: true })
  },
}

function describeIndex({ name, key, unique, ...options }: IndexSpec): Document {
  return { v: 2, key, name, ...(unique && name !== '_id_' && { unique }), ...options }
}
