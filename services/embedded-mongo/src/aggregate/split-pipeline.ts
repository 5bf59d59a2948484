import type { Query } from '../query/find-rows.ts'
import { compileProjection } from '../query/projection.ts'
import { type Fields, fieldsAt, pathsInExpression } from '../values/fields.ts'
import { type Document, isDocument, isWholeNumber, type Value } from '../values/value.ts'

type Split = { query: Query; rest: Document[]; fields: Fields | undefined }

/**
 * What a query can do with an index, a $match at the beginning and a $limit after it, and the rest, with the fields of the found
 * documents that it looks at; none are named where it may look at all.
 */
export function splitPipeline(pipeline: Document[]): Split {
  const rest = [...pipeline]
  const take = <Operand extends Value>(
    name: string,
    fits: (operand: Value) => operand is Operand,
  ): Operand | undefined => {
    const [stage = {}] = rest
    const operand = stage[name]
    if (Object.keys(stage).length !== 1 || !fits(operand)) return undefined
    rest.shift()
    return operand
  }
  const query = { filter: take('$match', isDocument) ?? {}, limit: take('$limit', isLimit) }
  return { query, rest, fields: fieldsOf(rest[0]) }
}

function fieldsOf({ $group, $project }: Document = {}): Fields | undefined {
  if (isDocument($group)) return fieldsAt(pathsInExpression($group))
  return isDocument($project) ? compileProjection($project)?.fields : undefined
}

export function isLimit(operand: Value): operand is number {
  return isWholeNumber(operand) && operand > 0
}
