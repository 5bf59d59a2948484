import { kyivDay } from '@shop/calendar/kyiv-days'
import { useSearchParams } from '@shop/shell/router'

/** The year in which the brand began. */
export const FIRST_YEAR = 2014

/** The month of the address, `2026-11`; the present one where it names none, or one that is still to come. */
export function useMonth() {
  const [params, setParams] = useSearchParams()
  const present = kyivDay(new Date()).slice(0, 7)
  const named = params.get('month') ?? ''
  const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/.test(named) && named >= `${FIRST_YEAR}-01` && named <= present
  const month = isMonth ? named : present
  return {
    month,
    present,
    show: (next: string) => setParams(next === present ? {} : { month: next }),
  }
}

/** The month that lies `months` after this one; before it when negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}
