import { ConfirmStep } from './ConfirmStep.tsx'
import { ReasonStep } from './ReasonStep.tsx'
import { ReceiveStep } from './ReceiveStep.tsx'
import { RefundStep } from './RefundStep.tsx'
import { ReturnAcceptStep } from './ReturnAcceptStep.tsx'
import { ReturnRequestStep } from './ReturnRequestStep.tsx'
import { SendStep } from './SendStep.tsx'
import type { StepProps } from './use-order-step.ts'

/** The form of a step. */
export function ActionForm({ action, ...props }: StepProps) {
  switch (action) {
    case 'ship':
    case 'ready':
      return <SendStep action={action} {...props} />
    case 'receive':
      return <ReceiveStep action={action} {...props} />
    case 'take':
    case 'delivered':
    case 'restocked':
      return <ConfirmStep action={action} {...props} />
    case 'return_request':
      return <ReturnRequestStep action={action} {...props} />
    case 'return_accept':
      return <ReturnAcceptStep action={action} {...props} />
    case 'refund':
      return <RefundStep action={action} {...props} />
    default:
      return <ReasonStep action={action} {...props} />
  }
}
