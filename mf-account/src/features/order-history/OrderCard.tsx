import type { HistoryOrder } from '@shop/contracts/orders/customer-orders'
import { formatAmount, useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { Badge } from '@shop/ui-kit/page/Badge'
import { Heading } from '@shop/ui-kit/page/Heading'
import { useId } from 'react'
import { useTexts } from '../../use-texts.ts'
import { OrderActions } from './OrderActions.tsx'
import css from './OrderCard.module.css'
import { OrderDetails } from './OrderDetails.tsx'
import { moneyNews, orderStatus } from './order-status.ts'
import { Parcels } from './Parcels.tsx'

export function OrderCard({ order }: { order: HistoryOrder }) {
  const { t } = useTexts()
  const { date } = useFormat()
  const id = useId()
  const { status, tone } = orderStatus(order)
  const news = moneyNews(order)
  const itemCount = order.lines.reduce((sum, { count }) => sum + count, 0)

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
        <Badge tone={tone}>{t(`personal.orders.status.${status}`)}</Badge>
      </header>
      <OrderPictures lines={order.lines} />
      <p className={css.sum}>
        {t('personal.orders.items', { count: itemCount })} ·{' '}
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

/** Each product links to its page. */
function OrderPictures({ lines }: Pick<HistoryOrder, 'lines'>) {
  const { text } = useFormat()
  return (
    <ul className={css.pictures}>
      {lines.map(({ article, size, bundle, title, picture }) => (
        <li key={`${article} ${size} ${bundle}`} className={css.item}>
          <Link to={`/product/${article}`} className={css.picture} aria-label={text(title)}>
            {picture ? <Picture file={picture} alt="" sizes="72px" /> : <span className={css.noPicture} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What became of the newest return, and until when there may be another. */
function OrderReturn({ order: { return_until, last_return } }: { order: HistoryOrder }) {
  const { t } = useTexts()
  const { day } = useFormat()
  return (
    <>
      {last_return && (
        <p>{t(`personal.orders.returned.${returnState(last_return)}`, { day: day(last_return.date) })}</p>
      )}
      {return_until && <p className={css.quiet}>{t('personal.orders.returnUntil', { day: day(return_until) })}</p>}
    </>
  )
}

/** Of an exchange that was asked for nobody awaits the money. */
function returnState({ state, is_exchange }: NonNullable<HistoryOrder['last_return']>) {
  if (!is_exchange) return state
  return state === 'open' ? 'exchangeAsked' : state === 'accepted' ? 'exchangeAccepted' : state
}
