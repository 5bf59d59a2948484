import { Binary, BSONRegExp, ObjectId } from 'bson'
import { badValue, CommandError } from '../errors.ts'
import { type Document, isDocument, isWholeNumber, type Value } from '../values/value.ts'

export function textOf(command: Document, name: string): string {
  const value = command[name]
  if (typeof value !== 'string') throw new CommandError(14, `The field '${name}' must be a string`)
  return value
}

export function documentOf(command: Document, name: string): Document {
  const value = command[name] ?? {}
  if (!isDocument(value)) throw new CommandError(14, `The field '${name}' must be an object`)
  return value
}

export function documentsOf(command: Document, name: string): Document[] {
  const value = command[name]
  if (!Array.isArray(value) || !value.every(isDocument)) {
    throw new CommandError(14, `The field '${name}' must be an array of objects`)
  }
  return value
}

export function countOf(command: Document, name: string): number | undefined {
  const value = command[name]
  if (value === undefined || value === null) return undefined
  if (!isWholeNumber(value) || value < 0) throw badValue(`The field '${name}' must be a whole number, not negative`)
  return value
}

export function assertKnownFields(command: Document, name: string, fields: readonly string[]): void {
  const unknown = Object.keys(command).find(field => !fields.includes(field))
  if (unknown !== undefined)
    throw new CommandError(40415, `BSON field '${name}.${unknown}' is an unknown field, or not supported here.`)
}

/** Refuses what could not be kept exactly: whole numbers beyond 2^53, decimals, and BSON's rarer types. */
export function assertKeepable(value: Value): void {
  if (typeof value !== 'object' || value === null) {
    if (value === undefined) throw badValue('The BSON type undefined is not supported here')
    return
  }
  if (Array.isArray(value)) for (const element of value) assertKeepable(element)
  else if (isDocument(value)) for (const field of Object.keys(value)) assertKeepable(value[field])
  else if (
    !(value instanceof Date || value instanceof ObjectId || value instanceof Binary || value instanceof BSONRegExp)
  ) {
    throw badValue(`A value can't be kept exactly here: ${String(value)} (${bsonTypeOf(value)})`)
  }
}

function bsonTypeOf(value: object): string {
  return '_bsontype' in value ? String(value._bsontype) : 'unknown type'
}

export function assertWriteConcern(writeConcern: Value): void {
  if (!isDocument(writeConcern)) return
  const { w = 1 } = writeConcern
  if (w !== 'majority' && w !== 0 && w !== 1) throw new CommandError(100, `There is one server only, not ${String(w)}`)
}

export function assertStatements(statements: Document[]): void {
  if (statements.length === 0 || statements.length > 100_000) {
    throw new CommandError(16, `Write batch sizes must be between 1 and 100000. Got ${statements.length} operations.`)
  }
}
