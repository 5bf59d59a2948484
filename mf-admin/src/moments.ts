import type { Locale } from '@shop/shell/locale'

const zone = { timeZone: 'Europe/Kyiv' } as const
const tags: Record<Locale, string> = { uk: 'uk-UA', en: 'en-IE' }

/** "21 лист. 2026 р." */
export function formatDay(date: Date | string | number, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], { dateStyle: 'medium', ...zone }).format(new Date(date))
}

/** "14:05" in Kyiv, wherever staff sit. */
export function formatTime(date: Date | string | number, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], { timeStyle: 'short', ...zone }).format(new Date(date))
}

export function isSameDay(one: Date | string, other: Date | string): boolean {
  return formatDay(one, 'en') === formatDay(other, 'en')
}

const units = [
  ['minute', 60],
  ['hour', 60 * 60],
  ['day', 24 * 60 * 60],
] as const

/** "2 хв тому", in the largest whole unit; less than a minute counts as a whole one. */
export function formatAgo(date: Date | string | number, now: Date, locale: Locale): string {
  const seconds = Math.max(60, (now.getTime() - new Date(date).getTime()) / 1000)
  const [unit, length] = units.findLast(([, length]) => seconds >= length) ?? units[0]
  return new Intl.RelativeTimeFormat(tags[locale], { style: 'short' }).format(-Math.floor(seconds / length), unit)
}

/** "листопад 2026 р." of `2026-11`. */
export function formatMonth(month: string, locale: Locale): string {
  const shape = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(tags[locale], shape).format(new Date(`${month}-01T12:00:00Z`))
}

/** "лист. 2026 р.", for the head of a column. */
export function formatShortMonth(month: string, locale: Locale): string {
  const shape = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(tags[locale], shape).format(new Date(`${month}-01T12:00:00Z`))
}
