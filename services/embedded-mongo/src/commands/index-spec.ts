import { indexFieldsOf } from '../collection/index-keys.ts'
import { CommandError } from '../errors.ts'
import { compileFilter } from '../match/compile-filter.ts'
import { isOperators } from '../match/operators.ts'
import type { IndexSpec } from '../store/index-spec.ts'
import { type Document, isDocument } from '../values/value.ts'

const known = ['v', 'key', 'name', 'unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds']
const allowedInPartial = ['$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in']

export function readIndexSpec(spec: Document): IndexSpec {
  const strange = Object.keys(spec).find(name => !known.includes(name))
  if (strange) throw new CommandError(67, `The index option '${strange}' is not supported here`)
  const { key, name, unique, sparse, partialFilterExpression, expireAfterSeconds } = spec
  if (!isDocument(key) || Object.keys(key).length === 0) throw new CommandError(67, 'Index keys cannot be empty.')
  if (typeof name !== 'string' || name === '') throw new CommandError(9, 'An index needs a name')
  indexFieldsOf(key)
  assertPartial(partialFilterExpression, sparse)
  assertExpiry(expireAfterSeconds, key)
  return {
    name,
    key,
    ...(unique ? { unique: true } : {}),
    ...(sparse ? { sparse: true } : {}),
    ...(isDocument(partialFilterExpression) ? { partialFilterExpression } : {}),
    ...(typeof expireAfterSeconds === 'number' ? { expireAfterSeconds } : {}),
  }
}

function assertPartial(partial: unknown, sparse: unknown): void {
  if (partial === undefined) return
  if (sparse) throw new CommandError(67, "cannot mix 'partialFilterExpression' and 'sparse' options")
  if (typeof partial !== 'object' || partial === null)
    throw new CommandError(67, 'a partial filter has to be a document')
  compileFilter(partial as Document)
  assertSimple(partial as Document)
}

function assertSimple(filter: Document): void {
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(condition)) for (const branch of condition) assertSimple(branch as Document)
    else if (name.startsWith('$')) throw unsupportedError(name)
    else if (isOperators(condition)) {
      const other = Object.keys(condition).find(operator => !allowedInPartial.includes(operator))
      if (other || condition.$exists === false) throw unsupportedError(other ?? '$exists: false')
    }
  }
}

function unsupportedError(what: string): CommandError {
  return new CommandError(67, `unsupported expression in partial index: ${what}`)
}

function assertExpiry(seconds: unknown, key: Document): void {
  if (seconds === undefined) return
  if (typeof seconds !== 'number' || seconds < 0)
    throw new CommandError(67, 'expireAfterSeconds must be a number from 0 on')
  if (Object.keys(key).length > 1 || '_id' in key) throw new CommandError(67, 'TTL indexes are single-field indexes')
}
