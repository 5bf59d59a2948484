import { BSONRegExp, ObjectId } from 'bson'
import { CommandError } from '../errors.ts'
import { isOperators } from '../match/operators.ts'
import { cloneValue } from '../values/clone.ts'
import { sameValue } from '../values/compare.ts'
import { pathOf } from '../values/paths.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'
import type { Update } from './compile-update.ts'
import { slotFor } from './slots.ts'

/** The document that an upsert inserts: what the filter demands to be equal, changed by the update. */
export function upsertedDocument(filter: Document, update: Update, now: Date): Document {
  const base: Document = {}
  for (const [field, value] of equalities(filter)) {
    if (!update.isReplacement || field === '_id') slotFor(base, pathOf(field)).set(cloneValue(value))
  }
  const { _id, ...fields } = update.apply(base, { filter, now, isInsert: true })
  if (base._id !== undefined && !sameValue(base._id, _id)) {
    throw new CommandError(66, "Performing an update on the path '_id' would modify the immutable field '_id'")
  }
  return { _id: _id ?? new ObjectId(), ...fields }
}

function equalities(filter: Document): [field: string, value: Value][] {
  return Object.entries(filter).flatMap(([name, condition]): [string, Value][] => {
    if (name === '$and' || name === '$or') return branchesOf(name, condition).flatMap(equalities)
    if (name.startsWith('$') || condition instanceof BSONRegExp) return []
    if (!isOperators(condition)) return [[name, condition]]
    return Object.entries(condition).flatMap(([operator, operand]) => {
      const value = onlyValue(operator, operand)
      return value === undefined ? [] : [[name, value] as [string, Value]]
    })
  })
}

/** One alternative alone is no alternative. */
function branchesOf(name: string, condition: Value): Document[] {
  const branches = Array.isArray(condition) ? condition.filter(isDocument) : []
  return name === '$and' || branches.length === 1 ? branches : []
}

function onlyValue(operator: string, operand: Value): Value {
  const isList = (operator === '$in' || operator === '$all') && Array.isArray(operand) && operand.length === 1
  const value = isList ? operand[0] : undefined
  return value instanceof BSONRegExp || isOperators(value) ? undefined : value
}
