import { useParams } from '@shop/shell/router'
import { useBackFromBank } from '../features/payment/pay/pay-order.ts'
import { OrderFailure } from '../features/payment/result/OrderFailure.tsx'
import { PaymentSkeleton } from '../features/payment/result/PaymentSkeleton.tsx'
import { ThirdPartyOrder } from '../features/payment/third-party-order/ThirdPartyOrder.tsx'
import { useThirdPartyOrder } from '../features/payment/third-party-order/use-third-party-order.ts'

export function ThirdPartyOrderPage() {
  const { order: ref = '' } = useParams()
  const { data, error, isFetching, refetch } = useThirdPartyOrder(ref)
  useBackFromBank(refetch)

  if (data) return <ThirdPartyOrder orderRef={ref} order={data.order} />
  if (error) return <OrderFailure failure={error} isRetrying={isFetching} onRetry={refetch} />
  return <PaymentSkeleton />
}
