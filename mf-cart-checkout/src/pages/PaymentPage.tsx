import { useParams } from '@shop/shell/router'
import { useState } from 'react'
import { readDraft } from '../features/checkout/draft.ts'
import { OrderFailure } from '../features/payment/OrderFailure.tsx'
import { PaymentResult } from '../features/payment/PaymentResult.tsx'
import { PaymentSkeleton } from '../features/payment/PaymentSkeleton.tsx'
import { useBackFromBank } from '../features/payment/use-back-from-bank.ts'
import { useOrder } from '../features/payment/use-order.ts'

export function PaymentPage() {
  const { order: ref = '' } = useParams()
  const { data, error, isFetching, refetch } = useOrder(ref)
  // On another device nothing is known of the first choice: the bank's page offers all of them.
  const [method] = useState(() => readDraft().payment_method)
  useBackFromBank(refetch)

  if (data) return <PaymentResult orderRef={ref} order={data.order} method={method} onChanged={refetch} />
  if (error) return <OrderFailure failure={error} isRetrying={isFetching} onRetry={refetch} />
  return <PaymentSkeleton />
}
