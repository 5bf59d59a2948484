import type { StaffMeans } from '@shop/contracts/orders/payment-means'
import { updatePaymentEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { formatAmount } from '@shop/shell/format'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { Facts } from '../../../components/Facts.tsx'
import { MeansChoice } from '../../../forms/MeansChoice.tsx'
import { obligatory } from '../../../forms/problem-text.ts'
import { useTexts } from '../../../use-texts.ts'
import { type ActionFormProps, useOrderAction } from '../use-order-action.ts'

type Draft = { means: StaffMeans | ''; reason: string }

/** Money that staff took themselves: by what, and where it came from. */
export function ManualPaidForm(props: ActionFormProps) {
  const { t } = useTexts()
  const { number, total, currency, charge_uah } = props.order
  const { form, ask, confirm, frame, errorOf } = useOrderAction<Draft>(props, {
    defaultValues: { means: '', reason: '' },
    inputOf: draft => ({ body: bodyOf(draft) }),
  })
  const sum = charge_uah ? formatAmount(charge_uah, 'UAH') : formatAmount(total, currency)
  const source = obligatory(errorOf, 'reason', t('reason.manual_paid'))
  const send = (draft: Draft) =>
    ask(updatePaymentEndpoint, { query: { order: number, is_paid: '1' }, body: bodyOf(draft) })
  return (
    <ActionFrame
      {...frame}
      confirmLabel={t('confirm.manualPaidSum', { sum })}
      fields={['means', 'reason']}
      onConfirm={confirm(send)}
    >
      <Facts facts={[{ name: t('order.sum'), value: sum }]} />
      <Controller
        control={form.control}
        name="means"
        render={({ field }) => <MeansChoice value={field.value} onChange={field.onChange} errorOf={errorOf} />}
      />
      <TextField
        {...source}
        error={source.error && t('errors.source_required')}
        maxLength={200}
        {...form.register('reason')}
      />
    </ActionFrame>
  )
}

function bodyOf({ means, reason }: Draft) {
  return { reason, ...(means && { means }) }
}
