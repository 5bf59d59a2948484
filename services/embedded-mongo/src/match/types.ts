import { badValue } from '../errors.ts'
import { isDocument, Kind, kindOf, type Value } from '../values/value.ts'

const kinds = new Map<Value, Kind>([
  ['number', Kind.number],
  ['string', Kind.string],
  ['object', Kind.document],
  ['array', Kind.array],
  ['binData', Kind.binary],
  ['objectId', Kind.objectId],
  ['bool', Kind.boolean],
  ['date', Kind.date],
  ['null', Kind.null],
  [2, Kind.string],
  [3, Kind.document],
  [4, Kind.array],
  [5, Kind.binary],
  [7, Kind.objectId],
  [8, Kind.boolean],
  [9, Kind.date],
  [10, Kind.null],
])

/** int, long and double are one `number` here, so asking for one of them is refused rather than guessed. */
export function isOfType(operand: Value): (value: Value) => boolean {
  const wanted = (Array.isArray(operand) ? operand : [operand]).map(kindNamed)
  return value => value !== undefined && wanted.includes(kindOf(value))
}

function kindNamed(name: Value): Kind {
  const kind = isDocument(name) ? undefined : kinds.get(name)
  if (kind === undefined) throw badValue(`Unknown or unsupported type name: ${String(name)}`)
  return kind
}
