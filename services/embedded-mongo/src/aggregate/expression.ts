import { CommandError } from '../errors.ts'
import type { Document, Value } from '../values/value.ts'

export type Evaluate = (document: Document) => Value

export function compileExpression(expression: Value): Evaluate {
  throw new CommandError(168, `Not supported yet: ${JSON.stringify(expression)}`)
}
