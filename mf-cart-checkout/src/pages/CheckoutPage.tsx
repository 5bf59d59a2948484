import { usePageMeta } from '@shop/shell/page-meta'
import { openPopup } from '@shop/shell/popup'
import { useNavigate } from '@shop/shell/router'
import { Checkout } from '../features/checkout/Checkout.tsx'
import type { NextPage } from '../features/checkout/ordering/use-ordering.ts'
import { payOrder } from '../features/payment/pay/pay-order.ts'
import { usePaymentAvailability } from '../payment-availability/use-payment-availability.ts'
import { useTexts } from '../use-texts.ts'

const bringPayment = () => import(/* webpackChunkName: "page-payment" */ './PaymentPage.tsx')

export function CheckoutPage() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { isOff } = usePaymentAvailability()
  usePageMeta({ title: t('checkout.pageTitle') })

  const openPayment: NextPage['open'] = (ref, method) => {
    // Back from the bank leads to the order, where it can be paid again; never to a second order.
    navigate(`/payment/${ref}`, { replace: true })
    // Known to be switched off, the bank need not be asked for.
    if (isOff) openPopup('payment-unavailable')
    else void payOrder({ order: ref, method })
  }
  return <Checkout nextPage={{ bring: bringPayment, open: openPayment }} />
}
