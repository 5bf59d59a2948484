import { formatAmount, useFormat } from '@shop/shell/format'
import { useTexts } from '../../../use-texts.ts'
import type { OrderInfo } from '../order-status.ts'
import { ChargeRow } from './ChargeRow.tsx'
import css from './OrderReceipt.module.css'

/** Date and sums of an order; nothing about the person. */
export function OrderReceipt({ order }: { order: OrderInfo }) {
  const { t } = useTexts()
  const { date } = useFormat()
  const money = (amount: number) => formatAmount(amount, order.currency)
  const rows = [
    { name: 'date', value: date(order.date) },
    { name: 'goods', value: money(order.amount) },
    ...(order.discount > 0 ? [{ name: 'discount', value: `−${money(order.discount)}` }] : []),
    ...(order.preorder ? [{ name: 'preorder', value: t('order.preorderFrom', { date: date(order.preorder) }) }] : []),
    { name: 'delivery', value: order.delivery > 0 ? money(order.delivery) : t('totals.free') },
  ]
  return (
    <dl className={css.receipt}>
      {rows.map(({ name, value }) => (
        <div key={name} className={css.row}>
          <dt>{t(`order.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{t('order.total')}</dt>
        <dd>{money(order.total)}</dd>
      </div>
      <ChargeRow charge={order.charge_uah} />
    </dl>
  )
}
