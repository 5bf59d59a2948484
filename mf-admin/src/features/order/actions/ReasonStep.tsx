import { orderActionEndpoints, returnsEndpoint, updatePaymentEndpoint } from '@shop/contracts/staff-order-steps'
import { TextField } from '@shop/ui-kit/TextField'
import { useForm } from 'react-hook-form'
import { StepForm } from '../../../parts/StepForm.tsx'
import { useTexts } from '../../../use-texts.ts'
import { actionTexts } from './action-texts.ts'
import { type StepProps, useOrderStep } from './use-order-step.ts'

type Draft = { reason: string }
type ReasonAction = 'cancel' | 'manual_paid' | 'manual_unpaid' | 'return_refuse'

/** A step that needs a reason, for whoever reads the history later. */
export function ReasonStep({ action, ...props }: StepProps & { action: ReasonAction }) {
  const { t } = useTexts()
  const texts = actionTexts(action)
  const { number } = props.order
  const { register, handleSubmit } = useForm<Draft>({ defaultValues: { reason: '' } })
  const { ask, done, isBusy, refusal, errorOf } = useOrderStep({ action, ...props })

  const send = {
    cancel: ({ reason }: Draft) => ask(orderActionEndpoints.cancel, { params: { number }, body: { reason } }),
    return_refuse: ({ reason }: Draft) =>
      ask(returnsEndpoint, { params: { number }, body: { step: 'refuse', reason } }),
    manual_paid: ({ reason }: Draft) =>
      ask(updatePaymentEndpoint, { query: { order: number, is_paid: '1' }, body: { reason } }),
    manual_unpaid: ({ reason }: Draft) =>
      ask(updatePaymentEndpoint, { query: { order: number, is_paid: '0' }, body: { reason } }),
  }
  return (
    <StepForm
      title={t(texts.button)}
      about={t(texts.about)}
      confirmLabel={t(texts.confirm)}
      isBusy={isBusy}
      refusal={refusal}
      fields={['reason']}
      onConfirm={handleSubmit(async draft => done(await send[action](draft)))}
      onClose={props.onClose}
    >
      <TextField label={t(`reason.${action}`)} maxLength={200} error={errorOf('reason')} {...register('reason')} />
    </StepForm>
  )
}
