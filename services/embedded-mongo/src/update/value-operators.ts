import { badValue, CommandError } from '../errors.ts'
import { compareValues } from '../values/compare.ts'
import type { Value } from '../values/value.ts'
import { withAdded, withPulled, withPushed } from './array-operators.ts'
import type { Change } from './slots.ts'

type Operator = {
  /** Checks the operand once, whatever documents match. */
  compile: (operand: Value, path: string) => Change
  /** Makes the field, and the documents above it, if they are missing. */
  creates: boolean
  insertOnly?: boolean
}

export const operators = new Map<string, Operator>([
  ['$set', { compile: to, creates: true }],
  ['$setOnInsert', { compile: to, creates: true, insertOnly: true }],
  ['$inc', { compile: increaseBy, creates: true }],
  ['$max', { compile: operand => current => (isAbove(operand, current) ? operand : undefined), creates: true }],
  ['$currentDate', { compile: currentDate, creates: true }],
  ['$push', { compile: withPushed, creates: true }],
  ['$addToSet', { compile: withAdded, creates: true }],
  ['$pull', { compile: withPulled, creates: false }],
])

function to(operand: Value): Change {
  return () => operand
}

function increaseBy(operand: Value, path: string): Change {
  if (typeof operand !== 'number') {
    throw new CommandError(14, `Cannot increment with non-numeric argument: {${path}: ${JSON.stringify(operand)}}`)
  }
  return current => {
    if (current === undefined) return operand
    if (typeof current !== 'number') {
      throw new CommandError(
        14,
        `Cannot apply $inc to a value of non-numeric type: {${path}: ${JSON.stringify(current)}}`,
      )
    }
    return exactSum(current, operand)
  }
}

/** Whole numbers stay exact or the update is refused. */
function exactSum(left: number, right: number): number {
  const sum = left + right
  const isWhole = Number.isInteger(left) && Number.isInteger(right)
  if (isWhole && !Number.isSafeInteger(sum)) throw badValue(`${left} + ${right} is beyond what can be kept exactly`)
  return sum
}

function isAbove(operand: Value, current: Value): boolean {
  return current === undefined || compareValues(operand, current) > 0
}

function currentDate(operand: Value, path: string): Change {
  if (operand !== true) throw badValue(`$currentDate of ${path} has to be true here`)
  return (_current, _path, now) => now
}
