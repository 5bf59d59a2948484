import { syncCart } from '@shop/shell/synced-cart'
import { useStore } from '@shop/shell/use-store'
import { useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { useCart } from '../../quoted-cart/use-cart.ts'
import { useToldOnce } from '../../quoted-cart/use-told-once.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Checkout.module.css'
import { ConsentField } from './ConsentField.tsx'
import { ContactFields } from './ContactFields.tsx'
import { DeliveryFields } from './DeliveryFields.tsx'
import { EmptyCheckout } from './EmptyCheckout.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { ExpiredNotice } from './ExpiredNotice.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PayButton } from './PayButton.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { PreorderFields } from './PreorderFields.tsx'
import { $promoCode } from './promo-code.ts'
import { RefusalNotice } from './RefusalNotice.tsx'
import { withShortLines } from './refusal.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useDeliveryRoute } from './use-delivery-route.ts'
import { useKnownCustomer } from './use-known-customer.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { type NextPage, useOrdering } from './use-ordering.ts'
import { useShortageInSight } from './use-shortage-in-sight.ts'

export function Checkout({ nextPage }: { nextPage: NextPage }) {
  const { t } = useTexts()
  const form = useCheckoutForm()
  useKnownCustomer(form)
  const cart = useCart(useDeliveryRoute(form), useStore($promoCode))
  const { submit, placing, refusal, agreedTotal } = useOrdering(form, cart, nextPage)
  const summary = useShortageInSight(refusal)
  const lines = withShortLines(cart.lines, refusal)
  const isMended = refusal?.code === 'out_of_stock' && lines.every(({ problem }) => problem === null)
  const isBusy = placing !== 'idle'
  useLeaveWarning(placing === 'asking')
  useEffect(() => void syncCart(), [])
  useToldOnce('begin_checkout', cart)

  if (cart.pieces === 0 && !isBusy) return <EmptyCheckout />
  return (
    <FormProvider {...form}>
      <div className={css.checkout}>
        <h1 className={css.heading} tabIndex={-1}>
          {t('checkout.title')}
        </h1>
        <div ref={summary} className={css.summary}>
          <OrderSummary {...cart} lines={lines} />
        </div>
        <form className={css.form} noValidate aria-label={t('checkout.title')} onSubmit={submit}>
          <ErrorSummary />
          <ContactFields />
          <DeliveryFields />
          <PreorderFields lines={cart.lines} />
          <PaymentFields />
          <ConsentField />
          {refusal && !isMended && <RefusalNotice refusal={refusal} quote={cart.quote} agreedTotal={agreedTotal} />}
          <ExpiredNotice onKept={cart.refresh} />
          <PayButton cart={cart} isBusy={isBusy} />
        </form>
      </div>
    </FormProvider>
  )
}
