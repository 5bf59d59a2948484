import type { StaffRight } from '@shop/contracts/endpoint'
import { type OrderActionName, orderActionNames, orderActions } from '@shop/contracts/order-actions'
import type { ReactNode } from 'react'
import { ConfirmStep } from './ConfirmStep.tsx'
import { ReasonStep } from './ReasonStep.tsx'
import { ReceiveStep } from './ReceiveStep.tsx'
import { RefundStep } from './RefundStep.tsx'
import { ReturnAcceptStep } from './ReturnAcceptStep.tsx'
import { ReturnRequestStep } from './ReturnRequestStep.tsx'
import { SendStep } from './SendStep.tsx'
import type { StepProps } from './use-order-step.ts'

type Look = 'main' | 'side' | 'quiet'
type ActionButton = { look: Look; form: (props: StepProps) => ReactNode }

/** In the order of the screen: what moves the order on comes first and stands out, what undoes it comes last and is quiet. */
const buttons = {
  take: { look: 'main', form: props => <ConfirmStep {...props} action="take" /> },
  restocked: { look: 'main', form: props => <ConfirmStep {...props} action="restocked" /> },
  ship: { look: 'main', form: props => <SendStep {...props} action="ship" /> },
  ready: { look: 'main', form: props => <SendStep {...props} action="ready" /> },
  delivered: { look: 'main', form: props => <ConfirmStep {...props} action="delivered" /> },
  receive: { look: 'side', form: props => <ReceiveStep {...props} /> },
  return_accept: { look: 'main', form: props => <ReturnAcceptStep {...props} /> },
  return_refuse: { look: 'side', form: props => <ReasonStep {...props} action="return_refuse" /> },
  manual_paid: { look: 'side', form: props => <ReasonStep {...props} action="manual_paid" /> },
  return_request: { look: 'side', form: props => <ReturnRequestStep {...props} /> },
  refund: { look: 'quiet', form: props => <RefundStep {...props} /> },
  manual_unpaid: { look: 'quiet', form: props => <ReasonStep {...props} action="manual_unpaid" /> },
  cancel: { look: 'quiet', form: props => <ReasonStep {...props} action="cancel" /> },
} satisfies Record<OrderActionName, ActionButton>

const placeOf = (action: OrderActionName) => Object.keys(buttons).indexOf(action)
const shownOrder = orderActionNames.toSorted((one, other) => placeOf(one) - placeOf(other))

type ShownAction = { action: OrderActionName; look: Look }

/** What this person may do with the order now: as the service says of the order, and the role of the person. */
export function shownActions(open: readonly OrderActionName[], may: (right: StaffRight) => boolean): ShownAction[] {
  return shownOrder
    .filter(action => open.includes(action) && may(orderActions[action].permission))
    .map(action => ({ action, look: buttons[action].look }))
}

/** The form of an action. */
export function ActionForm(props: StepProps) {
  return buttons[props.action].form(props)
}
