import { orderInfoEndpoint } from '@shop/contracts/orders/orders'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useEffect } from 'react'
import { useTexts } from '../use-texts.ts'
import css from './WaitingNotice.module.css'
import { forgetWaitingOrder } from './waiting-order.ts'

/** Says of an order that it waits for its money, once the service has said so too. */
export function WaitingNotice({ orderRef, onLeave }: { orderRef: string; onLeave: (() => void) | undefined }) {
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
