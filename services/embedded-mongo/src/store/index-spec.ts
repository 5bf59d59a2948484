import type { Document } from '../values/value.ts'

/** An index as it was asked for, and as it is kept. */
export type IndexSpec = {
  name: string
  key: Document
  unique?: boolean
  sparse?: boolean
  partialFilterExpression?: Document
  expireAfterSeconds?: number
}
