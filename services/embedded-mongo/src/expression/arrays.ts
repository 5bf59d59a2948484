import { CommandError } from '../errors.ts'
import { keyOf } from '../values/key.ts'
import { isTrue, isWholeNumber, type Value } from '../values/value.ts'
import { compareExpressions } from './comparisons.ts'
import { type ExpressionOperator, isNothing } from './compute.ts'
import { fixed, namedOperands, operandsOf, required } from './operands.ts'

export const arrays: Record<string, ExpressionOperator> = {
  $size: fixed(1, 1, value => {
    if (!Array.isArray(value)) throw new CommandError(17124, 'The argument to $size must be an array')
    return value.length
  }),
  $isArray: fixed(1, 1, value => Array.isArray(value)),
  $in: fixed(2, 2, (value, list) => {
    if (!Array.isArray(list)) throw new CommandError(40081, '$in requires an array as a second argument')
    return list.some(item => compareExpressions(item, value) === 0)
  }),
  $arrayElemAt: fixed(2, 2, (list, index) => {
    if (isNothing(list) || isNothing(index)) return null
    if (!isWholeNumber(index)) throw new CommandError(28691, "$arrayElemAt's second argument must be a whole number")
    return arrayOf('$arrayElemAt', list).at(index)
  }),
  $first: fixed(1, 1, list => (isNothing(list) ? null : arrayOf('$first', list).at(0))),
  $last: fixed(1, 1, list => (isNothing(list) ? null : arrayOf('$last', list).at(-1))),
  $slice: fixed(2, 3, slice),
  $concatArrays(operand, compile) {
    const operands = operandsOf(operand, compile)
    return scope => {
      const lists = operands.map(item => item(scope))
      return lists.some(isNothing) ? null : lists.flatMap(list => arrayOf('$concatArrays', list))
    }
  },
  $setUnion(operand, compile) {
    const operands = operandsOf(operand, compile)
    return scope => {
      const lists = operands.map(item => item(scope))
      if (lists.some(isNothing)) return null
      const found = new Map(lists.flatMap(list => arrayOf('$setUnion', list)).map(item => [keyOf(item), item]))
      return [...found.values()].sort(compareExpressions)
    }
  },
  $filter(operand, compile, name) {
    const named = namedOperands(operand, name, ['input', 'as', 'cond'])
    const [input, as] = [compile(required(named, name, 'input')), variableName(named.as)]
    const condition = compile(required(named, name, 'cond'), [as])
    return scope => {
      const list = input(scope)
      if (isNothing(list)) return null
      const holds = (item: Value) => isTrue(condition({ ...scope, variables: { ...scope.variables, [as]: item } }))
      return arrayOf(name, list).filter(holds)
    }
  },
  $map(operand, compile, name) {
    const named = namedOperands(operand, name, ['input', 'as', 'in'])
    const [input, as] = [compile(required(named, name, 'input')), variableName(named.as)]
    const result = compile(required(named, name, 'in'), [as])
    return scope => {
      const list = input(scope)
      if (isNothing(list)) return null
      const mapped = (item: Value) => result({ ...scope, variables: { ...scope.variables, [as]: item } }) ?? null
      return arrayOf(name, list).map(mapped)
    }
  },
  $reduce(operand, compile, name) {
    const named = namedOperands(operand, name, ['input', 'initialValue', 'in'])
    const [input, first] = [compile(required(named, name, 'input')), compile(required(named, name, 'initialValue'))]
    const next = compile(required(named, name, 'in'), ['this', 'value'])
    return scope => {
      const list = input(scope)
      if (isNothing(list)) return null
      return arrayOf(name, list).reduce<Value>(
        (value, item) => next({ ...scope, variables: { ...scope.variables, this: item, value } }),
        first(scope),
      )
    }
  },
}

function arrayOf(name: string, value: Value): Value[] {
  if (!Array.isArray(value)) throw new CommandError(28689, `${name}'s argument must be an array`)
  return value
}

function variableName(as: Value): string {
  if (as === undefined) return 'this'
  if (typeof as !== 'string' || !/^[a-z]\w*$/.test(as))
    throw new CommandError(9, `'${String(as)}' is no name for a variable`)
  return as
}

function slice(list: Value, first: Value, second: Value): Value {
  if (isNothing(list)) return null
  const array = arrayOf('$slice', list)
  if (!isWholeNumber(first)) throw new CommandError(28724, '$slice needs whole numbers')
  if (second === undefined) return first < 0 ? array.slice(first) : array.slice(0, first)
  if (!isWholeNumber(second) || second <= 0) throw new CommandError(28729, '$slice needs a positive count')
  const start = first < 0 ? Math.max(0, array.length + first) : first
  return array.slice(start, start + second)
}
