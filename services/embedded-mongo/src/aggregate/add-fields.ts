import { CommandError } from '../errors.ts'
import { compileExpression } from '../expression/compile-expression.ts'
import { setField } from '../values/clone.ts'
import { type Document, isDocument, isFields, type Value } from '../values/value.ts'
import type { Stage } from './stage.ts'

/** Computes all from the document as it came, then adds it. */
export function compileAddFields(operand: Value): Stage {
  if (!isDocument(operand)) throw new CommandError(40272, '$addFields specification stage must be an object')
  const additions = Object.entries(operand).map(([name, expression]) => {
    if (isFields(expression)) throw notWhole(name)
    assertWholeField(name)
    return { name, evaluate: compileExpression(expression) }
  })
  return documents =>
    documents.map(document =>
      additions.reduce((changed, { name, evaluate }) => withField(changed, name, evaluate(document)), document),
    )
}

/** A stage adds whole fields here; MongoDB would also reach into what stands there. */
export function assertWholeField(name: string): void {
  if (name === '' || /[$.]/.test(name)) throw notWhole(name)
}

function notWhole(name: string): CommandError {
  return new CommandError(115, `A stage adds only whole fields here: nothing inside '${name}'`)
}

export function withField(document: Document, name: string, value: Value): Document {
  const changed = { ...document }
  if (value === undefined) delete changed[name]
  else setField(changed, name, value)
  return changed
}
