import { findRows, type Query } from '../query/find-rows.ts'
import { compileProjection } from '../query/projection.ts'
import type { Document } from '../values/value.ts'
import { documentBytes } from '../wire/message.ts'
import { countOf, documentOf, textOf } from './arguments.ts'
import type { Command } from './command.ts'

const firstBatch = 101

export const find: Command = {
  fields: ['find', 'filter', 'projection', 'sort', 'skip', 'limit', 'batchSize', 'singleBatch'],
  run(command, database, { databases, cursors }) {
    const name = textOf(command, 'find')
    const projection = compileProjection(documentOf(command, 'projection'))
    const { rows } = findRows(databases.find(database, name), queryOf(command))
    const source = {
      length: rows.length,
      bytesAt(index: number) {
        const row = rows[index]
        if (!row) return new Uint8Array()
        if (!projection) return row.bytes
        if (projection.cut) return projection.cut(row.bytes)
        return documentBytes(projection.project(row.documentWith(projection.fields)))
      },
    }
    const batchSize = countOf(command, 'batchSize') ?? firstBatch
    return cursors.start(`${database}.${name}`, source, { batchSize, single: command.singleBatch === true })
  },
}

export function queryOf(command: Document): Query {
  return {
    filter: documentOf(command, 'filter'),
    sort: documentOf(command, 'sort'),
    skip: countOf(command, 'skip'),
    limit: countOf(command, 'limit'),
  }
}
