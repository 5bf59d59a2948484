import { addDays } from '@shop/calendar/kyiv-days'

/** Days in Kyiv, both included: `2026-11-21`. */
export type Period = { from: string; to: string }

/** All months of the period, `2026-11`, and which of them it holds with all their days, or with some only. */
export type Months = { all: string[]; whole: string[]; partly: string[] }

/** @param today nothing is sold later: a period that ends with it holds the rest of its month. */
export function monthsOf({ from, to }: Period, today: string): Months {
  const all: string[] = []
  // From the first day of a month, 32 days on is always the next one.
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = `${addDays(first, 32).slice(0, 7)}-01`)
    all.push(first.slice(0, 7))
  const isWhole = (month: string) => from <= `${month}-01` && (to >= today || to >= lastDay(month))
  return { all, whole: all.filter(isWhole), partly: all.filter(month => !isWhole(month)) }
}

function lastDay(month: string): string {
  return addDays(`${addDays(`${month}-01`, 32).slice(0, 7)}-01`, -1)
}
