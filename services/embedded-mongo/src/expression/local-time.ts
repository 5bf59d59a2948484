import { CommandError } from '../errors.ts'
import type { Value } from '../values/value.ts'

export type LocalTime = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  millisecond: number
}

const offsetPattern = /^([+-])(\d\d):?(\d\d)?$/
const clocks = new Map<string, Intl.DateTimeFormat>()

/** What calendar and clock show at an instant in a zone: an IANA name, or an offset such as +02:00. */
export function localTime(date: Date, zone: Value): LocalTime {
  if (typeof zone !== 'string') throw new CommandError(40517, 'timezone must evaluate to a string')
  const offset = offsetPattern.exec(zone)
  if (offset) return inUtc(new Date(date.getTime() + minutesOf(offset) * 60_000))
  if (zone === 'UTC' || zone === 'GMT') return inUtc(date)
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(date)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
  return { year, month, day, hour, minute, second, millisecond: date.getUTCMilliseconds() }
}

function inUtc(date: Date): LocalTime {
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
  }
}

function minutesOf([, sign, hours, minutes = '0']: RegExpExecArray): number {
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  try {
    const digits = 'numeric' as const
    const fields = { year: digits, month: digits, day: digits, hour: digits, minute: digits, second: digits }
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', ...fields })
    clocks.set(timeZone, clock)
    return clock
  } catch {
    throw new CommandError(40485, `unrecognized time zone identifier: "${timeZone}"`)
  }
}
