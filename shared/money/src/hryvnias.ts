import { formatMoney, type Locale } from './format.ts'

/** What a bank charges (decimal hryvnias, whole ones are shown), in the reader's notation. */
export function formatHryvnias(locale: Locale, hryvnias: number): string {
  return formatMoney(locale, { amount: Math.round(hryvnias) * 100, currency: 'UAH' })
}
