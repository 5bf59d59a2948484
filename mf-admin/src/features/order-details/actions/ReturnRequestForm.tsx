import { returnsEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { FormProvider } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { optional } from '../../../forms/problem-text.ts'
import { useTexts } from '../../../use-texts.ts'
import { type Picked, pickedLines } from '../picked-lines.ts'
import { type ActionFormProps, useOrderAction } from '../use-order-action.ts'
import { PickedLines } from './LinePicker.tsx'

type Draft = { picked: Picked; reason: string }

/** The customer called: what will be sent back, and why. */
export function ReturnRequestForm(props: ActionFormProps) {
  const { t } = useTexts()
  const { number, lines } = props.order
  const bodyOf = ({ picked, reason }: Draft) => ({
    step: 'request' as const,
    lines: pickedLines(lines, picked),
    reason,
  })
  const { form, ask, confirm, frame, errorOf } = useOrderAction<Draft>(props, {
    defaultValues: { picked: {}, reason: '' },
    inputOf: draft => ({ body: bodyOf(draft) }),
  })

  const send = (draft: Draft) => ask(returnsEndpoint, { params: { number }, body: bodyOf(draft) })
  return (
    <FormProvider {...form}>
      <ActionFrame {...frame} fields={['lines', 'reason']} onConfirm={confirm(send)}>
        <PickedLines
          required
          legend={t('step.comesBack')}
          lines={lines}
          most={({ count, returned = 0 }) => count - returned}
          error={errorOf('lines')}
        />
        <TextField
          {...optional(errorOf, 'reason', t('reason.return_request'))}
          maxLength={500}
          {...form.register('reason')}
        />
      </ActionFrame>
    </FormProvider>
  )
}
