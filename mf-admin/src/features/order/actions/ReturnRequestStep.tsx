import { returnsEndpoint } from '@shop/contracts/staff-order-steps'
import { TextField } from '@shop/ui-kit/TextField'
import { useState } from 'react'
import { StepForm } from '../../../parts/StepForm.tsx'
import { useTexts } from '../../../use-texts.ts'
import { LinePicker } from './LinePicker.tsx'
import { type Picked, pickedLines } from './picked-lines.ts'
import { type StepProps, useOrderStep } from './use-order-step.ts'

/** A customer called: what she sends back, and why. */
export function ReturnRequestStep(props: StepProps) {
  const { t } = useTexts()
  const { number, lines } = props.order
  const [picked, setPicked] = useState<Picked>({})
  const [reason, setReason] = useState('')
  const { ask, done, isBusy, refusal, errorOf } = useOrderStep(props)
  const body = { step: 'request' as const, lines: pickedLines(lines, picked), reason }
  return (
    <StepForm
      title={t('actions.return_request')}
      about={t('about.return_request')}
      confirmLabel={t('confirm.return_request')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['lines', 'reason']}
      onConfirm={async () => done(await ask(returnsEndpoint, { params: { number }, body }))}
      onClose={props.onClose}
    >
      <LinePicker
        legend={t('step.comesBack')}
        lines={lines}
        most={({ count }) => count}
        picked={picked}
        onPick={setPicked}
        error={errorOf('lines')}
      />
      <TextField
        label={t('reason.return_request')}
        maxLength={500}
        value={reason}
        error={errorOf('reason')}
        onChange={event => setReason(event.currentTarget.value)}
      />
    </StepForm>
  )
}
