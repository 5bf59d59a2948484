import { emailSchema } from '@shop/contracts/contact'
import type { ShopError } from '@shop/contracts/errors'
import { emptyCartText } from '@shop/contracts/texts/page-texts'
import { TextWithLinks } from '@shop/forms/TextWithLinks'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { scrollBehavior } from '@shop/shell/scroll'
import { syncCart } from '@shop/shell/synced-cart'
import { useStore } from '@shop/shell/use-store'
import { buttonClass } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { FormProvider, useFormContext } from 'react-hook-form'
import { useCart } from '../../quoted-cart/use-cart.ts'
import { useTrackOnce } from '../../quoted-cart/use-track-once.ts'
import { useTexts } from '../../use-texts.ts'
import { WaitingOrder } from '../../waiting-order/WaitingOrder.tsx'
import css from './Checkout.module.css'
import { ContactFields } from './contact/ContactFields.tsx'
import { useKnownCustomer } from './contact/use-known-customer.ts'
import { DeliveryFields } from './DeliveryFields.tsx'
import type { CheckoutValues } from './form/checkout-form.ts'
import { ErrorSummary } from './form/ErrorSummary.tsx'
import { useFieldError } from './form/field-error.ts'
import { type CheckoutForm, useCheckoutForm } from './form/use-checkout-form.ts'
import { ExpiredNotice } from './ordering/ExpiredNotice.tsx'
import { PayButton } from './ordering/PayButton.tsx'
import { RefusalNotice } from './ordering/RefusalNotice.tsx'
import { withShortLines } from './ordering/refusal.ts'
import { type NextPage, useOrdering } from './ordering/use-ordering.ts'
import { PaymentFields } from './PaymentFields.tsx'
import { PreorderFields } from './PreorderFields.tsx'
import { $promoCode } from './promo/promo-code.ts'
import { OrderSummary } from './summary/OrderSummary.tsx'
import { useDeliveryRoute } from './use-delivery-route.ts'

const addresses = { offer: '/public-offer', privacy: '/privacy-policy' }

export function Checkout({ nextPage }: { nextPage: NextPage }) {
  const { t } = useTexts()
  const form = useCheckoutForm()
  useKnownCustomer(form)
  const { route, isKnown } = useDeliveryRoute(form)
  const cart = useCart({
    delivery: route,
    promoCode: useStore($promoCode),
    email: useEnteredEmail(form),
    isWanted: isKnown,
  })
  const { submit, placing, refusal, agreedTotal } = useOrdering(form, cart, nextPage)
  const summary = useShortageInSight(refusal)
  const lines = withShortLines(cart.lines, refusal)
  const isMended = refusal?.code === 'out_of_stock' && lines.every(({ problem }) => problem === null)
  const isBusy = placing !== 'idle'
  useLeaveWarning({ isActive: placing === 'asking' })
  useEffect(() => void syncCart(), [])
  useTrackOnce('begin_checkout', cart)

  if (cart.itemCount === 0 && !isBusy) return <EmptyCheckout />
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
          <WaitingOrder />
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

function ConsentField() {
  const { t } = useTexts()
  const { register } = useFormContext<CheckoutValues>()
  const errorOf = useFieldError()
  return (
    <Checkbox
      label={<TextWithLinks text={t('consent')} addresses={addresses} />}
      error={errorOf('consent')}
      {...register('consent')}
    />
  )
}

function EmptyCheckout() {
  const { t } = useTexts()
  const { text } = useFormat()
  const toStore = (
    <Link to="/store" className={buttonClass({ variant: 'outline' })}>
      {t('cart.continue')}
    </Link>
  )
  return (
    <>
      <WaitingOrder />
      <EmptyState headingLevel={1} title={t('checkout.emptyTitle')} actions={toStore}>
        <p>{text(emptyCartText.text)}</p>
      </EmptyState>
    </>
  )
}

/** While the order is on its way the browser asks before the page is left. */
function useLeaveWarning({ isActive }: { isActive: boolean }): void {
  useEffect(() => {
    if (!isActive) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isActive])
}

/** The customer is at the pay button: the short line, and the button that mends it, are scrolled into sight. */
function useShortageInSight(refusal: ShopError | null): RefObject<HTMLDivElement | null> {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal?.code !== 'out_of_stock') return
    const mendButton = summary.current?.querySelector<HTMLElement>('[data-problem] button')
    mendButton?.focus({ preventScroll: true })
    mendButton?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
  }, [refusal])
  return summary
}

/** So long nobody types on in the middle of an address. */
const PAUSE_MS = 600

/** The email of the form once it is whole and the customer has stopped typing; null before. */
function useEnteredEmail({ watch }: CheckoutForm): string | null {
  const typed = watch('customer.email').trim()
  const [entered, setEntered] = useState(typed)
  useEffect(() => {
    const pause = setTimeout(() => setEntered(typed), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])
  return emailSchema.safeParse(entered).success ? entered : null
}
