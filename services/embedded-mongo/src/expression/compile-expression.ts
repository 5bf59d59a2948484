import { CommandError } from '../errors.ts'
import { setField } from '../values/clone.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'
import type { Compute } from './compute.ts'
import { expressionPath } from './expression-path.ts'
import { operators } from './operators.ts'

export type Evaluate = (document: Document) => Value

export function compileExpression(expression: Value): Evaluate {
  const compute = compile(expression, [])
  return document => compute({ root: document, variables: {} })
}

function compile(expression: Value, known: readonly string[]): Compute {
  if (typeof expression === 'string' && expression.startsWith('$')) return compileReference(expression, known)
  if (Array.isArray(expression)) {
    const items = expression.map(item => compile(item, known))
    return scope => items.map(item => item(scope) ?? null)
  }
  return isDocument(expression) ? compileDocument(expression, known) : () => expression
}

function compileReference(reference: string, known: readonly string[]): Compute {
  if (!reference.startsWith('$$')) {
    const read = expressionPath(reference.slice(1))
    return ({ root }) => read(root)
  }
  const [name = '', ...path] = reference.slice(2).split('.')
  if (!known.includes(name)) {
    throw new CommandError(17276, `Use of undefined variable, or not supported here: ${name}`)
  }
  const read = path.length > 0 ? expressionPath(path.join('.')) : (value: Value) => value
  return ({ variables }) => read(variables[name])
}

function compileDocument(expression: Document, known: readonly string[]): Compute {
  const entries = Object.entries(expression)
  const [name = '', operand] = entries[0] ?? []
  if (name.startsWith('$')) {
    if (entries.length > 1) {
      throw new CommandError(15983, `An expression specification must contain one field, not ${entries.length}`)
    }
    const operator = operators.get(name)
    if (!operator) throw new CommandError(168, `Unrecognized expression '${name}', or not supported here`)
    return operator(operand, (inner, names = []) => compile(inner, [...known, ...names]), name)
  }
  const fields = entries.map(([field, value]) => ({ field, compute: compile(value, known) }))
  return scope => {
    const document: Document = {}
    for (const { field, compute } of fields) {
      const value = compute(scope)
      if (value !== undefined) setField(document, field, value)
    }
    return document
  }
}
