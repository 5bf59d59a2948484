import { CommandError } from '../errors.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'
import type { Compile, Compute, ExpressionOperator } from './compute.ts'

/** Operators that take a list of operands, or a single one without a list. */
export function operandsOf(operand: Value, compile: Compile): Compute[] {
  return (Array.isArray(operand) ? operand : [operand]).map(item => compile(item))
}

/** An operator of a fixed number of operands, computed from their values. */
export function ofFixedCount(count: number, compute: (...values: Value[]) => Value): ExpressionOperator {
  return (operand, compile, name) => {
    const operands = operandsOf(operand, compile)
    if (operands.length !== count) {
      throw new CommandError(16020, `Expression ${name} takes ${count} arguments here, not ${operands.length}.`)
    }
    return scope => compute(...operands.map(item => item(scope)))
  }
}

/** The named operands of an operator, all of them; any other name is a mistake, or not supported here. */
export function namedOperands(operand: Value, name: string, names: readonly string[]): Document {
  if (!isDocument(operand)) throw new CommandError(9, `${name} only supports an object as its argument`)
  const unknown = Object.keys(operand).find(field => !names.includes(field))
  if (unknown) throw new CommandError(9, `Unrecognized argument to ${name}, or not supported here: ${unknown}`)
  const missing = names.find(field => operand[field] === undefined)
  if (missing) throw new CommandError(9, `Missing '${missing}' argument to ${name}, which is needed here`)
  return operand
}
