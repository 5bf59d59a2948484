import { compareValues } from '../values/compare.ts'
import type { Value } from '../values/value.ts'
import type { ExpressionOperator } from './compute.ts'
import { fixed } from './operands.ts'

/** Unlike in filters, what is missing is below null here, and types are not kept apart. */
export function compareExpressions(left: Value, right: Value): number {
  if (left === undefined || right === undefined) return Number(left !== undefined) - Number(right !== undefined)
  return compareValues(left, right)
}

function comparison(isTrue: (difference: number) => boolean): ExpressionOperator {
  return fixed(2, 2, (left, right) => isTrue(compareExpressions(left, right)))
}

export const comparisons: Record<string, ExpressionOperator> = {
  $eq: comparison(difference => difference === 0),
  $ne: comparison(difference => difference !== 0),
  $gt: comparison(difference => difference > 0),
  $gte: comparison(difference => difference >= 0),
  $lt: comparison(difference => difference < 0),
  $lte: comparison(difference => difference <= 0),
  $cmp: fixed(2, 2, (left, right) => Math.sign(compareExpressions(left, right))),
}
