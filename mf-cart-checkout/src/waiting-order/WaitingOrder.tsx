import { orderInfoEndpoint } from '@shop/contracts/orders/orders'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useEffect, useState } from 'react'
import { useTexts } from '../use-texts.ts'
import css from './WaitingOrder.module.css'
import { forgetWaitingOrder, waitingOrderRef } from './waiting-order.ts'

/** The bank's tab was closed: the order that this browser placed still waits for its money, and the cart is empty. */
export function WaitingOrder({ onLeave }: { onLeave?: () => void }) {
  const [ref] = useState(() => waitingOrderRef(Date.now()))
  return ref && <Waiting orderRef={ref} onLeave={onLeave} />
}

function Waiting({ orderRef, onLeave }: { orderRef: string; onLeave: (() => void) | undefined }) {
  const { t } = useTexts()
  const { date, day, time } = useFormat()
  // Paid or cancelled elsewhere, it waits no more; until the service has said so, nothing is claimed.
  const { data } = useEndpoint(orderInfoEndpoint, { query: { order: orderRef } }, { staleTime: 0, retry: false })
  const order = data?.order
  const isWaiting = order?.order_status === 'awaiting_payment' && !order.cancel_requested
  useEffect(() => {
    if (order && !isWaiting) forgetWaitingOrder()
  }, [order, isWaiting])
  if (!isWaiting || !order.reserved_until) return null

  const { number, reserved_until: until } = order
  const isToday = date(until) === date(Date.now())
  return (
    <div className={css.waiting}>
      <Notice
        tone="warn"
        announced
        title={t(isToday ? 'waiting.today' : 'waiting.later', { number, day: day(until), time: time(until) })}
        action={
          <Link to={`/payment/${orderRef}`} onClick={onLeave}>
            {t('waiting.pay')}
          </Link>
        }
      />
    </div>
  )
}
