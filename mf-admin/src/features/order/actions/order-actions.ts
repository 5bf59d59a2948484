import type { StaffRight } from '@shop/contracts/endpoint'
import type { OrderAction } from '@shop/contracts/staff-orders'

/** What moves the order on comes first and stands out; what undoes it comes last and is quiet. */
const looks: Record<OrderAction, 'main' | 'side' | 'quiet'> = {
  take: 'main',
  ship: 'main',
  ready: 'main',
  delivered: 'main',
  restocked: 'main',
  receive: 'side',
  return_accept: 'main',
  return_refuse: 'side',
  manual_paid: 'side',
  return_request: 'side',
  refund: 'quiet',
  manual_unpaid: 'quiet',
  cancel: 'quiet',
}

const order: readonly OrderAction[] = [
  ...(['take', 'restocked', 'ship', 'ready', 'delivered', 'receive'] as const),
  ...([
    'return_accept',
    'return_refuse',
    'manual_paid',
    'return_request',
    'refund',
    'manual_unpaid',
    'cancel',
  ] as const),
]

type ShownAction = { action: OrderAction; look: 'main' | 'side' | 'quiet' }

/** What this person may do with the order now: as the service says of the order, and the role of the person. */
export function shownActions(open: readonly OrderAction[], may: (right: StaffRight) => boolean): ShownAction[] {
  return order
    .filter(action => open.includes(action) && may(action === 'refund' ? 'refunds' : 'fulfilment'))
    .map(action => ({ action, look: looks[action] }))
}
