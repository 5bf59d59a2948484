import { type ComponentType, lazy, Suspense, useState } from 'react'
import { waitingOrderRef } from './waiting-order.ts'

type Notice = ComponentType<{ orderRef: string; onLeave: (() => void) | undefined }>

const Nothing: Notice = () => null

// Few carts have an order that waits, and without a connection nobody could say whether it still does.
const WaitingNotice = lazy<Notice>(() =>
  import(/* webpackChunkName: "waiting-order" */ './WaitingNotice.tsx').then(
    ({ WaitingNotice }) => ({ default: WaitingNotice }),
    () => ({ default: Nothing }),
  ),
)

/** The bank's tab was closed: the order that this browser placed still waits for its money, and the cart is empty. */
export function WaitingOrder({ onLeave }: { onLeave?: () => void }) {
  const [ref] = useState(() => waitingOrderRef(Date.now()))
  return <Suspense fallback={null}>{ref && <WaitingNotice orderRef={ref} onLeave={onLeave} />}</Suspense>
}
