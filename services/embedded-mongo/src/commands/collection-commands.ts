import type { Collection } from '../collection/collection.ts'
import { CommandError } from '../errors.ts'
import { compileFilter } from '../match/compile-filter.ts'
import { sameValue } from '../values/compare.ts'
import { type Document, isDocument } from '../values/value.ts'
import { documentBytes } from '../wire/message.ts'
import { documentOf, textOf } from './arguments.ts'
import type { Command } from './command.ts'

export const create: Command = {
  fields: ['create'],
  run(command, database, { databases }) {
    databases.open(database, textOf(command, 'create'))
    return {}
  },
}

export const drop: Command = {
  fields: ['drop'],
  run(command, database, { databases }) {
    const name = textOf(command, 'drop')
    const nIndexesWas = databases.find(database, name)?.indexes.size
    return databases.drop(database, name) ? { ns: `${database}.${name}`, nIndexesWas } : {}
  },
}

export const dropDatabase: Command = {
  fields: ['dropDatabase'],
  run(_command, database, { databases }) {
    databases.dropDatabase(database)
    return { dropped: database }
  },
}

export const listCollections: Command = {
  fields: ['listCollections', 'filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run(command, database, { databases, cursors }) {
    const matches = compileFilter(documentOf(command, 'filter'))
    const entries = [...databases.collections(database).keys()]
      .map(name => ({ name, type: 'collection', options: {}, info: { readOnly: false } }))
      .filter(matches)
      .map(entry => documentBytes(command.nameOnly ? { name: entry.name, type: entry.type } : entry))
    const source = { length: entries.length, bytesAt: (index: number) => entries[index] ?? new Uint8Array() }
    return cursors.start(`${database}.$cmd.listCollections`, source, { batchSize: entries.length, single: true })
  },
}

export const listDatabases: Command = {
  fields: ['listDatabases', 'filter', 'nameOnly', 'authorizedDatabases'],
  run(command, _database, { databases }) {
    const matches = compileFilter(documentOf(command, 'filter'))
    const sizes = databases.names().map(name => {
      const sizeOnDisk = [...databases.collections(name).values()].reduce(
        (sum, collection) => sum + sizeOf(collection),
        0,
      )
      return { name, sizeOnDisk, empty: false }
    })
    const listed = sizes.filter(matches)
    if (command.nameOnly) return { databases: listed.map(({ name }) => ({ name })) }
    return { databases: listed, totalSize: listed.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0) }
  },
}

function sizeOf({ rows }: Collection): number {
  return [...rows.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)
}

/** The one change that is of use here: another time to live for an index. */
export const collMod: Command = {
  fields: ['collMod', 'index'],
  run(command, database, { databases }) {
    const name = textOf(command, 'collMod')
    const collection = databases.find(database, name)
    if (!collection) throw new CommandError(26, `ns does not exist: ${database}.${name}`)
    if (!isDocument(command.index)) return {}
    const { name: wanted, keyPattern, expireAfterSeconds, ...others } = command.index
    const index = [...collection.indexes.values()].find(
      ({ spec }) => spec.name === wanted || (isDocument(keyPattern) && sameValue(spec.key, keyPattern)),
    )
    if (!index) throw new CommandError(27, `cannot find index ${JSON.stringify(wanted ?? keyPattern)}`)
    if (typeof expireAfterSeconds !== 'number' || Object.keys(others).length > 0) {
      throw new CommandError(72, 'Only expireAfterSeconds of an index can be changed here')
    }
    const before: Document = { expireAfterSeconds_old: index.spec.expireAfterSeconds }
    collection.createIndex({ ...index.spec, expireAfterSeconds })
    return { ...before, expireAfterSeconds_new: expireAfterSeconds }
  },
}
