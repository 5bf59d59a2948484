import type { BulkChange } from '@shop/contracts/staff/goods/staff-product-bulk'
import { formatAmount } from '@shop/shell/format'
import type { Words } from '../../logged/value-text.ts'
import { formatPercent } from '../../numbers.ts'

/** What was asked for in a change of many products: "Move to category Dresses". */
export function bulkText({ t, locale, nameOf }: Words, change: BulkChange): string {
  if (change.do === 'price') {
    const sign = change.value > 0 ? '+' : '−'
    const size = Math.abs(change.value)
    if (change.how === 'percent') return `${t('bulk.price')} ${formatPercent(change.value, locale)}`
    return `${t('bulk.price')} ${change.how === 'set' ? '' : sign}${formatAmount(size, 'UAH')}`
  }
  if (change.do === 'category') return `${t('bulk.category')} ${nameOf('category', change.category)}`
  if (change.do === 'collection') return `${t('bulk.collection')} ${nameOf('collection', change.collection)}`
  return t(`bulk.${change.do}`)
}
