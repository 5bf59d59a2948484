import type { Document, Value } from '../values/value.ts'

/** What an expression sees: the document, and what $let, $map and their like have named. */
type Scope = { root: Document; now: Date; variables: Readonly<Record<string, Value>> }
export type Compute = (scope: Scope) => Value

/** Compiles the operands of an operator; `names` are the variables that they may use besides those around. */
export type Compile = (expression: Value, names?: readonly string[]) => Compute

/** An operator is compiled once from its operand. */
export type ExpressionOperator = (operand: Value, compile: Compile, name: string) => Compute

export function isNothing(value: Value): value is null | undefined {
  return value === null || value === undefined
}
