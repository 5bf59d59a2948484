import { returnsEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller, useForm } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { useTexts } from '../../../use-texts.ts'
import { LinePicker } from './LinePicker.tsx'
import { type Picked, pickedLines } from './picked-lines.ts'
import { type ActionFormProps, useOrderAction } from './use-order-action.ts'

type Draft = { picked: Picked; reason: string }

/** The customer called: what will be sent back, and why. */
export function ReturnRequestForm(props: ActionFormProps) {
  const { t } = useTexts()
  const { number, lines } = props.order
  const { control, register, handleSubmit } = useForm<Draft>({ defaultValues: { picked: {}, reason: '' } })
  const { ask, done, frame, errorOf } = useOrderAction(props)

  const send = ({ picked, reason }: Draft) => {
    const body = { step: 'request' as const, lines: pickedLines(lines, picked), reason }
    return ask(returnsEndpoint, { params: { number }, body })
  }
  return (
    <ActionFrame
      {...frame}
      fields={['lines', 'reason']}
      onConfirm={handleSubmit(async draft => done(await send(draft)))}
    >
      <Controller
        control={control}
        name="picked"
        render={({ field }) => (
          <LinePicker
            legend={t('step.comesBack')}
            lines={lines}
            most={({ count, returned = 0 }) => count - returned}
            picked={field.value}
            onPick={field.onChange}
            error={errorOf('lines')}
          />
        )}
      />
      <TextField label={t('reason.return_request')} maxLength={500} error={errorOf('reason')} {...register('reason')} />
    </ActionFrame>
  )
}
