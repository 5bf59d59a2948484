import { orderActionEndpoints } from '@shop/contracts/staff/orders/staff-order-actions'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller, useForm } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { useTexts } from '../../../use-texts.ts'
import { DeliveryAddress } from '../DeliveryAddress.tsx'
import { allOf, type Picked, pickedLines } from './picked-lines.ts'
import { SendLines } from './SendLines.tsx'
import { type ActionFormProps, useOrderAction } from './use-order-action.ts'

type Draft = { picked: Picked; tracking: string }

/** A parcel for the carrier, or items laid out in the shop: all that can be packed now, or some of it. */
export function SendForm({ action, ...props }: ActionFormProps & { action: 'ship' | 'ready' }) {
  const { t } = useTexts()
  const { number, lines } = props.order
  const { control, register, handleSubmit } = useForm<Draft>({
    defaultValues: { picked: allOf(lines, ({ packable }) => packable), tracking: '' },
  })
  const { ask, done, frame, errorOf } = useOrderAction({ action, ...props })
  const isSomethingLeft = lines.some(line => line.left > line.packable)

  const send = ({ picked, tracking }: Draft) => {
    const params = { number }
    const chosen = pickedLines(lines, picked)
    return action === 'ship'
      ? ask(orderActionEndpoints.ship, { params, body: { tracking, lines: chosen } })
      : ask(orderActionEndpoints.ready, { params, body: { lines: chosen } })
  }
  return (
    <ActionFrame
      {...frame}
      about={t(isSomethingLeft ? `about.${action}Part` : `about.${action}`)}
      fields={['tracking', 'lines']}
      onConfirm={handleSubmit(async draft => done(await send(draft)))}
    >
      {action === 'ship' && props.order.is_address_typed && <DeliveryAddress order={props.order} />}
      <Controller
        control={control}
        name="picked"
        render={({ field }) => (
          <SendLines lines={lines} picked={field.value} onPick={field.onChange} error={errorOf('lines')} />
        )}
      />
      {action === 'ship' && (
        <TextField
          label={t('step.tracking')}
          hint={t('step.trackingHint')}
          autoComplete="off"
          spellCheck={false}
          inputMode="text"
          maxLength={35}
          error={errorOf('tracking')}
          {...register('tracking')}
        />
      )}
    </ActionFrame>
  )
}
