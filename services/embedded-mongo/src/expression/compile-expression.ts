import { CommandError } from '../errors.ts'
import { setField } from '../values/clone.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'
import { arithmetic } from './arithmetic.ts'
import { arrays } from './arrays.ts'
import { comparisons } from './comparisons.ts'
import type { Compute, ExpressionOperator } from './compute.ts'
import { dates } from './dates.ts'
import { documents } from './documents.ts'
import { expressionPath } from './expression-path.ts'
import { logic } from './logic.ts'
import { namedOperands, required } from './operands.ts'
import { text } from './text.ts'

const variables: Record<string, ExpressionOperator> = {
  $literal: operand => () => operand,
  $let(operand, compile, name) {
    const named = namedOperands(operand, name, ['vars', 'in'])
    const vars = required(named, name, 'vars')
    if (!isDocument(vars)) throw new CommandError(16876, '$let needs a document of variables')
    const bound = Object.entries(vars).map(([variable, expression]) => ({ variable, compute: compile(expression) }))
    const result = compile(required(named, name, 'in'), Object.keys(vars))
    return scope => {
      const values = Object.fromEntries(bound.map(({ variable, compute }) => [variable, compute(scope)]))
      return result({ ...scope, variables: { ...scope.variables, ...values } })
    }
  },
}

export type Evaluate = (document: Document) => Value

/** Whatever is not in this list is refused: an expression never means something else here than in MongoDB. */
const operators = new Map<string, ExpressionOperator>(
  Object.entries({ ...arithmetic, ...arrays, ...comparisons, ...dates, ...documents, ...logic, ...text, ...variables }),
)

const builtIn = ['ROOT', 'CURRENT', 'NOW', 'REMOVE']

export function compileExpression(expression: Value): Evaluate {
  const compute = compile(expression, builtIn)
  return document => compute({ root: document, now: new Date(), variables: {} })
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
  if (!known.includes(name)) throw new CommandError(17276, `Use of undefined variable: ${name}`)
  const read = path.length > 0 ? expressionPath(path.join('.')) : (value: Value) => value
  switch (name) {
    case 'ROOT':
    case 'CURRENT':
      return ({ root }) => read(root)
    case 'NOW':
      return ({ now }) => read(now)
    case 'REMOVE':
      return () => undefined
    default:
      return ({ variables }) => read(variables[name])
  }
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
