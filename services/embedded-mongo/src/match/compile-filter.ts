import { badValue } from '../errors.ts'
import { compileExpression } from '../expression/compile-expression.ts'
import { type Path, pathOf, someValueAt } from '../values/paths.ts'
import { type Document, isDocument, isTrue, type Value } from '../values/value.ts'
import { equals } from './comparisons.ts'
import { type Condition, conditionOf, type Test } from './conditions.ts'
import { isOperators, type Matches } from './operators.ts'

/** Turns a filter into a function once, so that matching a document asks no questions about the filter. */
export function compileFilter(filter: Document): Matches {
  const parts = Object.entries(filter).map(([name, operand]) => compileEntry(name, operand))
  const [first, second] = parts
  if (!first) return () => true
  if (!second) return first
  return document => parts.every(matches => matches(document))
}

function compileEntry(name: string, operand: Value): Matches {
  if (!name.startsWith('$')) return compileField(name, operand)
  switch (name) {
    case '$and': {
      const branches = compileBranches(name, operand)
      return document => branches.every(matches => matches(document))
    }
    case '$or': {
      const branches = compileBranches(name, operand)
      return document => branches.some(matches => matches(document))
    }
    case '$expr': {
      const evaluate = compileExpression(operand)
      return document => isTrue(evaluate(document))
    }
    default:
      throw badValue(`unknown top level operator, or not supported here: ${name}`)
  }
}

function compileBranches(name: string, operand: Value): Matches[] {
  if (!Array.isArray(operand) || operand.length === 0) throw badValue(`${name} must be a nonempty array`)
  return operand.map(branch => {
    if (!isDocument(branch)) throw badValue(`${name} entries need to be full objects`)
    return compileFilter(branch)
  })
}

function compileField(name: string, operand: Value): Matches {
  const path = pathOf(name)
  const conditions = isOperators(operand)
    ? Object.entries(operand).map(([operator, value]) => conditionOf(operator, value, operand, compileFilter))
    : [{ test: equals(operand) }]
  const matchers = conditions.map(condition => atPath(path, condition))
  const [first, second] = matchers
  if (first && !second) return first
  return document => matchers.every(matches => matches(document))
}

function atPath(path: Path, condition: Condition): Matches {
  if (!('every' in condition)) return atPathTest(path, condition)
  const matchers = condition.every.map(inner => atPath(path, inner))
  return document => matchers.every(matches => matches(document)) !== Boolean(condition.negated)
}

function atPathTest(path: Path, { test, wholeArray, negated }: Test): Matches {
  const visit = wholeArray ? test : (value: Value) => matchesValueOrElement(value, test)
  const visitor = { at: visit, element: test }
  const [field = ''] = path
  const matches: Matches =
    path.length === 1 && field !== '__proto__' && !(field in Object.prototype)
      ? document => visit(document[field])
      : document => someValueAt(document, path, visitor)
  return negated ? document => !matches(document) : matches
}

function matchesValueOrElement(value: Value, test: (value: Value) => boolean): boolean {
  return test(value) || (Array.isArray(value) && value.some(test))
}
