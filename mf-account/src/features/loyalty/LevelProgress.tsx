import type { CustomerView } from '@shop/contracts/customers/profile'
import { formatAmount } from '@shop/shell/format'
import { ProgressBar } from '@shop/ui-kit/feedback/ProgressBar'
import { useTexts } from '../../use-texts.ts'
import css from './Loyalty.module.css'

type Condition = { percent: number; from_uah: number }
type LevelProgressProps = { customer: CustomerView; conditions: readonly Condition[] }

/** Levels are counted in hryvnias, whatever the currency of the payment. */
export function LevelProgress({ customer: { level, orders_total_uah }, conditions }: LevelProgressProps) {
  const { t } = useTexts()
  const next = conditions.find(({ percent }) => percent > level)
  const total = t('personal.discount.total', { sum: uah(orders_total_uah) })
  if (!next) return <p className={css.about}>{`${total} ${t('personal.discount.highest')}`}</p>
  const left = Math.max(0, next.from_uah - orders_total_uah)
  return (
    <div className={css.progress}>
      <ProgressBar
        label={t('personal.discount.left', { sum: uah(left), percent: next.percent })}
        value={Math.min(orders_total_uah, next.from_uah)}
        max={next.from_uah}
      />
      <p className={css.about}>{total}</p>
    </div>
  )
}

function uah(amount: number): string {
  return formatAmount(amount, 'UAH')
}
