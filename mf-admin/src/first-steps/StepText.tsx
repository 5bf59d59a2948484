import type { PaymentMode } from '@shop/contracts/staff/staff-settings'
import type { FirstStep } from '@shop/contracts/staff/storefront/staff-first-steps'
import { useTexts } from '../use-texts.ts'
import css from './StepText.module.css'

/** What an open step asks for; of payments it depends on who takes the money now. */
export function StepText({ step, mode }: { step: FirstStep; mode: PaymentMode }) {
  const { t } = useTexts()
  return <p className={css.text}>{t(step === 'payments' ? `firstSteps.payments.${mode}` : `firstSteps.${step}Text`)}</p>
}
