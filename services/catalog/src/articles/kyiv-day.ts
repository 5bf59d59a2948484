const kyivCalendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Kyiv',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day it is in Kyiv, `2026-11-21`: such days compare as text. */
export function kyivDay(now: Date): string {
  return kyivCalendar.format(now)
}

/** The day that comes `days` after `day`; before it when negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export function monthAndDay(day: string): { month: number; day: number } {
  return { month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) }
}
