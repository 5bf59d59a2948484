import type { Locale } from '@shop/shell/locale'

const formats = {
  uk: new Intl.DateTimeFormat('uk-UA', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
}

/** "15 грудня": the year goes without saying. */
export function shortDate({ month, day }: { month: number; day: number }, locale: Locale): string {
  // A leap year, so that the last day of February is there.
  return formats[locale].format(new Date(Date.UTC(2024, month - 1, day)))
}

/** Month and day of a date as services write it, `2026-11-21`. */
export function monthAndDayOf(date: string): { month: number; day: number } {
  const [, month = '1', day = '1'] = date.split('-')
  return { month: Number(month), day: Number.parseInt(day, 10) }
}
