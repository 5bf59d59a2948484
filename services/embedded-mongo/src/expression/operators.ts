import { CommandError } from '../errors.ts'
import { compareValues } from '../values/compare.ts'
import { isTrue, type Value } from '../values/value.ts'
import type { ExpressionOperator } from './compute.ts'
import { namedOperands, ofFixedCount, operandsOf } from './operands.ts'

/** Whatever is not in this list is refused: an expression never means something else here than in MongoDB. */
export const operators = new Map<string, ExpressionOperator>(
  Object.entries({
    $literal: operand => () => operand,
    $and(operand, compile) {
      const operands = operandsOf(operand, compile)
      return scope => operands.every(item => isTrue(item(scope)))
    },
    $ne: comparison(difference => difference !== 0),
    $gt: comparison(difference => difference > 0),
    $lt: comparison(difference => difference < 0),
    $lte: comparison(difference => difference <= 0),
    $add(operand, compile) {
      const operands = operandsOf(operand, compile)
      return scope => addValues(operands.map(item => item(scope)))
    },
    $sum: ofFixedCount(1, value => sumOf(Array.isArray(value) ? value : [value])),
    $size: ofFixedCount(1, value => {
      if (!Array.isArray(value)) throw new CommandError(17124, 'The argument to $size must be an array')
      return value.length
    }),
    $filter: overElements('cond', (list, answer) => list.filter(element => isTrue(answer(element)))),
    $map: overElements('in', (list, answer) => list.map(element => answer(element) ?? null)),
  } satisfies Record<string, ExpressionOperator>),
)

/** Unlike in filters, what is missing is below null here, and types are not kept apart. */
function comparison(isTrueOf: (difference: number) => boolean): ExpressionOperator {
  return ofFixedCount(2, (left, right) => {
    if (left !== undefined && right !== undefined) return isTrueOf(compareValues(left, right))
    return isTrueOf(Number(left !== undefined) - Number(right !== undefined))
  })
}

function addValues(values: Value[]): number | null {
  if (values.some(isNothing)) return null
  return values.reduce<number>((sum, value) => {
    if (typeof value !== 'number') throw new CommandError(14, '$add only supports numbers here')
    return sum + value
  }, 0)
}

/** What is no number does not count. */
export function sumOf(values: Value[]): number {
  let sum = 0
  for (const value of values) if (typeof value === 'number') sum += value
  return sum
}

/** Asks an expression about each element of a list, under the name that `as` gives it. */
function overElements(
  asked: 'cond' | 'in',
  combine: (list: Value[], answer: (element: Value) => Value) => Value[],
): ExpressionOperator {
  return (operand, compile, name) => {
    const named = namedOperands(operand, name, ['input', 'as', asked])
    const [input, as] = [compile(named.input), variableName(named.as)]
    const compute = compile(named[asked], [as])
    return scope => {
      const list = input(scope)
      if (isNothing(list)) return null
      if (!Array.isArray(list)) throw new CommandError(28689, `${name}'s input must be an array`)
      return combine(list, element => compute({ ...scope, variables: { ...scope.variables, [as]: element } }))
    }
  }
}

function variableName(as: Value): string {
  if (typeof as === 'string' && /^[a-z]\w*$/.test(as)) return as
  throw new CommandError(9, `'${String(as)}' is no name for a variable`)
}

function isNothing(value: Value): value is null | undefined {
  return value === null || value === undefined
}
