import type { HistoryOrder } from '@shop/contracts/orders/customer-orders'
import { useFormat } from '@shop/shell/format'
import { notify } from '@shop/shell/notices'
import { IconButton } from '@shop/ui-kit/IconButton'
import { useTexts } from '../../use-texts.ts'
import css from './OrderCard.module.css'

/** Parcels on their way, each with the number that it is followed by. */
export function Parcels({ order: { parts } }: { order: HistoryOrder }) {
  const { t } = useTexts()
  const { day } = useFormat()
  const parcels = parts.flatMap(part => (part.tracking === null ? [] : [{ ...part, tracking: part.tracking }]))
  if (parcels.length === 0) return null

  async function copy(tracking: string) {
    const isCopied = await navigator.clipboard.writeText(tracking).then(
      () => true,
      () => false,
    )
    if (isCopied) notify(t('personal.orders.copied'), { tone: 'success' })
  }
  return (
    <ul className={css.parcels}>
      {parcels.map(({ tracking, tracking_link, date }) => (
        <li key={tracking} className={css.parcel}>
          <span>
            {t('personal.orders.parcel', { date: day(date) })}{' '}
            {tracking_link ? (
              <a href={tracking_link} target="_blank" rel="noopener">
                {tracking}
              </a>
            ) : (
              tracking
            )}
          </span>
          <IconButton icon="copy" label={t('personal.orders.copy', { tracking })} onClick={() => copy(tracking)} />
        </li>
      ))}
    </ul>
  )
}
