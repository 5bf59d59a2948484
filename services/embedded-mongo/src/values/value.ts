import { Binary, BSONRegExp, Long, ObjectId } from 'bson'

export type Document = { [field: string]: Value }

/** What a document may hold here; `undefined` stands for a missing field and is never stored. */
export type Value =
  | undefined
  | null
  | boolean
  | number
  | string
  | Date
  | ObjectId
  | Binary
  | BSONRegExp
  | Long
  | Value[]
  | Document

/** BSON's order of types: a value of a lower kind sorts before any value of a higher one. */
export const Kind = {
  emptyArray: 1,
  null: 2,
  number: 3,
  string: 4,
  document: 5,
  array: 6,
  binary: 7,
  objectId: 8,
  boolean: 9,
  date: 10,
  regex: 11,
} as const

export type Kind = (typeof Kind)[keyof typeof Kind]

export function kindOf(value: Value): Kind {
  if (value === null || value === undefined) return Kind.null
  switch (typeof value) {
    case 'string':
      return Kind.string
    case 'number':
      return Kind.number
    case 'boolean':
      return Kind.boolean
  }
  if (Array.isArray(value)) return Kind.array
  if (value instanceof Date) return Kind.date
  if (value instanceof ObjectId) return Kind.objectId
  if (value instanceof Binary) return Kind.binary
  if (value instanceof BSONRegExp) return Kind.regex
  if (value instanceof Long) return Kind.number
  return Kind.document
}

/** BSON documents are read as plain objects; every other BSON type has a class. */
export function isDocument(value: Value): value is Document {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** Field by field, unlike an operator and its operand, and unlike a document of nothing. */
export function isFields(value: Value): value is Document {
  return isDocument(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]?.startsWith('$')
}

export function isWholeNumber(value: Value): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value)
}

/** MongoDB's truth: everything but false, null, missing and zero. */
export function isTrue(value: Value): boolean {
  return value !== false && value !== null && value !== undefined && value !== 0
}
