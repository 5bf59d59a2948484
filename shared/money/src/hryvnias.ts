import { formatMoney, type Locale } from './format.ts'

const abroad = { style: 'currency', currency: 'UAH', currencyDisplay: 'code', maximumFractionDigits: 0 } as const

/** What a bank charges, in the reader's notation: outside of Ukraine few know the sign of the hryvnia. */
export function formatHryvnias(locale: Locale, hryvnias: number): string {
  if (locale === 'uk') return formatMoney('uk', { amount: Math.round(hryvnias) * 100, currency: 'UAH' })
  return new Intl.NumberFormat('en-IE', abroad).format(hryvnias)
}
