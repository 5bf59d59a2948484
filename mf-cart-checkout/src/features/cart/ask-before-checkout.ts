import type { CustomerView } from '@shop/contracts/customers/profile'
import { isPromptDue, type PromptName, promptKey } from '@shop/contracts/customers/prompts'
import { openPopup } from '@shop/shell/popup'

type Shopper = { session: 'unknown' | 'guest' | 'signed-in'; customer: CustomerView | undefined }

const CART = '/cart'

/**
 * Asks once in a while what would make the order cheaper: a guest for an account, a customer for the phone (spec §4).
 * True when it asked, in place of going on; no to the question leads on to the cart.
 */
export function askBeforeCheckout({ session, customer }: Shopper): boolean {
  if (session === 'guest' && isFree('registration')) {
    openPopup('registration', { goOn: CART })
    return true
  }
  if (session === 'signed-in' && customer && !customer.phone_verified && isFree('loyalty')) {
    openPopup('loyalty', { goOn: CART, phone: customer.phone })
    return true
  }
  return false
}

/** May it be asked now? Then this is remembered: the next time the customer goes straight on. */
function isFree(name: PromptName): boolean {
  try {
    if (!isPromptDue(name, localStorage.getItem(promptKey(name)), Date.now())) return false
    localStorage.setItem(promptKey(name), String(Date.now()))
    return true
  } catch {
    return false
  }
}
