import type { StaffMeans } from '@shop/contracts/orders/payment-means'
import { useTexts } from '../../use-texts.ts'
import { wayBack } from '../../way-back.ts'
import css from './ReturnSteps.module.css'

/** What the customer does now, and what the shop does then. */
export function ReturnSteps({ takenBy }: { takenBy: StaffMeans | undefined }) {
  const { t } = useTexts()
  return (
    <ol className={css.steps}>
      {['send', 'look', takenBy ? 'moneyByStaff' : 'money'].map(step => (
        <li key={step}>{t(`return.steps.${step}`, wayBack(t, { taken_by: takenBy }))}</li>
      ))}
    </ol>
  )
}
