import { call } from '@shop/api-client/call'
import type { BodyOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { startPaymentEndpoint } from '@shop/contracts/orders/payments'
import { openPopup } from '@shop/shell/popup'
import { atom } from '@shop/shell/stores'
import { useEffect } from 'react'

const LEAVING_MS = 15_000

/** From the press of the button until the bank's page has taken over. */
export const $isLeavingToPay = atom(false)
export const $payRefusal = atom<ShopError | null>(null)

/** Goes to the bank's page. The order is safe already: a refusal here only means to try again. */
export async function payOrder(wanted: BodyOf<typeof startPaymentEndpoint>): Promise<void> {
  if ($isLeavingToPay.get()) return
  $isLeavingToPay.set(true)
  $payRefusal.set(null)
  try {
    postForm(await call(startPaymentEndpoint, { body: wanted }))
    // Still here: the shopper stopped the browser, or the bank's page does not come.
    setTimeout(stayHere, LEAVING_MS)
  } catch (error) {
    const refusal = error instanceof ShopError ? error : new ShopError('unknown')
    $payRefusal.set(refusal)
    if (refusal.code === 'payment_unavailable') openPopup('payment-unavailable')
    $isLeavingToPay.set(false)
  }
}

/** Back from the bank by the browser's own button: the kept page wakes up where it was. */
export function stayHere(): void {
  $isLeavingToPay.set(false)
  $payRefusal.set(null)
}

type PostedForm = { action: string; fields: readonly { name: string; value: string }[] }

/** Leaves the shop by posting a form, as the bank's page wants it: names may repeat, their order counts. */
function postForm({ action, fields }: PostedForm): void {
  const form = document.createElement('form')
  form.method = 'POST'
  form.action = action
  form.acceptCharset = 'utf-8'
  form.hidden = true
  form.append(...fields.map(hiddenInput))
  document.body.append(form)
  form.submit()
  // The page may be kept for Back: it should not collect a form for each try.
  form.remove()
}

function hiddenInput({ name, value }: { name: string; value: string }): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = name
  input.value = value
  return input
}

/** Wakes the page when the browser's Back brings it from its memory, and forgets the attempt when the page is left. */
export function useBackFromBank(refetch: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      stayHere()
      refetch()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [refetch])
  // A refusal belongs to this order: the next one begins without it.
  useEffect(() => stayHere, [])
}
