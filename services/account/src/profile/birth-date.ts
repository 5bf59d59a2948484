import { kyivDay } from '@shop/calendar/kyiv-days'
import { invalid } from '@shop/service-kit/calls/fields'

const ADULT_YEARS = 18
const OLDEST_YEARS = 120

/** 'dd.mm.yyyy' as people write it, for '1990-05-11'. */
export function writtenDate(day: string): string {
  return day.split('-').reverse().join('.')
}

/**
 * '1990-05-11' for the date as it was written.
 * @throws ShopError validation for a customer under 18, whom the offer does not admit, and for dates on which no living person was born.
 */
export function readBirthDate(written: string, now: Date): string {
  const day = written.split('.').reverse().join('-')
  const today = kyivDay(now)
  if (day > today || day < yearsBefore(today, OLDEST_YEARS)) throw invalid('birth_date', 'birth_date_incorrect')
  if (day > yearsBefore(today, ADULT_YEARS)) throw invalid('birth_date', 'birth_date_underage')
  return day
}

// Days of this form compare as text, also 29 February with a year that has none.
function yearsBefore(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
}
