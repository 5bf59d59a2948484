import type { BodyOf } from '@shop/contracts/endpoint'
import { orderActionEndpoints } from '@shop/contracts/staff/orders/staff-order-actions'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { type ActionFormProps, useOrderAction } from '../use-order-action.ts'

type Own = typeof orderActionEndpoints
/** The actions whose call needs no body. */
type PlainAction = {
  [Name in keyof Own]: Record<never, never> extends BodyOf<Own[Name]> ? Name : never
}[keyof Own]

/** An action that needs no more than a confirmation. */
export function ConfirmForm({ action, ...props }: ActionFormProps & { action: PlainAction }) {
  const { ask, confirm, frame } = useOrderAction({ action, ...props })
  const params = { number: props.order.number }
  return <ActionFrame {...frame} onConfirm={confirm(() => ask(orderActionEndpoints[action], { params, body: {} }))} />
}
