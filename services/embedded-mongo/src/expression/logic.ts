import { CommandError } from '../errors.ts'
import { isDocument, isTrue, type Value } from '../values/value.ts'
import { type Compile, type Compute, type ExpressionOperator, isNothing } from './compute.ts'
import { fixed, namedOperands, operandsOf, required } from './operands.ts'

export const logic: Record<string, ExpressionOperator> = {
  $and(operand, compile) {
    const operands = operandsOf(operand, compile)
    return scope => operands.every(item => isTrue(item(scope)))
  },
  $or(operand, compile) {
    const operands = operandsOf(operand, compile)
    return scope => operands.some(item => isTrue(item(scope)))
  },
  $not: fixed(1, 1, value => !isTrue(value)),
  $cond(operand, compile) {
    const [condition, yes, no] = branchesOf(operand).map(item => compile(item))
    if (!condition || !yes || !no) throw new CommandError(16020, 'Expression $cond takes exactly 3 arguments.')
    return scope => (isTrue(condition(scope)) ? yes(scope) : no(scope))
  },
  $ifNull(operand, compile) {
    const operands = operandsOf(operand, compile)
    if (operands.length < 2) throw new CommandError(1257300, '$ifNull needs at least two arguments')
    return scope => {
      let value: Value
      for (const item of operands) {
        value = item(scope)
        if (!isNothing(value)) return value
      }
      return value
    }
  },
  $switch(operand, compile, name) {
    const { branches, ...rest } = namedOperands(operand, name, ['branches', 'default'])
    if (!Array.isArray(branches)) throw new CommandError(40060, '$switch expected an array for branches')
    const cases = branches.map(branch => caseOf(branch, compile))
    const otherwise = 'default' in rest ? compile(rest.default) : undefined
    return scope => {
      const chosen = cases.find(({ when }) => isTrue(when(scope)))?.result ?? otherwise
      if (!chosen) throw new CommandError(40066, '$switch could not find a matching branch, and has no default')
      return chosen(scope)
    }
  },
}

function branchesOf(operand: Value): Value[] {
  if (Array.isArray(operand)) return operand.length === 3 ? operand : []
  if (!isDocument(operand)) return []
  const named = namedOperands(operand, '$cond', ['if', 'then', 'else'])
  return ['if', 'then', 'else'].map(field => required(named, '$cond', field))
}

function caseOf(branch: Value, compile: Compile): { when: Compute; result: Compute } {
  const named = namedOperands(branch, '$switch', ['case', 'then'])
  return { when: compile(required(named, '$switch', 'case')), result: compile(required(named, '$switch', 'then')) }
}
