import { paymentAvailabilityEndpoint } from '@shop/contracts/orders/payments'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'

/** Can customers pay online now? Asked with each page: staff may have switched payments off a moment ago. */
export function usePaymentAvailability() {
  const { text } = useFormat()
  const { data } = useEndpoint(paymentAvailabilityEndpoint, {}, { staleTime: 0 })
  return {
    /** Until the answer is there, the shop is taken to be open: the service decides when somebody pays. */
    isOff: data?.enabled === false,
    /** What staff wrote for customers, in their language. */
    reason: data?.text ? text(data.text) : null,
    areEurosCharged: data?.euros_charged_in === 'EUR',
  }
}
