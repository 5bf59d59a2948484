import { Link, useNavigate, useParams, useSearchParams } from '@shop/shell/router'
import { useState } from 'react'
import { ChangeRequest } from '../features/change-request/ChangeRequest.tsx'
import { readDraft } from '../features/checkout/form/draft.ts'
import { useBackFromBank } from '../features/payment/pay/pay-order.ts'
import { AccountOffer } from '../features/payment/result/AccountOffer.tsx'
import { OrderFailure } from '../features/payment/result/OrderFailure.tsx'
import { PaymentResult } from '../features/payment/result/PaymentResult.tsx'
import { PaymentSkeleton } from '../features/payment/result/PaymentSkeleton.tsx'
import { useOrder } from '../features/payment/result/use-order.ts'
import { OrderReturn } from '../features/returns/OrderReturn.tsx'
import { ReturnScreen } from '../features/returns/ReturnScreen.tsx'
import { useTexts } from '../use-texts.ts'

export function PaymentPage() {
  const { order: ref = '' } = useParams()
  const { data, error, isFetching, refetch } = useOrder(ref)
  // On another device nothing is known of the first choice: the bank's page offers all of them.
  const [draft] = useState(readDraft)
  useBackFromBank(refetch)
  // A place of its own in the history: Back closes it, and an email or the list of orders may lead to it.
  const isReturning = useSearchParams()[0].has('return')
  const navigate = useNavigate()
  const onReturned = async () => {
    await refetch()
    navigate('?', { replace: true })
  }

  const { t } = useTexts()
  if (error && !data) {
    const help = <Link to="/order-status">{t('order.findByNumber')}</Link>
    return <OrderFailure failure={error} isRetrying={isFetching} onRetry={refetch} help={help} />
  }
  if (!data) return <PaymentSkeleton />
  const { number, is_yours = false, return_until, last_return } = data.order
  if (isReturning && return_until)
    return (
      <ReturnScreen
        orderRef={ref}
        number={number}
        until={return_until}
        isYours={is_yours}
        takenBy={data.order.taken_by}
        onChanged={onReturned}
      />
    )
  const { last_name: surname, ...customer } = draft.customer
  const isPaidByYou = is_yours && data.order.payment_status === 'approved'
  return (
    <PaymentResult
      orderRef={ref}
      order={data.order}
      method={draft.payment_method}
      onChanged={refetch}
      offer={isPaidByYou && <AccountOffer contact={{ ...customer, surname }} from={`/payment/${ref}`} />}
    >
      <ChangeRequest orderRef={ref} order={data.order} onChanged={refetch} />
      <OrderReturn
        until={return_until}
        last={last_return}
        takenBy={data.order.taken_by}
        exchange={data.order.last_exchange}
        status={data.order.order_status}
      />
    </PaymentResult>
  )
}
