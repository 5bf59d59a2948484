import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { fromDecimal, toDecimal } from '@shop/money/money'
import { formatAmount } from '@shop/shell/format'
import type { Translate } from '@shop/shell/i18n'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './OrderSums.module.css'

export function OrderSums({ order }: { order: FullOrder }) {
  const { t } = useTexts()
  const money = (amount: number) => formatAmount(amount, order.currency)
  const free =
    order.discount_kind !== 'promo' && order.promo_code
      ? t('sums.freeByCode', { code: order.promo_code })
      : t('sums.free')
  const sums = [
    { name: t('sums.goods'), sum: money(order.amount) },
    ...(order.discount > 0 ? [{ name: discountName(t, order), sum: `−${money(order.discount)}` }] : []),
    { name: t('sums.delivery'), sum: order.delivery_price > 0 ? money(order.delivery_price) : free },
  ]
  return (
    <dl className={css.sums}>
      {sums.map(({ name, sum }) => (
        <div key={name} className={css.row}>
          <dt>{name}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{t('columns.total')}</dt>
        <dd>{money(order.total)}</dd>
      </div>
      <MoneyBack order={order} />
    </dl>
  )
}

/** A code is said by its name; the percent of the order is none of its own. */
function discountName(t: Translate, { discount_kind, discount_percent: percent, promo_code: code }: FullOrder): string {
  if (discount_kind === 'promo' && code) return t('sums.promo', { code })
  return t('sums.discount', { percent, kind: textOfCode(t, 'discounts', discount_kind) })
}

/** What went back to the customer, what the shop keeps, and what it owes for items that came back; in the currency of the charge. */
function MoneyBack({ order }: { order: FullOrder }) {
  const { t } = useTexts()
  const { payments, refunded_so_far, refund_due = 0 } = order
  const taken = payments.filter(({ state }) => state === 'approved' || state === 'refunded')
  const currency = taken[0]?.currency === 'EUR' ? 'EUR' : 'UAH'
  const paid = taken.reduce((sum, { amount }) => sum + fromDecimal(amount), 0)
  const rest = toDecimal(Math.max(0, paid - fromDecimal(refunded_so_far)))
  const rows = [
    ...(refunded_so_far > 0
      ? [
          { name: t('sums.returned'), sum: `−${formatAmount(refunded_so_far, currency)}` },
          { name: t('sums.rest'), sum: formatAmount(rest, currency) },
        ]
      : []),
    ...(refund_due > 0 ? [{ name: t('sums.due'), sum: formatAmount(refund_due, currency) }] : []),
  ]
  return rows.map(({ name, sum }) => (
    <div key={name} className={css.row}>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  ))
}
