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
