import { orderActionEndpoints } from '@shop/contracts/staff/orders/staff-order-actions'
import { Select } from '@shop/ui-kit/fields/Select'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { useTexts } from '../../../use-texts.ts'
import { type ActionFormProps, useOrderAction } from '../use-order-action.ts'
import { TrackingField } from './TrackingField.tsx'

type Draft = { former: string; tracking: string }

/** The right number of a parcel on its way, in place of a mistyped one. */
export function CorrectTrackingForm(props: ActionFormProps) {
  const { t } = useTexts()
  const { number, parts } = props.order
  const numbers = parts.flatMap(({ tracking, is_correctable }) => (tracking && is_correctable ? tracking : []))
  const { form, ask, confirm, frame, errorOf } = useOrderAction<Draft>(props, {
    defaultValues: { former: numbers[0] ?? '', tracking: '' },
    inputOf: body => ({ body }),
  })
  const send = (body: Draft) => ask(orderActionEndpoints.correct_tracking, { params: { number }, body })
  return (
    <ActionFrame {...frame} fields={['former', 'tracking']} onConfirm={confirm(send)}>
      <Select
        label={t('step.wrongTracking')}
        options={numbers.map(tracking => ({ value: tracking, label: tracking }))}
        error={errorOf('former')}
        {...form.register('former')}
      />
      <TrackingField label={t('step.rightTracking')} errorOf={errorOf} {...form.register('tracking')} />
    </ActionFrame>
  )
}
