import { refundRequestEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { formatAmount } from '@shop/shell/format'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { FormProvider } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { obligatory } from '../../../forms/problem-text.ts'
import { useTexts } from '../../../use-texts.ts'
import { allOf, type Picked, pickedLines } from '../picked-lines.ts'
import { type ActionFormProps, useOrderAction } from '../use-order-action.ts'
import { PickedLines } from './LinePicker.tsx'
import { backOf } from './RefundLines.tsx'
import { draftSum } from './refund-draft.ts'

type Draft = { picked: Picked; reason: string }

/** Who may not refund says for which items, and why; it appears at the home page of those who may. */
export function RefundRequestForm(props: ActionFormProps) {
  const { t } = useTexts()
  const { order } = props
  const { number, lines, currency } = order
  const bodyOf = ({ picked, reason }: Draft) => ({ lines: pickedLines(lines, picked), reason })
  const { form, ask, confirm, frame, errorOf } = useOrderAction<Draft>(props, {
    defaultValues: { picked: allOf(lines, ({ due = 0 }) => due), reason: '' },
    inputOf: draft => ({ body: bodyOf(draft) }),
  })
  const wish = { kind: 'lines', picked: form.watch('picked'), delivery: false, amount: '', paymentId: '' } as const
  const sum = draftSum(order, wish)

  const send = (draft: Draft) => ask(refundRequestEndpoint, { params: { number }, body: bodyOf(draft) })
  return (
    <FormProvider {...form}>
      <ActionFrame
        {...frame}
        confirmLabel={sum ? t('refund.confirmAsk', { sum: formatAmount(sum, 'UAH') }) : frame.confirmLabel}
        fields={['lines', 'reason']}
        onConfirm={confirm(send)}
      >
        <PickedLines
          required
          legend={t('refund.forWhat')}
          lines={lines}
          most={({ kept }) => kept}
          sumOf={backOf(currency)}
          error={errorOf('lines')}
        />
        <TextField
          {...obligatory(errorOf, 'reason', t('reason.refund_request'))}
          maxLength={200}
          {...form.register('reason')}
        />
      </ActionFrame>
    </FormProvider>
  )
}
