import { findRows } from '../query/find-rows.ts'
import { keyOf } from '../values/key.ts'
import { leavesAt, pathOf } from '../values/paths.ts'
import type { Value } from '../values/value.ts'
import { countOf, documentOf, refuseOptions, textOf } from './arguments.ts'
import type { Command } from './command.ts'

export const count: Command = {
  fields: ['count', 'query', 'limit', 'skip', 'hint', 'collation', 'fields'],
  run(command, database, { databases }) {
    refuseOptions(command, ['collation'])
    const collection = databases.find(database, textOf(command, 'count'))
    const filter = documentOf(command, 'query')
    const [skip, limit] = [countOf(command, 'skip'), countOf(command, 'limit')]
    if (Object.keys(filter).length === 0 && !skip && !limit) return { n: collection?.rows.size ?? 0 }
    return { n: findRows(collection, { filter, skip, limit, hint: command.hint }).rows.length }
  },
}

export const distinct: Command = {
  fields: ['distinct', 'key', 'query', 'collation', 'hint'],
  run(command, database, { databases }) {
    refuseOptions(command, ['collation'])
    const collection = databases.find(database, textOf(command, 'distinct'))
    const path = pathOf(textOf(command, 'key'))
    const found = new Map<string, Value>()
    for (const { document } of findRows(collection, { filter: documentOf(command, 'query'), hint: command.hint })
      .rows) {
      for (const value of leavesAt(document, path)) {
        const key = keyOf(value)
        if (value !== undefined && !found.has(key)) found.set(key, value)
      }
    }
    return { values: [...found.values()] }
  },
}
