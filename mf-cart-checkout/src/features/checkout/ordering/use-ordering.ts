import type { ShopError } from '@shop/contracts/errors'
import { $cart } from '@shop/shell/cart/cart'
import { $currency, $locale } from '@shop/shell/locale'
import { useStore } from '@shop/shell/use-store'
import { useEffect, useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { preordersIn } from '../../../quoted-cart/cart-view.ts'
import type { Cart } from '../../../quoted-cart/use-cart.ts'
import { refreshList } from '../delivery-ukraine/directory.ts'
import type { CheckoutValues, OrderForm, PaymentMethod } from '../form/checkout-form.ts'
import { fieldNames } from '../form/field-names.ts'
import type { CheckoutForm } from '../form/use-checkout-form.ts'
import { orderedCode } from '../promo/promo-code.ts'
import { hasExpired } from './expired-lines.ts'
import { $placing, $refusal, placeOrder, startAnew } from './place-order.ts'
import { isAboutList, wrongFields } from './refusal.ts'

/** The next page is brought while the order is on its way: leaving for the bank would cut its loading short. */
export type NextPage = { bring: () => Promise<unknown>; open: (ref: string, method: PaymentMethod) => void }

/** From the press of the pay button to the order's own page, or to the reason why not. */
export function useOrdering(form: CheckoutForm, cart: Cart, nextPage: NextPage) {
  const placing = useStore($placing)
  const refusal = useStore($refusal)
  const [agreedTotal, setAgreedTotal] = useState<number | null>(null)
  useEffect(() => startAnew, [])

  async function order(values: OrderForm) {
    if (!cart.quote || !cart.quoteHash) return
    // The notice above the button asks; ordering goes on when it is answered.
    if (hasExpired()) return
    if (preordersIn(cart.lines) && !values.preorder_ack) {
      form.setError('preorder_ack', { message: 'preorder_ack_required' })
      return form.setFocus('preorder_ack')
    }
    setAgreedTotal(cart.quote.total)
    const lines = $cart.get().map(({ article, size, count, bundle }) => ({ article, size, count, bundle }))
    const promo_code = orderedCode(cart.answer?.promo)
    const agreed = { locale: $locale.get(), currency: $currency.get(), quote_hash: cart.quoteHash, lines, promo_code }
    const [ref] = await Promise.all([placeOrder({ ...values, ...agreed }), nextPage.bring().catch(() => undefined)])
    if (ref) nextPage.open(ref, values.payment_method)
    else await showRefusal()
  }

  async function showRefusal() {
    const refusal = $refusal.get()
    if (refusal && hasNewPrice(refusal)) await cart.refresh()
    if (refusal && isAboutList(refusal)) await refreshList()
    for (const [name, message] of refusal ? wrongFields(refusal, form.getValues()) : [])
      form.setError(name, { message })
    focusFirst(form.formState.errors)
  }

  function focusFirst(errors: FieldErrors<CheckoutValues>) {
    const first = fieldNames.find(name => form.getFieldState(name, { ...form.formState, errors }).error)
    if (first) form.setFocus(first)
  }

  return { submit: form.handleSubmit(order, focusFirst), placing, refusal, agreedTotal }
}

/** Refusals after which the same cart has another price, or a code that does not count any more. */
function hasNewPrice({ code }: ShopError): boolean {
  return code === 'price_changed' || code === 'out_of_stock' || code.startsWith('promo_')
}
