import { $cart } from '@shop/shell/cart'
import { $currency, $locale } from '@shop/shell/locale'
import { useNavigate } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { useEffect, useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import type { Cart } from '../cart/use-cart.ts'
import { payOrder } from '../payment/pay-order.ts'
import type { CheckoutValues, OrderForm } from './checkout-form.ts'
import { fieldNames } from './field-names.ts'
import { $placing, $refusal, placeOrder, startAnew } from './place-order.ts'
import { wrongFields } from './refusal.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

const bringPaymentPage = () => import(/* webpackChunkName: "page-payment" */ '../../exposes/payment.ts')

/** From the press of the pay button to the bank's page, or to the words why not. */
export function useOrdering(form: CheckoutForm, cart: Cart) {
  const navigate = useNavigate()
  const placing = useStore($placing)
  const refusal = useStore($refusal)
  const [agreedTotal, setAgreedTotal] = useState<number | null>(null)
  useEffect(() => startAnew, [])

  async function order(values: OrderForm) {
    if (!cart.quote || !cart.quoteHash) return
    setAgreedTotal(cart.quote.total)
    const lines = $cart.get().map(({ article, size, count, bundle }) => ({ article, size, count, bundle }))
    const agreed = { locale: $locale.get(), currency: $currency.get(), quote_hash: cart.quoteHash, lines }
    // The next page comes while the order is on its way: leaving for the bank would cut its loading short.
    const [ref] = await Promise.all([placeOrder({ ...values, ...agreed }), bringPaymentPage().catch(() => undefined)])
    if (!ref) return showRefusal()
    // Back from the bank leads to the order, where it can be paid again; never to a second order.
    navigate(`/payment/${ref}`, { replace: true })
    await payOrder(ref, values.payment_method)
  }

  async function showRefusal() {
    const refusal = $refusal.get()
    if (refusal?.code === 'price_changed' || refusal?.code === 'out_of_stock') await cart.refresh()
    for (const [name, message] of refusal ? wrongFields(refusal) : []) form.setError(name, { message })
    focusFirst(form.formState.errors)
  }

  function focusFirst(errors: FieldErrors<CheckoutValues>) {
    const first = fieldNames.find(name => form.getFieldState(name, { ...form.formState, errors }).error)
    if (first) form.setFocus(first)
  }

  return { submit: form.handleSubmit(order, focusFirst), placing, refusal, agreedTotal }
}
