import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { formatAmount } from '@shop/shell/format'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './OrderSums.module.css'

export function OrderSums({ order }: { order: FullOrder }) {
  const { t } = useTexts()
  const money = (amount: number) => formatAmount(amount, order.currency)
  const kind = textOfCode(t, 'discounts', order.discount_kind)
  const sums = [
    { name: t('sums.goods'), sum: money(order.amount) },
    ...(order.discount > 0
      ? [{ name: t('sums.discount', { percent: order.discount_percent, kind }), sum: `−${money(order.discount)}` }]
      : []),
    { name: t('sums.delivery'), sum: order.delivery_price > 0 ? money(order.delivery_price) : t('sums.free') },
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
    </dl>
  )
}
