import type { Document, Value } from '../values/value.ts'

/** What an expression sees: the document, and what $filter and $map have named. */
type Scope = { root: Document; variables: Readonly<Record<string, Value>> }
export type Compute = (scope: Scope) => Value

/** Compiles the operands of an operator; `names` are the variables that they may use besides those around. */
export type Compile = (expression: Value, names?: readonly string[]) => Compute

/** An operator is compiled once from its operand. */
export type ExpressionOperator = (operand: Value, compile: Compile, name: string) => Compute
