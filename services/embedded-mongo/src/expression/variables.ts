import { CommandError } from '../errors.ts'
import { isDocument } from '../values/value.ts'
import type { ExpressionOperator } from './compute.ts'
import { namedOperands, required } from './operands.ts'

export const variables: Record<string, ExpressionOperator> = {
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
