import { paymentMethods } from '@shop/contracts/orders/payment-means'
import type { PaymentMethod } from './form/checkout-form.ts'

declare global {
  interface Window {
    ApplePaySession?: { canMakePayments(): boolean }
  }
}

/**
 * Apple Pay where this device has it; asking the browser sends nothing anywhere. Google Pay is offered everywhere: only the bank's
 * page can tell, and it falls back to a card there.
 */
export function offeredMethods(): PaymentMethod[] {
  return paymentMethods.filter(method => method !== 'apple_pay' || hasApplePay())
}

/** What was chosen before, if it can still be offered: a draft may come from another browser of the same profile. */
export function pickOfferedMethod(wanted: PaymentMethod, otherwise: PaymentMethod): PaymentMethod {
  return offeredMethods().includes(wanted) ? wanted : otherwise
}

function hasApplePay(): boolean {
  try {
    return window.ApplePaySession?.canMakePayments() === true
  } catch {
    // Safari throws where the page is not served over TLS.
    return false
  }
}
