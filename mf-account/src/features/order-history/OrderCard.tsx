import type { HistoryOrder } from '@shop/contracts/customer-orders'
import { formatAmount, useFormat } from '@shop/shell/format'
import { Badge } from '@shop/ui-kit/Badge'
import { Heading } from '@shop/ui-kit/Heading'
import { useId } from 'react'
import { useTexts } from '../../use-texts.ts'
import { OrderActions } from './OrderActions.tsx'
import css from './OrderCard.module.css'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderPictures } from './OrderPictures.tsx'
import { OrderReturn } from './OrderReturn.tsx'
import { moneyNews, orderStatus } from './order-status.ts'
import { Parcels } from './Parcels.tsx'

export function OrderCard({ order }: { order: HistoryOrder }) {
  const { t } = useTexts()
  const { date } = useFormat()
  const id = useId()
  const { word, tone } = orderStatus(order)
  const news = moneyNews(order)
  const pieces = order.lines.reduce((sum, { count }) => sum + count, 0)

  return (
    <article className={css.order} aria-labelledby={id}>
      <header className={css.head}>
        <div>
          <Heading level={2} look="h3" id={id}>
            {t('personal.orders.number', { number: order.number })}
          </Heading>
          <p className={css.date}>
            <time dateTime={order.date}>{date(order.date)}</time>
          </p>
        </div>
        <Badge tone={tone}>{t(`personal.orders.status.${word}`)}</Badge>
      </header>
      <OrderPictures lines={order.lines} />
      <p className={css.sum}>
        {t('personal.orders.pieces', { count: pieces })} ·{' '}
        <strong className={css.total}>{formatAmount(order.total, order.currency)}</strong>
      </p>
      {news && <p aria-live="polite">{t(`personal.orders.money.${news}`)}</p>}
      <Parcels order={order} />
      <OrderReturn order={order} />
      <OrderDetails order={order} />
      <OrderActions order={order} labelledBy={id} />
    </article>
  )
}
