import { compileFilter } from '../match/compile-filter.ts'
import { documentBytes } from '../wire/message.ts'
import { documentOf } from './arguments.ts'
import type { Command } from './command.ts'

export const dropDatabase: Command = {
  fields: ['dropDatabase'],
  run(_command, database, { databases }) {
    databases.drop(database)
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
  fields: ['listDatabases'],
  run: (_command, _database, { databases }) => ({
    databases: databases.names().map(name => ({ name, empty: false })),
  }),
}
