import { DAY_MS } from '@shop/calendar/durations'

/** Days around the birthday on which its discount is given. */
export const birthdayWindow = { daysBefore: 1, daysAfter: 1 } as const

/**
 * Is today the day before, of or after the birthday (docs/rules.md, "Discounts")? Both are dates 'YYYY-MM-DD', today by the calendar of Kyiv.
 * A birthday on 29 February is kept on the 28th in common years.
 * @throws RangeError for anything but a date of the calendar.
 */
export function isBirthdayTime(birthDate: string, today: string): boolean {
  return birthdayDay(birthDate, today) !== null
}

/** Which day of the window today is; null outside of it. Dates and errors as in `isBirthdayTime`. */
export function birthdayDay(birthDate: string, today: string): 'before' | 'birthday' | 'after' | null {
  const birth = parseDate(birthDate)
  const now = parseDate(today)
  const thisYear = now.getUTCFullYear()
  // The window of 1 January begins in the old year and that of 31 December ends in the new one.
  const daysAway = [thisYear - 1, thisYear, thisYear + 1].map(
    year => (now.getTime() - birthdayIn(year, birth)) / DAY_MS,
  )
  const days = daysAway.find(days => days >= -birthdayWindow.daysBefore && days <= birthdayWindow.daysAfter)
  if (days === undefined) return null
  if (days === 0) return 'birthday'
  return days < 0 ? 'before' : 'after'
}

function birthdayIn(year: number, birth: Date): number {
  const month = birth.getUTCMonth()
  const lastDayOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(birth.getUTCDate(), lastDayOfMonth))
}

function parseDate(text: string): Date {
  const date = new Date(`${text}T00:00:00Z`)
  // The comparison refuses 30 February, which Date takes for 1 March.
  const isDate = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`)
  if (!isDate) throw new RangeError(`not a date: ${text}`)
  return date
}
