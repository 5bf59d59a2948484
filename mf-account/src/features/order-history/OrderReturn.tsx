import type { HistoryOrder } from '@shop/contracts/customer-orders'
import { useFormat } from '@shop/shell/format'
import { useTexts } from '../../use-texts.ts'
import css from './OrderCard.module.css'

/** What became of the newest return, and until when there may be another. */
export function OrderReturn({ order: { return_until, last_return } }: { order: HistoryOrder }) {
  const { t } = useTexts()
  const { day } = useFormat()
  return (
    <>
      {last_return && <p>{t(`personal.orders.returned.${last_return.state}`, { day: day(last_return.date) })}</p>}
      {return_until && <p className={css.quiet}>{t('personal.orders.returnUntil', { day: day(return_until) })}</p>}
    </>
  )
}
