import { findRows } from '../query/find-rows.ts'
import { keyOf } from '../values/key.ts'
import { leavesAt, pathOf } from '../values/paths.ts'
import type { Value } from '../values/value.ts'
import { documentOf, textOf } from './arguments.ts'
import type { Command } from './command.ts'

export const distinct: Command = {
  fields: ['distinct', 'key', 'query'],
  run(command, database, { databases }) {
    const path = pathOf(textOf(command, 'key'))
    const { rows } = findRows(databases.find(database, textOf(command, 'distinct')), {
      filter: documentOf(command, 'query'),
    })
    const found = new Map<string, Value>()
    for (const { document } of rows) {
      for (const value of leavesAt(document, path)) {
        const key = keyOf(value)
        if (value !== undefined && !found.has(key)) found.set(key, value)
      }
    }
    return { values: [...found.values()] }
  },
}
