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
        {isComing && <span className={css.quiet}>{t(`order.terms.${delivery.kind}`)}</span>}
      </p>
    </section>
  )
}
