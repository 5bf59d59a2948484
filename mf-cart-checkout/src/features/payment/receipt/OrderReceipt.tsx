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
  const code = order.promo?.code ?? ''
  const free = order.promo?.free_delivery ? t('order.freeByCode', { code }) : t('totals.free')
  // A code is said by its name; one that spares the delivery stands there.
  const reduction = order.promo && !order.promo.free_delivery ? t('order.promo', { code }) : t('order.discount')
  const rows = [
    { name: t('order.date'), value: date(order.date) },
    { name: t('order.goods'), value: money(order.amount) },
    ...(order.discount > 0 ? [{ name: reduction, value: `−${money(order.discount)}` }] : []),
    ...(order.preorder
      ? [{ name: t('order.preorder'), value: t('order.preorderFrom', { date: date(order.preorder) }) }]
      : []),
    { name: t('order.delivery'), value: order.delivery > 0 ? money(order.delivery) : free },
  ]
  return (
    <dl className={css.receipt}>
      {rows.map(({ name, value }) => (
        <div key={name} className={css.row}>
          <dt>{name}</dt>
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
