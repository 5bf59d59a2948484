import type { BodyOf } from '@shop/contracts/endpoint'
import { orderActionEndpoints } from '@shop/contracts/staff-order-steps'
import { StepForm } from '../../../parts/StepForm.tsx'
import { useTexts } from '../../../use-texts.ts'
import { actionTexts } from './action-texts.ts'
import { type StepProps, useOrderStep } from './use-order-step.ts'

type Own = typeof orderActionEndpoints
/** The actions whose call needs no body. */
type PlainAction = {
  [Name in keyof Own]: Record<never, never> extends BodyOf<Own[Name]> ? Name : never
}[keyof Own]

/** A step for which nothing needs to be said. */
export function ConfirmStep({ action, ...props }: StepProps & { action: PlainAction }) {
  const { t } = useTexts()
  const texts = actionTexts(action)
  const { ask, done, isBusy, refusal } = useOrderStep({ action, ...props })
  const params = { number: props.order.number }
  return (
    <StepForm
      title={t(texts.button)}
      about={t(texts.about)}
      confirmLabel={t(texts.confirm)}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={async () => done(await ask(orderActionEndpoints[action], { params, body: {} }))}
      onClose={props.onClose}
    />
  )
}
