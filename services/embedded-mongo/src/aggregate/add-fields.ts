import { CommandError } from '../errors.ts'
import { compileExpression, type Evaluate } from '../expression/compile-expression.ts'
import { getField, setField } from '../values/clone.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'
import type { Stage } from './stage.ts'

type Addition = { path: string[]; evaluate: Evaluate }

/** Computes all from the document as it came, then adds it. */
export function compileAddFields(operand: Value): Stage {
  if (!isDocument(operand)) throw new CommandError(40272, '$addFields specification stage must be an object')
  const additions = additionsOf(operand, [])
  return documents =>
    documents.map(document => {
      const values = additions.map(({ evaluate }) => evaluate(document))
      return additions.reduce((changed, { path }, at) => withValue(changed, path, values[at]), document)
    })
}

/** A document without operators adds to what stands there, field by field. */
function additionsOf(fields: Document, before: string[]): Addition[] {
  return Object.entries(fields).flatMap(([name, operand]): Addition[] => {
    const parts = name.split('.')
    if (parts.some(part => part === '' || part.startsWith('$'))) throw new CommandError(16410, `Invalid field: ${name}`)
    const path = [...before, ...parts]
    const isNested = isDocument(operand) && Object.keys(operand).length > 0 && !Object.keys(operand)[0]?.startsWith('$')
    return isNested ? additionsOf(operand, path) : [{ path, evaluate: compileExpression(operand) }]
  })
}

export function withValue(document: Document, [field = '', ...rest]: string[], value: Value): Document {
  const changed = { ...document }
  const inner = rest.length === 0 ? value : withInner(getField(document, field), rest, value)
  if (inner === undefined) delete changed[field]
  else setField(changed, field, inner)
  return changed
}

function withInner(current: Value, path: string[], value: Value): Value {
  if (Array.isArray(current)) return current.map(element => withInner(element, path, value))
  return withValue(isDocument(current) ? current : {}, path, value)
}
