import { heightText } from '@shop/contracts/catalog/height'
import { orderLinesEndpoint } from '@shop/contracts/orders/order-lines'
import { formatAmount, useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { useTexts } from '../../../use-texts.ts'
import type { OrderInfo } from '../order-status.ts'
import css from './OrderedLines.module.css'

const notLeftYet: readonly OrderInfo['order_status'][] = ['awaiting_payment', 'paid', 'processing']

/** What was bought, where it goes and when it comes; only for who ordered it, for nobody else learns what that was. */
export function OrderedLines({ orderRef, order }: { orderRef: string; order: OrderInfo }) {
  const { t } = useTexts()
  const { text, day } = useFormat()
  const { data } = useEndpoint(orderLinesEndpoint, { query: { order: orderRef } })
  if (!data?.lines || !data.delivery) return null
  const { lines, delivery } = data
  // What ships from a day of its own says so at its line.
  const isComing = notLeftYet.includes(order.order_status) && !order.preorder
  return (
    <section className={css.ordered} aria-label={t('order.lines')}>
      <ul className={css.lines}>
        {lines.map(({ article, size, bundle, title, color, height, picture, count, sum, preorder }) => (
          <li key={`${article} ${size} ${bundle}`} className={css.line}>
            <span className={css.picture}>
              {picture ? <Picture file={picture} alt="" sizes="72px" /> : <span className={css.noPicture} />}
            </span>
            <span className={css.text}>
              <Link to={`/product/${article}`}>{text(title)}</Link>
              <span className={css.quiet}>
                {color && `${text(color)} · `}
                {height
                  ? t('order.sizeHeightAndCount', { size, height: heightText(height), count })
                  : t('order.sizeAndCount', { size, count })}
              </span>
              {preorder && <span className={css.quiet}>{t('order.preorderFrom', { date: day(preorder) })}</span>}
            </span>
            <span className={css.sum}>{formatAmount(sum, order.currency)}</span>
          </li>
        ))}
      </ul>
      <p>
        {text(delivery.text)}
        {isComing && (
          <span className={css.quiet}>
            {t(`order.terms.${delivery.kind}`)} {delivery.transit && t(...transitText(delivery.transit))}
          </span>
        )}
      </p>
    </section>
  )
}

const WEEK = 7

/** The key and the numbers of how long the carrier needs: in whole weeks where it says so, else in days. */
function transitText({ days_min, days_max }: { days_min: number; days_max: number }) {
  const isWeeks = days_min % WEEK === 0 && days_max % WEEK === 0
  const [from, count] = isWeeks ? [days_min / WEEK, days_max / WEEK] : [days_min, days_max]
  return [isWeeks ? 'order.transit.weeks' : 'order.transit.days', { from, count }] as const
}
