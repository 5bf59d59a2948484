import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { Icon } from '@shop/ui-kit/Icon'
import { formatDay, formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import { itemsText, knownLines } from './line-texts.ts'
import css from './OrderParcels.module.css'

/** What has left or lies ready, parcel by parcel, and what must still leave. */
export function OrderParcels({ order }: { order: FullOrder }) {
  const { t, locale } = useTexts()
  const { parts, lines, order_status } = order
  const left = lines.filter(line => line.left > 0).map(line => ({ ...line, count: line.left }))
  const isInProgress = order_status === 'processing'
  return (
    <ul className={css.parcels}>
      {parts.map(({ at, who, tracking, link, lines: packed, former_numbers = [] }) => (
        <li key={at} className={css.parcel}>
          <Icon name={tracking ? 'truck' : 'box'} size={20} className={css.icon} />
          <div>
            <p className={css.number}>
              {tracking && link ? (
                <a href={link} target="_blank" rel="noreferrer">
                  {tracking}
                </a>
              ) : (
                (tracking ?? t(isInProgress || order_status === 'ready' ? 'parcel.ready' : 'parcel.fetched'))
              )}
            </p>
            <p>{itemsText(packed, knownLines(order), locale)}</p>
            <p className={css.quiet}>
              {formatDay(at, locale)}, {formatTime(at, locale)} · {who}
            </p>
            {former_numbers.map(former => (
              <p key={former.until} className={css.quiet}>
                {t('parcel.former', { tracking: former.tracking })} · {formatDay(former.until, locale)},{' '}
                {formatTime(former.until, locale)} · {former.who}
              </p>
            ))}
          </div>
        </li>
      ))}
      {isInProgress && left.length > 0 && (
        <li className={css.parcel}>
          <Icon name="clock" size={20} className={css.icon} />
          <div>
            <p className={css.number}>{t('parcel.left')}</p>
            <p>{itemsText(left, lines, locale)}</p>
            {order.ship_together && <p className={css.quiet}>{t('parcel.together')}</p>}
          </div>
        </li>
      )}
    </ul>
  )
}
