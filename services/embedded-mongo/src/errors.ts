import type { Document } from './values/value.ts'

const codeNames = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  26: 'NamespaceNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  52: 'DollarPrefixedFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  115: 'CommandNotSupported',
  171: 'CannotIndexParallelArrays',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
} as const

type ErrorCode = number
type ErrorDetails = { keyPattern?: Document; keyValue?: Document; errmsg?: never }

/** A refusal in MongoDB's own terms: the driver turns it into a MongoServerError with this code. */
export class CommandError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message)
    this.name = 'CommandError'
    this.code = code
    this.details = details
  }

  get codeName(): string {
    return codeName(this.code)
  }
}

export function badValue(message: string): CommandError {
  return new CommandError(2, message)
}

/** Nothing was changed, and the same request may succeed once there is disk space. */
export function outOfDiskSpace(reason: string): CommandError {
  return new CommandError(14031, `The change could not be kept, there is no room for it: ${reason}`)
}

export function failedToParse(message: string): CommandError {
  return new CommandError(9, message)
}

function codeName(code: ErrorCode): string {
  return Object.entries(codeNames).find(([known]) => Number(known) === code)?.[1] ?? `Location${code}`
}
