import { Button } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import { formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './OrdersBar.module.css'

type Props = {
  count: number | undefined
  updatedAt: number
  isFailed: boolean
  isRefreshing: boolean
  onRefresh: () => void
}

/** How many there are and how fresh that is. */
export function OrdersBar({ count, updatedAt, isFailed, isRefreshing, onRefresh }: Props) {
  const { t, locale } = useTexts()
  return (
    <div className={css.bar}>
      <p role="status">{count === undefined ? t('orders.loading') : t('orders.found', { count })}</p>
      <div className={css.end}>
        {updatedAt > 0 && (
          <p className={isFailed ? css.failed : css.updated}>
            {t(isFailed ? 'orders.notUpdated' : 'orders.updated', { time: formatTime(updatedAt, locale) })}
          </p>
        )}
        <Button variant="outline" size="small" busy={isRefreshing} onClick={onRefresh}>
          <Icon name="refresh" size={16} />
          {t('orders.refresh')}
        </Button>
      </div>
    </div>
  )
}
