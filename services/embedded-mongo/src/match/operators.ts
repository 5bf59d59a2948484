import { badValue } from '../errors.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'

/** A compiled filter. */
export type Matches = (document: Document) => boolean

/** `{ $gt: 1 }` is a set of operators, `{ a: 1 }` a value to be equal to; a mixture is a mistake. */
export function isOperators(operand: Value): operand is Document {
  if (!isDocument(operand)) return false
  const [first, ...others] = Object.keys(operand)
  if (!first?.startsWith('$')) return false
  const field = others.find(name => !name.startsWith('$'))
  if (field !== undefined) throw badValue(`operators and the field ${field} can't stand in one condition`)
  return true
}
