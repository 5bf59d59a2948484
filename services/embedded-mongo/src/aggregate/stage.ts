import type { Collection } from '../collection/collection.ts'
import type { Document, Value } from '../values/value.ts'

/** A stage takes all documents and gives others; it changes none of those it was given. */
export type Stage = (documents: Document[]) => Document[]

/** Finds the other collection of a $lookup, in the same database. */
export type FindCollection = (name: string) => Collection | undefined

export type StageCompiler = (operand: Value, find: FindCollection) => Stage
