import { CommandError } from '../errors.ts'
import type { Value } from '../values/value.ts'
import { compareExpressions } from './comparisons.ts'
import { type Compile, type ExpressionOperator, isNothing } from './compute.ts'
import { fixed, operandsOf } from './operands.ts'

export const arithmetic: Record<string, ExpressionOperator> = {
  $add(operand, compile) {
    const operands = operandsOf(operand, compile)
    return scope => add(operands.map(item => item(scope)))
  },
  $multiply(operand, compile) {
    const operands = operandsOf(operand, compile)
    return scope => {
      const values = operands.map(item => item(scope))
      if (values.some(isNothing)) return null
      return values.reduce<number>((product, value) => product * numberOf('$multiply', value), 1)
    }
  },
  $subtract: fixed(2, 2, subtract),
  $divide: numeric('$divide', 2, (left, right = 1) => {
    if (right === 0) throw new CommandError(2, "can't $divide by zero")
    return left / right
  }),
  $mod: numeric('$mod', 2, (left, right = 1) => {
    if (right === 0) throw new CommandError(16610, "can't $mod by zero")
    return left % right
  }),
  $abs: numeric('$abs', 1, Math.abs),
  $floor: numeric('$floor', 1, Math.floor),
  $ceil: numeric('$ceil', 1, Math.ceil),
  /** To whole numbers only; decimal places would need decimal arithmetic to come out as MongoDB's. */
  $round: numeric('$round', 1, roundHalfToEven),
  $trunc: numeric('$trunc', 1, Math.trunc),
  $sum: total(sumOf),
  $avg: total(averageOf),
  $min: total(values => extreme(values, -1)),
  $max: total(values => extreme(values, 1)),
}

export function extreme(values: Value[], side: 1 | -1): Value {
  let best: Value = null
  for (const value of values) {
    if (!isNothing(value) && (best === null || compareExpressions(value, best) * side > 0)) best = value
  }
  return best
}

/** One operand that is an array stands for its elements. */
function total(compute: (values: Value[]) => Value): ExpressionOperator {
  return (operand: Value, compile: Compile) => {
    const operands = operandsOf(operand, compile)
    return scope => {
      const values = operands.map(item => item(scope))
      const [first] = values
      return compute(values.length === 1 && Array.isArray(first) ? first : values)
    }
  }
}

function numeric(name: string, count: number, compute: (left: number, right?: number) => number): ExpressionOperator {
  return fixed(count, count, (...values) => {
    if (values.some(isNothing)) return null
    const [left = 0, right] = values.map(value => numberOf(name, value))
    return compute(left, right)
  })
}

function numberOf(name: string, value: Value): number {
  if (typeof value !== 'number') throw new CommandError(14, `${name} only supports numeric types`)
  return value
}

/** Numbers add up; with one date among them they are milliseconds added to it. */
function add(values: Value[]): Value {
  if (values.some(isNothing)) return null
  const dates = values.filter(value => value instanceof Date)
  if (dates.length > 1) throw new CommandError(16612, 'only one date allowed in an $add expression')
  const sum = values.reduce<number>(
    (total, value) => total + (value instanceof Date ? value.getTime() : numberOf('$add', value)),
    0,
  )
  return dates.length === 1 ? new Date(sum) : sum
}

function subtract(left: Value, right: Value): Value {
  if (isNothing(left) || isNothing(right)) return null
  if (!(left instanceof Date)) return numberOf('$subtract', left) - numberOf('$subtract', right)
  if (right instanceof Date) return left.getTime() - right.getTime()
  return new Date(left.getTime() - numberOf('$subtract', right))
}

function roundHalfToEven(value: number): number {
  const floor = Math.floor(value)
  if (value - floor !== 0.5) return Math.round(value)
  return floor % 2 === 0 ? floor : floor + 1
}

/** What is no number does not count. */
export function sumOf(values: Value[]): number {
  let sum = 0
  for (const value of values) if (typeof value === 'number') sum += value
  return sum
}

export function averageOf(values: Value[]): number | null {
  const numbers = values.filter(value => typeof value === 'number')
  return numbers.length > 0 ? sumOf(numbers) / numbers.length : null
}
