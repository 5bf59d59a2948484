import type { StaffMeans } from '@shop/contracts/orders/payment-means'
import { useTexts } from '../../use-texts.ts'
import { wayBack } from '../../way-back.ts'
import css from './ReturnSteps.module.css'

type Props = { takenBy: StaffMeans | undefined; isExchange?: boolean }

/** What the customer does now, and what the shop does then. */
export function ReturnSteps({ takenBy, isExchange = false }: Props) {
  const last = isExchange ? 'exchange' : takenBy ? 'moneyByStaff' : 'money'
  const { t } = useTexts()
  return (
    <ol className={css.steps}>
      {['send', 'look', last].map(step => (
        <li key={step}>{t(`return.steps.${step}`, wayBack(t, { taken_by: takenBy }))}</li>
      ))}
    </ol>
  )
}
