import { MOST_IN_TAB } from '@shop/contracts/staff/orders/staff-orders'
import type { Locale } from '@shop/shell/locale'

const tags: Record<Locale, string> = { uk: 'uk-UA', en: 'en-IE' }

/** "48,74" in Ukrainian, "48.74" in English: with so many decimals at least and at most. */
export function formatNumber(value: number, locale: Locale, decimals: { least?: number; most?: number } = {}): string {
  const { least = 0, most = Math.max(least, 3) } = decimals
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most }
  return new Intl.NumberFormat(tags[locale], digits).format(value)
}

/** A rate as the bank writes it: "48,74". */
export function formatRate(rate: number, locale: Locale): string {
  return formatNumber(rate, locale, { least: 2, most: 2 })
}

/** "+8,3 %" in Ukrainian, "−20%" in English. */
export function formatPercent(percent: number, locale: Locale): string {
  const size = formatNumber(Math.abs(percent), locale, { most: 1 })
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
  return locale === 'uk' ? `${sign}${size} %` : `${sign}${size}%`
}

/** "5 %" in Ukrainian, "5%" in English. */
export function formatShare(percent: number, locale: Locale): string {
  const size = formatNumber(percent, locale, { most: 1 })
  return locale === 'uk' ? `${size} %` : `${size}%`
}

/** A number as it stands in a field: with the comma of Ukrainian and the point of English, without groups. */
export function writtenNumber(value: number | null, locale: Locale): string {
  const text = value === null ? '' : String(value)
  return locale === 'uk' ? text.replace('.', ',') : text
}

/** "1 250,50" as people write it; null for an empty field, NaN for what is no number, which every contract refuses. */
export function typedNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.')
  return plain === '' ? null : Number(plain)
}

/** The number of a field that must be filled in: the contract refuses an empty one, which is null. */
export function neededNumber(text: string): number {
  return typedNumber(text) as number
}

/** What was counted up to a limit, as the tabs of orders are up to a thousand; of more: "999+". */
export function countedText(count: number, limit: number = MOST_IN_TAB): string {
  return count >= limit ? `${limit - 1}+` : String(count)
}
