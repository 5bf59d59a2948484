type Locale = 'uk' | 'en'
/** Opening times of a day, HH:MM; null on a day off. */
export type Hours = { from: string; to: string } | null
type OpenDays = { days: string; from?: string | undefined; to?: string | undefined }

/** A week, Monday first, as people read it: neighbouring days with the same hours share a line, "пн–пт 10:00–20:00". */
export function openDays(hours: readonly Hours[], locale: Locale): OpenDays[] {
  const groups: { first: number; last: number; hours: Hours }[] = []
  for (const [day, today] of hours.entries()) {
    const group = groups.at(-1)
    if (group && isSame(group.hours, today)) group.last = day
    else groups.push({ first: day, last: day, hours: today })
  }
  return groups.map(({ first, last, hours }) => ({
    days: first === last ? dayName(first, locale) : `${dayName(first, locale)}–${dayName(last, locale)}`,
    from: hours?.from,
    to: hours?.to,
  }))
}

function isSame(one: Hours, other: Hours): boolean {
  return one?.from === other?.from && one?.to === other?.to
}

/** "пн", "Mon"; the days are counted from Monday, 0. */
export function dayName(day: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'uk' ? 'uk-UA' : 'en-IE', { weekday: 'short', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  return format.format(Date.UTC(2024, 0, 1 + day))
}
