import { CommandError } from '../errors.ts'
import { isDocument, type Value } from '../values/value.ts'
import { type Compile, type Compute, type ExpressionOperator, isNothing } from './compute.ts'
import { type LocalTime, localTime } from './local-time.ts'
import { namedOperands, required } from './operands.ts'

export const dates: Record<string, ExpressionOperator> = {
  $year: part(({ year }) => year),
  $month: part(({ month }) => month),
  $dayOfMonth: part(({ day }) => day),
  $hour: part(({ hour }) => hour),
  $minute: part(({ minute }) => minute),
  $second: part(({ second }) => second),
  $dateToString(operand, compile, name) {
    const named = namedOperands(operand, name, ['date', 'format', 'timezone', 'onNull'])
    const { date, timezone } = dateAndZone(named, compile, name)
    const format = compile(named.format ?? '%Y-%m-%dT%H:%M:%S.%LZ')
    const otherwise = compile(named.onNull ?? null)
    return scope => {
      const [value, zone, pattern] = [date(scope), timezone(scope), format(scope)]
      if (isNothing(value)) return otherwise(scope)
      if (isNothing(zone) || isNothing(pattern)) return null
      return formatted(localTime(dateOf(name, value), zone), pattern)
    }
  },
}

function part(choose: (time: LocalTime) => number): ExpressionOperator {
  return (operand, compile, name) => {
    const isNamed = isDocument(operand) && 'date' in operand
    const named = isNamed ? namedOperands(operand, name, ['date', 'timezone']) : { date: single(operand) }
    const { date, timezone } = dateAndZone(named, compile, name)
    return scope => {
      const [value, zone] = [date(scope), timezone(scope)]
      return isNothing(value) || isNothing(zone) ? null : choose(localTime(dateOf(name, value), zone))
    }
  }
}

function single(operand: Value): Value {
  return Array.isArray(operand) && operand.length === 1 ? operand[0] : operand
}

type Named = { [field: string]: Value }

function dateAndZone(named: Named, compile: Compile, name: string): { date: Compute; timezone: Compute } {
  return { date: compile(required(named, name, 'date')), timezone: compile(named.timezone ?? 'UTC') }
}

function dateOf(name: string, value: Value): Date {
  if (!(value instanceof Date)) throw new CommandError(16006, `${name} can't convert a value that is no date`)
  return value
}

function formatted(time: LocalTime, pattern: Value): string {
  if (typeof pattern !== 'string') throw new CommandError(18533, '$dateToString needs a string as its format')
  const pad = (value: number, width: number) => String(value).padStart(width, '0')
  return pattern.replace(/%(.?)/g, (_, letter: string) => {
    switch (letter) {
      case 'Y':
        return pad(time.year, 4)
      case 'm':
        return pad(time.month, 2)
      case 'd':
        return pad(time.day, 2)
      case 'H':
        return pad(time.hour, 2)
      case 'M':
        return pad(time.minute, 2)
      case 'S':
        return pad(time.second, 2)
      case 'L':
        return pad(time.millisecond, 3)
      case '%':
        return '%'
      default:
        throw new CommandError(18536, `Invalid format character '%${letter}' in format string, or not supported here`)
    }
  })
}
