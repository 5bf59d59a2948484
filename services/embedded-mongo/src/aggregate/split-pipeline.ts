import type { Query } from '../query/find-rows.ts'
import { type Document, isDocument, isWholeNumber, type Value } from '../values/value.ts'

/** What a query can do with an index, a $match at the beginning and a $limit after it, and the rest. */
export function splitPipeline(pipeline: Document[]): { query: Query; rest: Document[] } {
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
  return { query: { filter: take('$match', isDocument) ?? {}, limit: take('$limit', isLimit) }, rest }
}

export function isLimit(operand: Value): operand is number {
  return isWholeNumber(operand) && operand > 0
}
