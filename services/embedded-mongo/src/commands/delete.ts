import { findRows } from '../query/find-rows.ts'
import { assertKnownFields, assertStatements, documentOf, documentsOf, textOf } from './arguments.ts'
import type { Command } from './command.ts'
import { runStatements, withErrors } from './write-result.ts'

export const deleteCommand: Command = {
  fields: ['delete', 'deletes', 'ordered'],
  isWrite: true,
  run(command, database, { databases }) {
    const statements = documentsOf(command, 'deletes')
    assertStatements(statements)
    const collection = databases.find(database, textOf(command, 'delete'))
    let n = 0
    const writeErrors = runStatements(statements, { isOrdered: command.ordered !== false }, statement => {
      assertKnownFields(statement, 'delete.deletes', ['q', 'limit'])
      const limit = statement.limit === 1 ? 1 : 0
      const { rows } = findRows(collection, { filter: documentOf(statement, 'q'), limit })
      for (const row of rows) collection?.delete(row)
      n += rows.length
    })
    return withErrors({ n }, writeErrors)
  },
}
