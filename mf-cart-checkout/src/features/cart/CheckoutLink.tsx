import { type CustomerView, customerInfoEndpoint } from '@shop/contracts/customers/profile'
import { isPromptDue, type PromptName, promptKey } from '@shop/contracts/customers/prompts'
import { openPopup } from '@shop/shell/popup'
import { useEndpoint } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { buttonClass } from '@shop/ui-kit/Button'
import type { MouseEvent } from 'react'
import { useTexts } from '../../use-texts.ts'

/** From the popup on to the checkout, sometimes past a question. */
export function CheckoutLink({ close }: { close: () => void }) {
  const { t } = useTexts()
  const session = useStore($session)
  const { data } = useEndpoint(customerInfoEndpoint, {}, { enabled: session === 'signed-in' })

  function goOn(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    if (askBeforeCheckout({ session, customer: data?.user })) event.preventDefault()
    else close()
  }
  return (
    <Link to="/checkout" className={buttonClass({ variant: 'checkout', wide: true })} onClick={goOn}>
      {t('cart.checkOut')}
    </Link>
  )
}

type Shopper = { session: 'unknown' | 'guest' | 'signed-in'; customer: CustomerView | undefined }

const CART = '/cart'

/**
 * Asks once in a while what would make the order cheaper (docs/rules.md, "Accounts"): a guest for an account, a customer for
 * the phone. True when it asked, in place of going on; no to the question leads on to the cart.
 */
function askBeforeCheckout({ session, customer }: Shopper): boolean {
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
