import { compilePipeline } from '../aggregate/compile-pipeline.ts'
import { splitPipeline } from '../aggregate/split-pipeline.ts'
import { CommandError } from '../errors.ts'
import { findRows } from '../query/find-rows.ts'
import { isDocument } from '../values/value.ts'
import { documentBytes } from '../wire/message.ts'
import { countOf, documentOf, documentsOf, textOf } from './arguments.ts'
import type { Command } from './command.ts'

export const aggregate: Command = {
  fields: ['aggregate', 'pipeline', 'cursor'],
  run(command, database, { databases, cursors }) {
    if (!isDocument(command.cursor)) throw new CommandError(9, "The 'cursor' option is required")
    const name = textOf(command, 'aggregate')
    const { query, rest, fields } = splitPipeline(documentsOf(command, 'pipeline'))
    const run = compilePipeline(rest, other => databases.find(database, other))
    const { rows } = findRows(databases.find(database, name), query)
    const documents = run(rows.map(row => row.documentWith(fields)))
    const source = { length: documents.length, bytesAt: (index: number) => documentBytes(documents[index] ?? {}) }
    const batchSize = countOf(documentOf(command, 'cursor'), 'batchSize') ?? 101
    return cursors.start(`${database}.${name}`, source, { batchSize, single: false })
  },
}
