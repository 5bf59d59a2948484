import type { StaffRight } from '@shop/contracts/endpoint'
import { type OrderActionName, orderActionNames, orderActions } from '@shop/contracts/staff/orders/order-actions'
import type { ReactNode } from 'react'
import { AcceptChangeForm } from '../change/AcceptChangeForm.tsx'
import { ChangeForm } from '../change/ChangeForm.tsx'
import { ExchangeForm } from '../exchange/ExchangeForm.tsx'
import type { ActionFormProps } from '../use-order-action.ts'
import { ConfirmForm } from './ConfirmForm.tsx'
import { CorrectTrackingForm } from './CorrectTrackingForm.tsx'
import { ManualPaidForm } from './ManualPaidForm.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { ReceiveForm } from './ReceiveForm.tsx'
import { RefundForm } from './RefundForm.tsx'
import { RefundRequestForm } from './RefundRequestForm.tsx'
import { ReturnAcceptForm } from './ReturnAcceptForm.tsx'
import { ReturnRequestForm } from './ReturnRequestForm.tsx'
import { SendForm } from './SendForm.tsx'

type Emphasis = 'main' | 'side' | 'quiet'
type ActionButton = { emphasis: Emphasis; form: (props: ActionFormProps) => ReactNode }

/** In the order of the screen: what moves the order on comes first and stands out, what undoes it comes last and is quiet. */
const buttons = {
  take: { emphasis: 'main', form: props => <ConfirmForm {...props} action="take" /> },
  accept_discount: { emphasis: 'main', form: props => <ConfirmForm {...props} action="accept_discount" /> },
  restocked: { emphasis: 'main', form: props => <ConfirmForm {...props} action="restocked" /> },
  ship: { emphasis: 'main', form: props => <SendForm {...props} action="ship" /> },
  ready: { emphasis: 'main', form: props => <SendForm {...props} action="ready" /> },
  delivered: { emphasis: 'main', form: props => <ConfirmForm {...props} action="delivered" /> },
  accept_change: { emphasis: 'main', form: props => <AcceptChangeForm {...props} /> },
  refuse_change: { emphasis: 'side', form: props => <ReasonForm {...props} action="refuse_change" /> },
  change: { emphasis: 'side', form: props => <ChangeForm {...props} /> },
  drop_change: { emphasis: 'side', form: props => <ConfirmForm {...props} action="drop_change" /> },
  correct_tracking: { emphasis: 'side', form: props => <CorrectTrackingForm {...props} /> },
  receive: { emphasis: 'side', form: props => <ReceiveForm {...props} /> },
  return_accept: { emphasis: 'main', form: props => <ReturnAcceptForm {...props} /> },
  exchange: { emphasis: 'main', form: props => <ExchangeForm {...props} /> },
  return_refuse: { emphasis: 'side', form: props => <ReasonForm {...props} action="return_refuse" /> },
  manual_paid: { emphasis: 'side', form: props => <ManualPaidForm {...props} /> },
  return_request: { emphasis: 'side', form: props => <ReturnRequestForm {...props} /> },
  refund_request: { emphasis: 'quiet', form: props => <RefundRequestForm {...props} /> },
  refund_decline: { emphasis: 'quiet', form: props => <ReasonForm {...props} action="refund_decline" /> },
  refund: { emphasis: 'quiet', form: props => <RefundForm {...props} /> },
  manual_unpaid: { emphasis: 'quiet', form: props => <ReasonForm {...props} action="manual_unpaid" /> },
  cancel: { emphasis: 'quiet', form: props => <ReasonForm {...props} action="cancel" /> },
} satisfies Record<OrderActionName, ActionButton>

const indexOf = (action: OrderActionName) => Object.keys(buttons).indexOf(action)
const shownOrder = orderActionNames.toSorted((one, other) => indexOf(one) - indexOf(other))

type ShownAction = { action: OrderActionName; emphasis: Emphasis }

/** What this person may do with the order now: as the service says of the order, and the role of the person. */
export function shownActions(open: readonly OrderActionName[], may: (right: StaffRight) => boolean): ShownAction[] {
  return (
    shownOrder
      .filter(action => open.includes(action) && may(orderActions[action].permission))
      // Who may refund needs to ask nobody.
      .filter(action => action !== 'refund_request' || !may(orderActions.refund.permission))
      .map(action => ({ action, emphasis: buttons[action].emphasis }))
  )
}

/** The form of an action. */
export function ActionForm(props: ActionFormProps) {
  return buttons[props.action].form(props)
}
