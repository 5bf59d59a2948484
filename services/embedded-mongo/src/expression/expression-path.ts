import { CommandError } from '../errors.ts'
import { getField } from '../values/clone.ts'
import { isDocument, type Value } from '../values/value.ts'

/** Reads a path as expressions do: through an array it gives an array, and no part is an array's index. */
export function expressionPath(path: string): (value: Value) => Value {
  const parts = path.split('.')
  if (parts.includes('')) throw new CommandError(15998, 'FieldPath field names may not be empty strings.')
  const dollar = parts.find(part => part.startsWith('$'))
  if (dollar) throw new CommandError(16410, `FieldPath field names may not start with '$': ${dollar}`)
  return value => read(value, parts, 0)
}

function read(value: Value, parts: string[], depth: number): Value {
  if (depth === parts.length) return value
  if (isDocument(value)) return read(getField(value, parts[depth] ?? ''), parts, depth + 1)
  if (!Array.isArray(value)) return undefined
  return value.map(element => (isPlain(element) ? undefined : read(element, parts, depth))).filter(isPresent)
}

function isPlain(value: Value): boolean {
  return !isDocument(value) && !Array.isArray(value)
}

function isPresent(value: Value): boolean {
  return value !== undefined
}
