import { heightText } from '@shop/contracts/catalog/height'
import type { HistoryOrder } from '@shop/contracts/orders/customer-orders'
import { formatHryvnias } from '@shop/money/hryvnias'
import { formatAmount, useFormat } from '@shop/shell/format'
import { useTexts } from '../../use-texts.ts'
import css from './OrderDetails.module.css'

/** The lines and sums of the order. */
export function OrderDetails({ order }: { order: HistoryOrder }) {
  const { t } = useTexts()
  const { text, day, locale } = useFormat()
  const money = (amount: number) => formatAmount(amount, order.currency)
  const code = order.promo?.code ?? ''
  const free = order.promo?.free_delivery ? t('personal.orders.freeByCode', { code }) : t('personal.orders.free')
  // A code is said by its name; one that spares the delivery stands there.
  const isByCode = order.promo && !order.promo.free_delivery
  const reduction = isByCode ? t('personal.orders.promo', { code }) : t('personal.orders.discount')
  const sums = [
    { name: t('personal.orders.goods'), value: money(order.amount) },
    ...(order.discount > 0 ? [{ name: reduction, value: `−${money(order.discount)}` }] : []),
    {
      name: t('personal.orders.delivery'),
      value: order.delivery > 0 ? money(order.delivery) : free,
    },
    { name: t('personal.orders.total'), value: money(order.total) },
    ...(order.charge_uah
      ? [{ name: t('personal.orders.inHryvnias'), value: formatHryvnias(locale, order.charge_uah) }]
      : []),
    ...(order.given_back
      ? [{ name: t('personal.orders.givenBack'), value: `−${formatHryvnias(locale, order.given_back)}` }]
      : []),
  ]

  return (
    <details className={css.details}>
      <summary className={css.summary}>{t('personal.orders.details')}</summary>
      <ul className={css.lines}>
        {order.lines.map(({ article, size, bundle, title, color, height, count, returned = 0, sum, preorder }) => (
          <li key={`${article} ${size} ${bundle}`} className={css.line}>
            <span>
              {text(title)}, {color && `${text(color)}, `}
              {size}
              {height && `, ${t('personal.orders.height', { height: heightText(height) })}`} × {count}
              {returned > 0 && (
                <span className={css.note}>
                  {' · '}
                  {t('personal.orders.cameBack', { count: String(returned), all: String(count) })}
                </span>
              )}
              {preorder && (
                <span className={css.note}> · {t('personal.orders.shipsFrom', { day: day(preorder) })}</span>
              )}
            </span>
            <span className={css.money}>{money(sum)}</span>
          </li>
        ))}
      </ul>
      <dl className={css.sums}>
        {sums.map(({ name, value }) => (
          <div key={name} className={css.line}>
            <dt>{name}</dt>
            <dd className={css.money}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{text(order.delivery_text)}</p>
    </details>
  )
}
