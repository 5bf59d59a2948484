import type { Query } from '../query/find-rows.ts'
import { type Document, isDocument, isWholeNumber, type Value } from '../values/value.ts'

/** The stages at the beginning that a query can do with an index, and the rest. */
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
  const filters: Document[] = []
  for (let match = take('$match', isDocument); match; match = take('$match', isDocument)) filters.push(match)
  const filter = filters.length > 1 ? { $and: filters } : (filters[0] ?? {})
  const query = { filter, sort: take('$sort', isSort), skip: take('$skip', isCount), limit: take('$limit', isLimit) }
  return { query, rest }
}

function isSort(operand: Value): operand is Document {
  return isDocument(operand) && Object.keys(operand).length > 0
}

function isCount(operand: Value): operand is number {
  return isWholeNumber(operand) && operand >= 0
}

function isLimit(operand: Value): operand is number {
  return isWholeNumber(operand) && operand > 0
}
