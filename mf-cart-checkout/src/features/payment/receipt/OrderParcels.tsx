import { useFormat } from '@shop/shell/format'
import { useTexts } from '../../../use-texts.ts'
import type { OrderInfo } from '../order-status.ts'
import css from './OrderParcels.module.css'

/** Parcels on their way, shown to the customer who ordered, with tracking numbers. */
export function OrderParcels({ parts = [] }: Pick<OrderInfo, 'parts'>) {
  const { t } = useTexts()
  const { date } = useFormat()
  if (parts.length === 0) return null
  return (
    <ul className={css.parcels} aria-label={t('parcel.title')}>
      {parts.map(({ date: sent, tracking, link, pieces }) => (
        <li key={sent} className={css.parcel}>
          <span>
            {tracking ? t('parcel.sent', { date: date(sent) }) : t('parcel.ready', { date: date(sent) })}{' '}
            <span className={css.quiet}>{t('parcel.items', { count: pieces })}</span>
          </span>
          {tracking && link && (
            <a href={link} target="_blank" rel="noreferrer">
              {tracking}
            </a>
          )}
          {tracking && !link && <span>{tracking}</span>}
        </li>
      ))}
    </ul>
  )
}
