import type { BodyOf } from '@shop/contracts/endpoint'
import {
  orderActionEndpoints,
  returnsEndpoint,
  updatePaymentEndpoint,
} from '@shop/contracts/staff/orders/staff-order-actions'
import { formatAmount } from '@shop/shell/format'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { Facts } from '../../../components/Facts.tsx'
import { obligatory } from '../../../forms/problem-text.ts'
import { useTexts } from '../../../use-texts.ts'
import { type ActionFormProps, useOrderAction } from './use-order-action.ts'

type Own = typeof orderActionEndpoints
type Reason = { reason: string }
/** The actions whose call has a reason in its body, and nothing else. */
type OwnReasonAction = {
  [Name in keyof Own]: [BodyOf<Own[Name]>, Reason] extends [Reason, BodyOf<Own[Name]>] ? Name : never
}[keyof Own]
type ReasonAction = OwnReasonAction | 'manual_paid' | 'manual_unpaid' | 'return_refuse'

/** An action that needs a reason, for those who read the history later; of money that was received, where it came from. */
export function ReasonForm({ action, ...props }: ActionFormProps & { action: ReasonAction }) {
  const { t } = useTexts()
  const { number, total, currency, charge_uah } = props.order
  const { form, ask, confirm, frame, errorOf } = useOrderAction<Reason>(
    { action, ...props },
    {
      defaultValues: { reason: '' },
      inputOf: draft => ({ body: action === 'return_refuse' ? { step: 'refuse', ...draft } : draft }),
    },
  )

  const send = ({ reason }: Reason) => {
    switch (action) {
      case 'return_refuse':
        return ask(returnsEndpoint, { params: { number }, body: { step: 'refuse', reason } })
      case 'manual_paid':
        return ask(updatePaymentEndpoint, { query: { order: number, is_paid: '1' }, body: { reason } })
      case 'manual_unpaid':
        return ask(updatePaymentEndpoint, { query: { order: number, is_paid: '0' }, body: { reason } })
      default:
        return ask(orderActionEndpoints[action], { params: { number }, body: { reason } })
    }
  }
  const isMoney = action === 'manual_paid'
  const sum = charge_uah ? formatAmount(charge_uah, 'UAH') : formatAmount(total, currency)
  const field = obligatory(errorOf, 'reason', t(`reason.${action}`))
  return (
    <ActionFrame
      {...frame}
      confirmLabel={isMoney ? t('confirm.manualPaidSum', { sum }) : frame.confirmLabel}
      fields={['reason']}
      onConfirm={confirm(send)}
    >
      {isMoney && <Facts facts={[{ name: t('order.sum'), value: sum }]} />}
      <TextField
        {...field}
        error={field.error && isMoney ? t('errors.source_required') : field.error}
        maxLength={200}
        {...form.register('reason')}
      />
    </ActionFrame>
  )
}
