import type { BulkChange } from '@shop/contracts/staff/goods/staff-product-bulk'
import { formatAmount } from '@shop/shell/format'
import type { Translate } from '@shop/shell/i18n'

const LONGEST = 160

/** A value of the audit log in a line: a text, a price, a list of them; long ones are cut. */
export function valueText(value: unknown): string {
  const text = lineOf(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function lineOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (value === true || value === false) return value ? '✓' : '✗'
  if (Array.isArray(value)) return value.map(lineOf).join('; ') || '—'
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .filter(part => part !== null && part !== '')
    .map(lineOf)
    .join(' · ')
}

/** What was asked for in a change of many products. */
export function bulkText(t: Translate, change: BulkChange): string {
  if (change.do === 'price') {
    const sign = change.how === 'set' ? '' : change.value > 0 ? '+' : '−'
    const size = Math.abs(change.value)
    return `${t('bulk.price')} ${sign}${change.how === 'percent' ? `${size} %` : formatAmount(size, 'UAH')}`
  }
  if (change.do === 'category') return `${t('bulk.category')} ${change.category}`
  if (change.do === 'collection') return `${t('bulk.collection')} ${change.collection}`
  return t(`bulk.${change.do}`)
}
