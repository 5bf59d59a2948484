import { refundRequestEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { formatAmount } from '@shop/shell/format'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller, useForm } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { useTexts } from '../../../use-texts.ts'
import { LinePicker } from './LinePicker.tsx'
import { allOf, type Picked, pickedLines } from './picked-lines.ts'
import { backOf } from './RefundLines.tsx'
import { draftSum } from './refund-draft.ts'
import { type ActionFormProps, useOrderAction } from './use-order-action.ts'

type Draft = { picked: Picked; reason: string }

/** Who may not refund says for which items, and why; it appears at the home page of those who may. */
export function RefundRequestForm(props: ActionFormProps) {
  const { t } = useTexts()
  const { order } = props
  const { number, lines, currency } = order
  const { control, register, handleSubmit, watch } = useForm<Draft>({
    defaultValues: { picked: allOf(lines, ({ due = 0 }) => due), reason: '' },
  })
  const { ask, done, frame, errorOf } = useOrderAction(props)
  const wish = { kind: 'lines', picked: watch('picked'), delivery: false, amount: '', paymentId: '' } as const
  const sum = draftSum(order, wish)

  const send = ({ picked, reason }: Draft) =>
    ask(refundRequestEndpoint, { params: { number }, body: { lines: pickedLines(lines, picked), reason } })
  return (
    <ActionFrame
      {...frame}
      confirmLabel={sum ? t('refund.confirmAsk', { sum: formatAmount(sum, 'UAH') }) : frame.confirmLabel}
      fields={['lines', 'reason']}
      onConfirm={handleSubmit(async draft => done(await send(draft)))}
    >
      <Controller
        control={control}
        name="picked"
        render={({ field }) => (
          <LinePicker
            legend={t('refund.forWhat')}
            lines={lines}
            most={({ kept }) => kept}
            sumOf={backOf(currency)}
            picked={field.value}
            onPick={field.onChange}
            error={errorOf('lines')}
          />
        )}
      />
      <TextField label={t('reason.refund_request')} maxLength={200} error={errorOf('reason')} {...register('reason')} />
    </ActionFrame>
  )
}
