import { orderActionEndpoints } from '@shop/contracts/staff/orders/staff-order-actions'
import { Controller } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { useTexts } from '../../../use-texts.ts'
import { DeliveryAddress } from '../DeliveryAddress.tsx'
import { allOf, type Picked, pickedLines } from '../picked-lines.ts'
import { type ActionFormProps, useOrderAction } from '../use-order-action.ts'
import { SendLines } from './SendLines.tsx'
import { TrackingField } from './TrackingField.tsx'

type Draft = { picked: Picked; tracking: string }

/** A parcel for the carrier, or items laid out in the shop: all that can be packed now, or some of it. */
export function SendForm({ action, ...props }: ActionFormProps & { action: 'ship' | 'ready' }) {
  const { t } = useTexts()
  const { number, lines } = props.order
  const bodyOf = ({ picked, tracking }: Draft) => ({ tracking, lines: pickedLines(lines, picked) })
  const { form, ask, confirm, frame, errorOf } = useOrderAction<Draft>(
    { action, ...props },
    {
      defaultValues: { picked: allOf(lines, ({ packable }) => packable), tracking: '' },
      inputOf: draft => ({ body: bodyOf(draft) }),
    },
  )
  const isSomethingLeft = lines.some(line => line.left > line.packable)

  const send = (draft: Draft) => {
    const params = { number }
    const body = bodyOf(draft)
    return action === 'ship'
      ? ask(orderActionEndpoints.ship, { params, body })
      : ask(orderActionEndpoints.ready, { params, body: { lines: body.lines } })
  }
  return (
    <ActionFrame
      {...frame}
      about={t(isSomethingLeft ? `about.${action}Part` : `about.${action}`)}
      fields={['tracking', 'lines']}
      onConfirm={confirm(send)}
    >
      {action === 'ship' && props.order.is_address_typed && <DeliveryAddress order={props.order} />}
      <Controller
        control={form.control}
        name="picked"
        render={({ field }) => (
          <SendLines lines={lines} picked={field.value} onPick={field.onChange} error={errorOf('lines')} />
        )}
      />
      {action === 'ship' && (
        <TrackingField label={t('step.tracking')} errorOf={errorOf} {...form.register('tracking')} />
      )}
    </ActionFrame>
  )
}
