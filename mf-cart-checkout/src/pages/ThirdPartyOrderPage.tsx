import { useParams } from '@shop/shell/router'
import { OrderFailure } from '../features/payment/OrderFailure.tsx'
import { PaymentSkeleton } from '../features/payment/PaymentSkeleton.tsx'
import { ThirdPartyOrder } from '../features/payment/ThirdPartyOrder.tsx'
import { useBackFromBank } from '../features/payment/use-back-from-bank.ts'
import { useThirdPartyOrder } from '../features/payment/use-third-party-order.ts'

export function ThirdPartyOrderPage() {
  const { order: ref = '' } = useParams()
  const { data, error, isFetching, refetch } = useThirdPartyOrder(ref)
  useBackFromBank(refetch)

  if (data) return <ThirdPartyOrder orderRef={ref} order={data.order} />
  if (error) return <OrderFailure failure={error} isRetrying={isFetching} onRetry={refetch} />
  return <PaymentSkeleton />
}
