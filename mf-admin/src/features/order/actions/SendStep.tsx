import { orderActionEndpoints } from '@shop/contracts/staff-order-steps'
import { TextField } from '@shop/ui-kit/TextField'
import { useState } from 'react'
import { StepForm } from '../../../parts/StepForm.tsx'
import { useTexts } from '../../../use-texts.ts'
import { DeliveryAddress } from '../DeliveryAddress.tsx'
import { LinePicker } from './LinePicker.tsx'
import { allOf, pickedLines } from './picked-lines.ts'
import { type StepProps, useOrderStep } from './use-order-step.ts'

/** A parcel for the carrier, or pieces laid out in the shop: all that lies on the table, or a part of it. */
export function SendStep({ action, ...props }: StepProps & { action: 'ship' | 'ready' }) {
  const { t } = useTexts()
  const { number, lines } = props.order
  const [picked, setPicked] = useState(() => allOf(lines, ({ packable }) => packable))
  const [tracking, setTracking] = useState('')
  const { ask, done, isBusy, refusal, errorOf } = useOrderStep({ action, ...props })
  const isSomethingLeft = lines.some(line => line.left > line.packable)

  const send = () => {
    const params = { number }
    const chosen = pickedLines(lines, picked)
    return action === 'ship'
      ? ask(orderActionEndpoints.ship, { params, body: { tracking, lines: chosen } })
      : ask(orderActionEndpoints.ready, { params, body: { lines: chosen } })
  }
  return (
    <StepForm
      title={t(`actions.${action}`)}
      about={t(isSomethingLeft ? `about.${action}Part` : `about.${action}`)}
      confirmLabel={t(`confirm.${action}`)}
      isBusy={isBusy}
      refusal={refusal}
      fields={['tracking', 'lines']}
      onConfirm={async () => done(await send())}
      onClose={props.onClose}
    >
      {action === 'ship' && props.order.is_address_typed && <DeliveryAddress order={props.order} />}
      <LinePicker
        legend={t('step.inParcel')}
        lines={lines}
        most={({ packable }) => packable}
        picked={picked}
        onPick={setPicked}
        error={errorOf('lines')}
      />
      {action === 'ship' && (
        <TextField
          label={t('step.tracking')}
          hint={t('step.trackingHint')}
          autoComplete="off"
          spellCheck={false}
          inputMode="text"
          maxLength={35}
          value={tracking}
          error={errorOf('tracking')}
          onChange={event => setTracking(event.currentTarget.value)}
        />
      )}
    </StepForm>
  )
}
