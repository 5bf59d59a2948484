import { CommandError } from '../errors.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'
import type { Compile, Compute, ExpressionOperator } from './compute.ts'

/** Operators that take a list of operands, or a single one without a list. */
export function operandsOf(operand: Value, compile: Compile): Compute[] {
  return (Array.isArray(operand) ? operand : [operand]).map(item => compile(item))
}

/** An operator of a fixed number of operands, computed from their values. */
export function fixed(least: number, most: number, compute: (...values: Value[]) => Value): ExpressionOperator {
  return (operand, compile, name) => {
    const operands = operandsOf(operand, compile)
    if (operands.length < least || operands.length > most) {
      throw new CommandError(
        16020,
        `Expression ${name} takes ${least} to ${most} arguments. ${operands.length} were passed in.`,
      )
    }
    return scope => compute(...operands.map(item => item(scope)))
  }
}

/** The named operands of an operator; any other name is a mistake. */
export function namedOperands(operand: Value, name: string, names: readonly string[]): Document {
  if (!isDocument(operand)) throw new CommandError(9, `${name} only supports an object as its argument`)
  const unknown = Object.keys(operand).find(field => !names.includes(field))
  if (unknown) throw new CommandError(9, `Unrecognized argument to ${name}: ${unknown}`)
  return operand
}

export function required(operands: Document, name: string, field: string): Value {
  if (operands[field] === undefined) throw new CommandError(9, `Missing '${field}' argument to ${name}`)
  return operands[field]
}
