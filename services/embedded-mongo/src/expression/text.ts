import { CommandError } from '../errors.ts'
import { matchesText, regexOf } from '../values/regex.ts'
import { isWholeNumber, type Value } from '../values/value.ts'
import { type ExpressionOperator, isNothing } from './compute.ts'
import { fixed, namedOperands, operandsOf, required } from './operands.ts'

export const text: Record<string, ExpressionOperator> = {
  $concat(operand, compile) {
    const operands = operandsOf(operand, compile)
    return scope => {
      const values = operands.map(item => item(scope))
      if (values.some(isNothing)) return null
      return values.map(value => stringOf('$concat', value)).join('')
    }
  },
  /** Latin letters only, as in MongoDB. */
  $toLower: fixed(1, 1, value => textOf('$toLower', value).replace(/[A-Z]/g, letter => letter.toLowerCase())),
  $toUpper: fixed(1, 1, value => textOf('$toUpper', value).replace(/[a-z]/g, letter => letter.toUpperCase())),
  $strLenCP: fixed(1, 1, value => [...stringOf('$strLenCP', value)].length),
  $substrCP: fixed(3, 3, (value, start, length) => {
    if (!isWholeNumber(start) || !isWholeNumber(length) || start < 0 || length < 0) {
      throw new CommandError(34452, '$substrCP needs whole numbers that are not negative')
    }
    return [...textOf('$substrCP', value)].slice(start, start + length).join('')
  }),
  $split: fixed(2, 2, (value, separator) => {
    if (isNothing(value) || isNothing(separator)) return null
    if (separator === '') throw new CommandError(40087, '$split requires a non-empty separator')
    return stringOf('$split', value).split(stringOf('$split', separator))
  }),
  $regexMatch(operand, compile, name) {
    const named = namedOperands(operand, name, ['input', 'regex', 'options'])
    const input = compile(required(named, name, 'input'))
    const matches = matchesText(regexOf(required(named, name, 'regex'), named.options))
    return scope => {
      const value = input(scope)
      return !isNothing(value) && matches(stringOf(name, value))
    }
  },
}

function textOf(name: string, value: Value): string {
  return isNothing(value) ? '' : stringOf(name, value)
}

function stringOf(name: string, value: Value): string {
  if (typeof value !== 'string') throw new CommandError(16702, `${name} only supports strings`)
  return value
}
