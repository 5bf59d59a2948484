import { DAY_MS, HOUR_MS } from './durations.ts'

/** The zone of the shop: whatever ends "today" ends there. */
export const KYIV = 'Europe/Kyiv'

// Swedish writes dates as ISO 8601 does.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: KYIV })

/** The day it is in Kyiv at this moment, `2026-11-21`; such days compare as text. */
export function kyivDay(moment: Date): string {
  return calendar.format(moment)
}

/** The year it is in Kyiv at this moment. */
export function kyivYear(moment: Date): number {
  return Number(kyivDay(moment).slice(0, 4))
}

/** The day that comes `days` after `day`; before it when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The moment in which the day begins in Kyiv. */
export function startOfKyivDay(day: string): Date {
  const winter = Date.parse(`${day}T00:00:00Z`) - 2 * HOUR_MS
  const summer = new Date(winter - HOUR_MS)
  return kyivDay(summer) === day ? summer : new Date(winter)
}

/** The day in Kyiv, so many working days after the moment. */
export function workingDayAfter(moment: Date, days: number): string {
  let day = kyivDay(moment)
  for (let left = days; left > 0; ) {
    day = addDays(day, 1)
    if (!isWeekend(day)) left -= 1
  }
  return day
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}
