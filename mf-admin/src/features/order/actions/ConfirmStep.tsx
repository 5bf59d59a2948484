import { deliverOrderEndpoint, restockOrderEndpoint, takeOrderEndpoint } from '@shop/contracts/staff-order-steps'
import { StepForm } from '../../../parts/StepForm.tsx'
import { useTexts } from '../../../use-texts.ts'
import { type StepProps, useOrderStep } from './use-order-step.ts'

const endpoints = { take: takeOrderEndpoint, delivered: deliverOrderEndpoint, restocked: restockOrderEndpoint }

/** A step for which nothing needs to be said. */
export function ConfirmStep({ action, ...props }: StepProps & { action: keyof typeof endpoints }) {
  const { t } = useTexts()
  const { ask, done, isBusy, refusal } = useOrderStep({ action, ...props })
  const params = { number: props.order.number }
  return (
    <StepForm
      title={t(`actions.${action}`)}
      about={t(`about.${action}`)}
      confirmLabel={t(`confirm.${action}`)}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={async () => done(await ask(endpoints[action], { params, body: {} }))}
      onClose={props.onClose}
    />
  )
}
