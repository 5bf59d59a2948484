import type { Query } from '../query/find-rows.ts'
import { type Document, isDocument, isWholeNumber } from '../values/value.ts'

/** The stages at the beginning that a query can do with an index, and the rest. */
export function splitPipeline(pipeline: Document[]): { query: Query; rest: Document[] } {
  const rest = [...pipeline]
  const filters: Document[] = []
  for (let match = rest[0]?.$match; isDocument(match); match = rest[0]?.$match) {
    filters.push(match)
    rest.shift()
  }
  const query: Query = { filter: filters.length > 1 ? { $and: filters } : (filters[0] ?? {}) }
  const sort = rest[0]?.$sort
  if (isDocument(sort) && Object.keys(sort).length > 0) {
    query.sort = sort
    rest.shift()
  }
  const skip = rest[0]?.$skip
  if (isWholeNumber(skip) && skip >= 0) {
    query.skip = skip
    rest.shift()
  }
  const limit = rest[0]?.$limit
  if (isWholeNumber(limit) && limit > 0) {
    query.limit = limit
    rest.shift()
  }
  return { query, rest }
}
