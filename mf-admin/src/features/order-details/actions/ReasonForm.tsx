import type { BodyOf } from '@shop/contracts/endpoint'
import {
  orderActionEndpoints,
  returnsEndpoint,
  updatePaymentEndpoint,
} from '@shop/contracts/staff/orders/staff-order-actions'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { obligatory } from '../../../forms/problem-text.ts'
import { useTexts } from '../../../use-texts.ts'
import { type ActionFormProps, useOrderAction } from '../use-order-action.ts'

type Own = typeof orderActionEndpoints
type Reason = { reason: string }
/** The actions whose call has a reason in its body, and nothing else. */
type OwnReasonAction = {
  [Name in keyof Own]: [BodyOf<Own[Name]>, Reason] extends [Reason, BodyOf<Own[Name]>] ? Name : never
}[keyof Own]
type ReasonAction = OwnReasonAction | 'manual_unpaid' | 'return_refuse'

/** An action that needs a reason, for those who read the history later. */
export function ReasonForm({ action, ...props }: ActionFormProps & { action: ReasonAction }) {
  const { t } = useTexts()
  const { number } = props.order
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
      case 'manual_unpaid':
        return ask(updatePaymentEndpoint, { query: { order: number, is_paid: '0' }, body: { reason } })
      default:
        return ask(orderActionEndpoints[action], { params: { number }, body: { reason } })
    }
  }
  return (
    <ActionFrame {...frame} fields={['reason']} onConfirm={confirm(send)}>
      <TextField
        {...obligatory(errorOf, 'reason', t(`reason.${action}`))}
        maxLength={200}
        {...form.register('reason')}
      />
    </ActionFrame>
  )
}
